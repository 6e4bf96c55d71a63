import { AppError, type ErrorCode } from "../core/errors";
import { logger } from "../core/logger";
import { databaseErrorToAppError } from "../server/database-errors";
import { isOverload } from "./overload";

/** Headers of responses that depend on the session: no cache may store them. */
export const PRIVATE_HEADERS = { "Cache-Control": "private, no-store" } as const;

/**
 * Error codes that may come from an attack (wrong role, other origin, too many attempts), so their responses
 * are logged.
 */
const REFUSALS = new Set<ErrorCode>(["forbidden", "rate_limited"]);

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return (
    databaseErrorToAppError(error) ??
    new AppError("internal", "Something went wrong on our side. Please try again.", {
      cause: error,
    })
  );
}

/**
 * Creates the response for an error: its status, and a body that is safe to show. Details of
 * unexpected errors are logged under the request id, which the body contains.
 */
export function errorResponse(
  error: unknown,
  request: { method: string; path: string; id: string },
): Response {
  const appError = toAppError(error);
  const isRefusal = REFUSALS.has(appError.code) || isOverload(appError);
  if (appError.status >= 500 && !isRefusal) {
    logger.error(
      { request, code: appError.code, error: appError.cause ?? appError },
      appError.message,
    );
  }
  if (isRefusal) logger.info({ request, code: appError.code }, "refused");
  return Response.json(
    {
      message: appError.message,
      code: appError.code,
      ...(appError.issues ? { issues: appError.issues } : {}),
      ...appError.details,
      ...(appError.code === "internal" ? { requestId: request.id } : {}),
    },
    {
      status: appError.status,
      headers: {
        ...PRIVATE_HEADERS,
        ...(appError.retryAfter === undefined
          ? {}
          : { "Retry-After": String(Math.ceil(appError.retryAfter)) }),
      },
    },
  );
}
