import { serve } from "inngest/next";
import type { NextRequest } from "next/server";
import { functions } from "@/inngest/functions";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { errorResponse } from "@/lib/http/error-response";
import { requestInfo } from "@/lib/http/request";
import { inngest } from "@/lib/server/inngest-client";

/** Seconds: the rationales of a long list may take three quarters of a minute. */
export const maxDuration = 60;

let handlers: ReturnType<typeof serve> | undefined;

/** Made at the first call and not at import: a build has no settings to make it from. */
function inngestHandlers() {
  handlers ??= serve({ client: inngest, functions, enableUnauthedSync: false });
  return handlers;
}

// Inngest signs its calls, so neither a session nor an origin is asked for. Without keys there is
// nobody to answer: the functions run in the server's own process.
function inngestRoute(method: "GET" | "POST" | "PUT") {
  return async (request: NextRequest): Promise<Response> => {
    if (env().JOBS === "embedded")
      return errorResponse(new AppError("not_found", "Not found"), requestInfo(request));
    return inngestHandlers()[method](request, undefined);
  };
}

export const GET = inngestRoute("GET");
export const POST = inngestRoute("POST");
export const PUT = inngestRoute("PUT");
