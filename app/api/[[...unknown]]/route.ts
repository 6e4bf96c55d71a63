import type { NextRequest } from "next/server";
import { notFound } from "@/lib/core/errors";
import { errorResponse } from "@/lib/http/error-response";
import { requestInfo } from "@/lib/http/request";

/** Responds with 404 to every path below `/api` without a route. */
function answerUnknown(request: NextRequest): Response {
  return errorResponse(notFound("Address"), requestInfo(request));
}

export {
  answerUnknown as DELETE,
  answerUnknown as GET,
  answerUnknown as OPTIONS,
  answerUnknown as PATCH,
  answerUnknown as POST,
  answerUnknown as PUT,
};
