import type { Home } from "@/tests/e2e/support/household";
import { type Ask, asker } from "./two-servers";

/** Signs the admin of a household in. Returns a function that sends requests with this session. */
export async function enter({ admin }: Home): Promise<Ask> {
  const url = process.env.APP_URL ?? "";
  return asker(url, { cookie: await signInAt(url, admin) });
}

/** Signs a person in at a server. Returns the session cookie. */
export async function signInAt(
  url: string,
  { username, password }: { username: string; password: string },
): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(";")[0];
  if (!cookie) throw new Error(`Signing in answered ${answer.status}`);
  return cookie;
}
