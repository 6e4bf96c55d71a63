import { serve } from "inngest/next";
import type { NextRequest } from "next/server";
import { functions } from "@/inngest/functions";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { errorResponse } from "@/lib/http/error-response";
import { requestInfo } from "@/lib/http/request";
import { inngest } from "@/lib/server/inngest-client";

/**
 * Time limit of this route on a hosted platform, in seconds. Writing the rationales of a long list can take 45
 * seconds.
 */
export const maxDuration = 60;

let handlers: ReturnType<typeof serve> | undefined;

/**
 * Returns the handlers of Inngest's requests. They are created on the first call and not on import, because the
 * build has no environment variables.
 */
function inngestHandlers() {
  handlers ??= serve({ client: inngest, functions, enableUnauthedSync: false });
  return handlers;
}

// Creates a handler. Inngest signs its calls, so no session and no origin is checked. Without keys
// the route responds with 404: the functions run in the process of the server.
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
