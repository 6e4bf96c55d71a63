import { NextResponse } from "next/server";
import { PRIVATE_HEADERS } from "./error-response";

/** Answers with serialized JSON. Its writer has listed every key that may leave the server. */
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
