/**
 * A fresh key by which the server recognises a repeated call. `crypto.randomUUID` will not do: it is
 * missing on pages without HTTPS, such as those that a phone loads over the home network.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
