/** A start failure that the operator can fix, shown without a stack trace. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** The `code` of a Node error such as "ENOENT"; undefined for everything else. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : undefined;
}
