import { NextResponse } from "next/server";
import { PRIVATE_HEADERS } from "./error-response";

/** A good answer of JSON that is written already; whoever wrote it named every key that may leave. */
export function jsonAnswer(json: string): NextResponse {
  return new NextResponse(json, {
    headers: { ...PRIVATE_HEADERS, "Content-Type": "application/json" },
  });
}
