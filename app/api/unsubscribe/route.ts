import { NextResponse } from "next/server";
import { z } from "zod";
import { unsubscribeSchema } from "@/lib/features/reminders/model/schema";
import { unsubscribe } from "@/lib/features/reminders/server/commands/unsubscribe";
import { unsubscribePage } from "@/lib/features/reminders/server/unsubscribe-links";
import { requestSource } from "@/lib/http/request-source";
import { publicRoute } from "@/lib/http/route";

/** Stops reminders. Mail programs call it (RFC 8058); their form body is ignored. */
export const POST = publicRoute({ query: unsubscribeSchema }, ({ query, request }) =>
  unsubscribe({ ...query, source: requestSource(request) }),
);

/**
 * Redirects to the page on which a person can stop the reminders. Link scanners also send GET requests, so GET
 * must not unsubscribe.
 */
export const GET = publicRoute(
  { query: unsubscribeSchema, output: z.instanceof(NextResponse) },
  ({ query: { token } }) =>
    Promise.resolve(
      new NextResponse(null, { status: 303, headers: { Location: unsubscribePage(token) } }),
    ),
);
