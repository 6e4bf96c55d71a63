import { NextResponse } from "next/server";
import { PRIVATE_HEADERS } from "./error-response";

/** A good answer of JSON that is written already; whoever wrote it named every key that may leave. */
export function jsonAnswer(json: string, status = 200): NextResponse {
  return new NextResponse(json, {
    status,
    headers: {
      ...PRIVATE_HEADERS,
      "Content-Type": "application/json",
      "Content-Length": String(Buffer.byteLength(json)),
    },
  });
}
