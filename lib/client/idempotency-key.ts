/**
 * Creates an idempotency key. `crypto.randomUUID` is missing on pages without HTTPS, such as those of a server in the
 * home network.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
