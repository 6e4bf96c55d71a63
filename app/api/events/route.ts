import { NextResponse } from "next/server";
import { z } from "zod";
import { env } from "@/lib/core/env";
import { PRIVATE_HEADERS } from "@/lib/http/error-response";
import { route } from "@/lib/http/route";
import { read } from "@/lib/policy/operation";
import { openStream } from "@/lib/server/realtime/hub";
import type { Session } from "@/lib/server/session";

const headers = {
  "Content-Type": "text/event-stream",
  // `no-transform` forbids compression, which would buffer the events of the stream.
  "Cache-Control": "private, no-store, no-transform",
  "X-Accel-Buffering": "no",
};

/** The age of the requesting page in milliseconds. */
const query = z.object({ pageAge: z.coerce.number().int().min(0).default(0) });

const openChanges = read("household:view", (_actor, session: Session, pageAge: number) =>
  openStream(session, pageAge),
);

export const GET = route(
  openChanges,
  { query, output: z.instanceof(NextResponse) },
  async ({ run, request, session, query: { pageAge } }) => {
    // When LIVE_UPDATES is off, the browser polls instead. The response is 204, because EventSource does not
    // reconnect after a 204.
    const isWanted = env().LIVE_UPDATES && request.method === "GET";
    if (!isWanted) return new NextResponse(null, { status: 204, headers: PRIVATE_HEADERS });
    return new NextResponse(await run(session, pageAge), { headers });
  },
);
