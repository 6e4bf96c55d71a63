import { AppError } from "../core/errors";

const TRANSIENT_CODES = new Set(["P2034", "40001", "40P01"]);
const MISSING_CODES = new Set(["P2025", "P2003", "23503"]);
const UNREACHABLE_SQLSTATES = /^(08|57P0|53)/;
const UNREACHABLE_PRISMA_CODES = new Set(["P1001", "P1002", "P1008", "P1017", "P2024", "P2028"]);
const UNREACHABLE_NODE_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
]);

const MAX_LINKS = 6;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/**
 * Returns every code in an error's chain of causes: Prisma's, PostgreSQL's (which the adapter wraps in plain objects)
 * and Node's.
 */
function codesOf(error: unknown): string[] {
  const codes: unknown[] = [];
  let link = error;
  for (let depth = 0; isRecord(link) && depth < MAX_LINKS; depth += 1) {
    codes.push(link.code, link.originalCode);
    link = (isRecord(link.meta) ? link.meta.driverAdapterError : undefined) ?? link.cause;
  }
  return codes.filter((code) => typeof code === "string");
}

/**
 * Returns whether PostgreSQL ended the transaction because of a deadlock or a serialization failure, so that it
 * should be retried.
 */
export function isTransient(error: unknown): boolean {
  return codesOf(error).some((code) => TRANSIENT_CODES.has(code));
}

function isUnreachable(error: unknown): boolean {
  if (
    error instanceof Error &&
    /timeout exceeded when trying to connect|Connection terminated|DatabaseNotReachable|SocketTimeout|ConnectionClosed/i.test(
      error.message,
    )
  ) {
    return true;
  }
  return codesOf(error).some(
    (code) =>
      UNREACHABLE_PRISMA_CODES.has(code) ||
      UNREACHABLE_NODE_CODES.has(code) ||
      UNREACHABLE_SQLSTATES.test(code),
  );
}

/** Returns the `AppError` for a known database error, or null. */
export function databaseErrorToAppError(error: unknown): AppError | null {
  if (isUnreachable(error)) {
    return new AppError(
      "unavailable",
      "The service is not available right now. Please try again in a moment.",
      {
        cause: error,
        retryAfter: 1,
      },
    );
  }
  const codes = codesOf(error);
  if (codes.includes("P2002"))
    return new AppError("conflict", "This exists already.", { cause: error });
  // A row to which the query refers was deleted or purged since it was read, so the error becomes `not_found`.
  if (codes.some((code) => MISSING_CODES.has(code))) {
    return new AppError("not_found", "Not found", { cause: error });
  }
  return null;
}
