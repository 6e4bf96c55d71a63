import { env } from "./env";

/**
 * Returns the absolute URL of a path, for links in mails. It is built from the settings and never
 * from a request, because a client can forge the Host header.
 */
export function publicUrl(path: string): string {
  const { NEXTAUTH_URL, PORT } = env();
  return new URL(path, NEXTAUTH_URL ?? `http://localhost:${PORT}`).href;
}
