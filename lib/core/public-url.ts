import { env } from "./env";

/**
 * The complete address of a path of ours, for links that leave the app. It is made from the settings,
 * never from a request: a Host header may be anybody's.
 */
export function publicUrl(path: string): string {
  const { NEXTAUTH_URL, PORT } = env();
  return new URL(path, NEXTAUTH_URL ?? `http://localhost:${PORT}`).href;
}
