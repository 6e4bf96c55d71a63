import { AppError } from "../core/errors";

const UNREACHABLE_SQLSTATES = /^(08|57P0|53)/;
const UNREACHABLE_PRISMA_CODES = new Set(["P1001", "P1002", "P1008", "P1017", "P2024"]);
const UNREACHABLE_NODE_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
]);

function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  for (let link = error, depth = 0; link instanceof Error && depth < 5; depth += 1) {
    if ("code" in link && typeof link.code === "string") codes.push(link.code);
    if ("originalCode" in link && typeof link.originalCode === "string")
      codes.push(link.originalCode);
    link = link.cause;
  }
  return codes;
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

/** What an error of the database means to the person, or null when it is none of the known ones. */
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
  if (codes.includes("P2025")) return new AppError("not_found", "Not found", { cause: error });
  return null;
}
