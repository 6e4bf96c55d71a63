/** Returns whether a write was not acknowledged: the connection broke, or the server was too busy to answer (503). */
export function isUnacknowledged(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  return error instanceof Error && error.message.includes(" answered 503: ");
}
