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

/** The time before which the server read no data of the requesting page, in milliseconds since 1970. */
const query = z.object({ since: z.coerce.number().int().min(0).optional() });

const openChanges = read("household:view", (_actor, session: Session, since: number | undefined) =>
  openStream(session, since),
);

export const GET = route(
  openChanges,
  { query, output: z.instanceof(NextResponse) },
  async ({ run, request, session, query: { since } }) => {
    // When LIVE_UPDATES is off, the browser polls instead. The response is 204, because EventSource does not
    // reconnect after a 204.
    const isWanted = env().LIVE_UPDATES && request.method === "GET";
    if (!isWanted) return new NextResponse(null, { status: 204, headers: PRIVATE_HEADERS });
    return new NextResponse(await run(session, since), { headers });
  },
);
