import { NextResponse } from "next/server";
import { z } from "zod";
import { CLEAR_CACHE_HEADER } from "@/lib/core/clear-cache-header";
import { PRIVATE_HEADERS } from "@/lib/http/error-response";
import { publicRoute } from "@/lib/http/route";

/**
 * Clears the browser's cache of this origin. A client calls it when another person uses the device.
 */
export const POST = publicRoute({ output: z.instanceof(NextResponse) }, () => {
  const response = new NextResponse(null, { status: 204, headers: PRIVATE_HEADERS });
  response.headers.set(...CLEAR_CACHE_HEADER);
  return Promise.resolve(response);
});
