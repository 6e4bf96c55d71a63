import { NextResponse } from "next/server";
import { PRIVATE_HEADERS } from "./error-response";

/**
 * Creates a response of serialized JSON. The caller must have selected the keys that may leave the
 * server.
 */
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
