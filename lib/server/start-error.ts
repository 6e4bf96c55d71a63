/** A start failure that the operator can fix, shown without a stack trace. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/**
 * Returns whether an error is a `StartError`. Next evaluates a module once per module graph, and the connection pool may
 * have been opened in another graph, so the class is not compared.
 */
export function isStartError(error: unknown): error is StartError {
  return error instanceof Error && error.name === "StartError";
}

/** The `code` of a Node error such as "ENOENT"; undefined for everything else. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : undefined;
}
