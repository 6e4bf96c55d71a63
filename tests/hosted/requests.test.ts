import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { paths } from "@/lib/core/paths";
import { CLOSED_POLICY, HTTPS_HEADERS, SECURITY_HEADERS } from "@/lib/core/security-headers.mjs";
import { ApiClient } from "@/tests/support/api-client";
import { PUBLIC_HOST } from "@/tests/support/hosted/front-proxy";
import { type HostedPlatform, startHostedPlatform } from "@/tests/support/hosted/hosted-platform";
import { PASSWORD, register } from "@/tests/support/household-job";

const PAGE = /script-src 'self' 'nonce-[^']{20,}'/;
const HEADERS = { ...SECURITY_HEADERS, ...HTTPS_HEADERS };

let platform: HostedPlatform;
let person: ApiClient;

beforeAll(async () => {
  platform = await startHostedPlatform();
  person = new ApiClient(platform.url);
  await register(person, "anna");
});

afterAll(() => platform.stop());

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${platform.url}${path}`, { redirect: "manual", ...init });

const signedIn = (
  path: string,
  init: { method?: string; headers?: Record<string, string>; body?: string } = {},
) => ask(path, { ...init, headers: { cookie: person.session, ...init.headers } });

function expectSecurityHeaders({ headers }: Response, policy: string | RegExp): void {
  expect(Object.fromEntries(headers)).toMatchObject(
    Object.fromEntries(Object.entries(HEADERS).map(([name, value]) => [name.toLowerCase(), value])),
  );
  const found = headers.get("content-security-policy");
  if (policy instanceof RegExp) expect(found).toMatch(policy);
  else expect(found).toBe(policy);
  expect(headers.get("x-powered-by")).toBeNull();
}

describe("security headers", () => {
  test.each<[string, number, string, string | RegExp]>([
    ["a page", 200, "/auth", PAGE],
    ["the not-found page", 404, "/no-such-page", PAGE],
    ["the redirect to the sign-in page", 307, "/items", CLOSED_POLICY],
    ["an answer of the API", 200, "/api/health", CLOSED_POLICY],
    ["an unauthenticated call", 401, "/api/user", CLOSED_POLICY],
    ["an unknown call", 404, "/api/none", CLOSED_POLICY],
    ["the redirect of a call", 303, "/api/unsubscribe?token=none", CLOSED_POLICY],
    ["the manifest", 200, "/manifest.webmanifest", CLOSED_POLICY],
    ["a public file", 200, "/icon.svg", CLOSED_POLICY],
    ["a pictogram", 200, paths.pictogram("glass-of-milk"), CLOSED_POLICY],
    ["a missing file of the build", 404, "/_next/static/chunks/none.js", CLOSED_POLICY],
  ])("%s (status %i) has the security headers", async (_, status, path, policy) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expectSecurityHeaders(answer, policy);
  });

  test("a script of the build has the security headers and is compressed", async () => {
    const script = readdirSync(".next/static/chunks").find((file) => file.endsWith(".js")) ?? "";
    const answer = await ask(`/_next/static/chunks/${script}`);
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    expectSecurityHeaders(answer, CLOSED_POLICY);
  });

  test("a page of a signed-in person has the security headers", async () => {
    const answer = await signedIn("/items");
    expect(answer.status).toBe(200);
    expectSecurityHeaders(answer, PAGE);
  });
});

test("the redirect to the sign-in page stays at the public address", async () => {
  const { headers } = await ask("/items");
  const location = new URL(headers.get("location") ?? "", `https://${PUBLIC_HOST}`);
  expect(location.href).toBe(`https://${PUBLIC_HOST}/auth`);
});

test("session and device cookies are Secure, HttpOnly and bound to the host", async () => {
  const answer = await ask("/api/login", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "anna", password: PASSWORD }),
  });
  const cookies = answer.headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual([
    "__Host-larder.session",
    "__Host-larder.device",
  ]);
  for (const cookie of cookies) expect(cookie).toMatch(/Path=\/;.*Secure; HttpOnly; SameSite=lax/i);
});

test.each([
  ["this origin", `https://${PUBLIC_HOST}`, 201],
  ["another origin", "https://evil.example", 403],
  ["this host without HTTPS", `http://${PUBLIC_HOST}`, 403],
])("a write from a page of %s, with the origin %s, answers %i", async (_, origin, status) => {
  const answer = await signedIn("/api/locations", {
    method: "POST",
    headers: { origin, "content-type": "application/json" },
    body: JSON.stringify({ name: `Shelf ${status} ${origin.length}` }),
  });
  expect(answer.status).toBe(status);
});

describe("what only our own server does", () => {
  test("a call with a method that its route lacks gets a 405 without a body", async () => {
    const answer = await ask("/api/items", { method: "PATCH" });
    expect([answer.status, await answer.text()]).toEqual([405, ""]);
  });

  test("a redirect of Next lacks the security headers", async () => {
    const answer = await ask("/items/");
    expect(answer.status).toBe(308);
    expect(answer.headers.get("x-frame-options")).toBeNull();
  });

  test("a page answers 500 while the database cannot be reached, and 200 afterwards", async () => {
    await platform.database.stopPooler();
    expect((await signedIn("/items")).status).toBe(500);
    await platform.database.startPooler();
    await expect
      .poll(async () => (await signedIn("/items")).status, { timeout: 30_000, interval: 200 })
      .toBe(200);
  });
});
