import { readdirSync } from "node:fs";
import type { MetadataRoute } from "next";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { paths } from "@/lib/core/paths";
import {
  CLOSED_POLICY,
  SECURITY_HEADERS,
  SERVICE_WORKER_POLICY,
} from "@/lib/core/security-headers.mjs";
import { version } from "@/package.json";
import { ApiClient } from "@/tests/support/api-client";
import { type RunningApp, startApp } from "@/tests/support/start-app";

let app: RunningApp;
let cookie: string;
let script: string;

beforeAll(async () => {
  app = await startApp({ env: { DEMO: "on" } });
  const person = new ApiClient(app.url);
  await person.call("POST", "/api/login", { username: "demo", password: "demo1234" });
  cookie = person.session;
  const html = await (await fetch(`${app.url}/auth`)).text();
  script = /\/_next\/static\/[\w./~-]+\.js/.exec(html)?.[0] ?? "";
});

afterAll(() => app.stop());

interface Asked {
  method?: string;
  headers?: Record<string, string>;
}

function ask(path: string, { method = "GET", headers = {} }: Asked = {}): Promise<Response> {
  return fetch(`${app.url}${path}`, { method, headers, redirect: "manual" });
}

function expectSecurityHeaders({ headers }: Response, policy: string | RegExp): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    expect([name, headers.get(name)]).toEqual([name, value]);
  expect(headers.get("content-security-policy")).toMatch(policy);
  expect(headers.get("x-powered-by")).toBeNull();
  expect(headers.get("strict-transport-security"), "HSTS is for HTTPS alone").toBeNull();
}

const PAGE = /^default-src 'self'; script-src 'self' 'nonce-/;
const closed = new RegExp(`^${CLOSED_POLICY}$`);
const worker = new RegExp(`^${SERVICE_WORKER_POLICY}$`);

describe("security headers of a running server", () => {
  // The Cache-Control header is set because `fetch` otherwise adds "no-cache" to a conditional request, which
  // prevents a 304.
  const today = { "if-modified-since": new Date().toUTCString(), "cache-control": "max-age=0" };

  test.each<[what: string, status: number, path: string, policy: RegExp, asked?: Asked]>([
    ["a page", 200, "/auth", PAGE],
    ["the redirect of a page to the sign-in page", 307, "/items", closed],
    ["the redirect of a path with a trailing slash", 308, "/auth/", closed],
    ["the redirect of a path with a double slash", 308, "//auth", closed],
    ["the redirect of an API call", 303, "/api/unsubscribe?token=none", closed],
    ["the not-found page", 404, "/no-such-page", PAGE],
    ["the not-found page of a missing file", 404, "/no-such-file.png", PAGE],
    [
      "a missing image that a page requests",
      404,
      "/a.png",
      PAGE,
      { headers: { "sec-fetch-dest": "image" } },
    ],
    ["a missing file of the build", 404, "/_next/static/chunks/none.js", closed],
    ["an unknown path below /_next", 404, "/_next/none", closed],
    ["an image that Next refuses to optimize", 400, "/_next/image?url=x", closed],
    ["the manifest", 200, "/manifest.webmanifest", closed],
    ["the service worker", 200, "/service-worker.js", worker],
    ["a pictogram", 200, paths.pictogram("glass-of-milk"), closed],
    ["an unchanged file of a conditional request", 304, "/icon.svg", closed, { headers: today }],
    ["a page with a refused method", 405, "/auth", closed, { method: "POST" }],
    ["an answer of the API", 200, "/api/health", closed],
    ["an unauthenticated API call", 401, "/api/user", closed],
    ["an unknown API path", 404, "/api/none", closed],
    ["an API call with an unsupported method", 405, "/api/items", closed, { method: "PATCH" }],
    ["an OPTIONS request to the API", 204, "/api/items", closed, { method: "OPTIONS" }],
  ])("%s (status %i) has the security headers", async (_, status, path, policy, asked) => {
    const answer = await ask(path, asked);
    expect(answer.status).toBe(status);
    expectSecurityHeaders(answer, policy);
    if (asked?.method !== undefined) return;
    const head = await ask(path, { ...asked, method: "HEAD" });
    expect(head.status).toBe(status);
    expectSecurityHeaders(head, policy);
  });

  test.each(
    readdirSync("public").filter((file) => file !== "service-worker.js" && file !== "pictograms"),
  )("the public file %s has the security headers", async (file) => {
    const answer = await ask(`/${file}`);
    expect(answer.status).toBe(200);
    expectSecurityHeaders(answer, closed);
  });

  test("a built JavaScript file is served with the security headers, with and without Brotli compression", async () => {
    for (const encoding of ["br", "identity"]) {
      const answer = await ask(script, { headers: { "accept-encoding": encoding } });
      expect(answer.status).toBe(200);
      expectSecurityHeaders(answer, closed);
    }
  });

  test("a page of a signed-in user and its redirect for an invalid session have the security headers", async () => {
    expectSecurityHeaders(await ask("/items", { headers: { cookie } }), PAGE);
    const over = await ask("/items", { headers: { cookie: "larder.session=none" } });
    expect(over.status).toBe(307);
    expectSecurityHeaders(over, PAGE);
  });
});

test("a page has a new script nonce on each request, and allows neither unsafe scripts nor frames", async () => {
  const policies: string[] = [];
  for (let round = 0; round < 2; round += 1)
    policies.push((await ask("/auth")).headers.get("content-security-policy") ?? "");
  const scripts = policies.map((policy) => /script-src ([^;]*)/.exec(policy)?.[1] ?? "");
  for (const source of scripts) expect(source).toMatch(/'nonce-[A-Za-z0-9+/=]{20,}'/);
  expect(scripts[0]).not.toBe(scripts[1]);
  expect(scripts.join(" ")).not.toContain("unsafe");
  for (const policy of policies) expect(policy).toContain("frame-ancestors 'none'");
});

test("the web app manifest has the name, the start page and existing icons, so that the application can be installed", async () => {
  const manifest = (await (await ask("/manifest.webmanifest")).json()) as MetadataRoute.Manifest;
  expect(manifest).toMatchObject({ name: "Larder", start_url: "/", display: "standalone" });
  expect(manifest.icons?.map(({ sizes }) => sizes)).toEqual(["192x192", "512x512", "512x512"]);
  for (const { src } of manifest.icons ?? []) {
    const icon = await ask(src);
    expect([src, icon.status, icon.headers.get("content-type")]).toEqual([src, 200, "image/png"]);
  }
});

test.each([
  "/auth",
  "/shop/secret-token",
  "/register?token=secret-token",
  "/reset-password?token=secret-token",
])(
  "the preview of a link to %s has the general texts and the picture, and nothing of the address",
  async (path) => {
    const html = await (await ask(path, { headers: { "user-agent": "WhatsApp/2.24" } })).text();
    const head = html.slice(0, html.indexOf("</head>"));
    const tags = [
      ...head.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g),
    ];
    const text = "Track your household supplies with ease";
    const picture = `${app.url}/preview.png`;
    expect(Object.fromEntries(tags.map(([, name, value]) => [name, value]))).toEqual({
      "og:type": "website",
      "og:site_name": "Larder",
      "og:title": "Larder",
      "og:description": text,
      "og:image": picture,
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": `Larder. ${text}.`,
      "twitter:card": "summary_large_image",
      "twitter:title": "Larder",
      "twitter:description": text,
      "twitter:image": picture,
      "twitter:image:width": "1200",
      "twitter:image:height": "630",
      "twitter:image:alt": `Larder. ${text}.`,
    });
    const answer = await ask("/preview.png");
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
  },
);

test.each(["/", "/items", "/shopping-list", "/settings", "/data-management"])(
  "%s redirects a person without a session to the sign-in page",
  async (path) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get("location")]).toEqual([307, "/auth"]);
  },
);

test("the health check names the state of the database and of the jobs, and the version", async () => {
  const answer = await ask("/api/health");
  expect(await answer.json()).toEqual({ status: "ok", database: "ok", jobs: "ok", version });
});

describe("a path below /api that no route has answers 404 as JSON", () => {
  const unknown = ["/api", "/api/none", "/api/items/1/none", "/api/files", "/api/a/b/c.json?d=e"];

  test.each(unknown)("every method of the unknown path %s answers 404 as JSON", async (path) => {
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
      const answer = await ask(path, { method });
      expect([method, answer.status]).toEqual([method, 404]);
      expect(await answer.json()).toEqual({ message: "Address not found", code: "not_found" });
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
    }
    expect((await ask(path, { method: "HEAD" })).status).toBe(404);
  });
});

describe("unsupported methods of API routes", () => {
  test.each([
    ["PATCH", "/api/items", "GET, HEAD, OPTIONS, POST"],
    ["DELETE", "/api/items?locationId=1", "GET, HEAD, OPTIONS, POST"],
    ["GET", "/api/logout", "OPTIONS, POST"],
    ["POST", "/api/locations/1", "DELETE, GET, HEAD, OPTIONS, PUT"],
    ["PUT", "/api/auth/session", "GET, HEAD, OPTIONS, POST"],
    ["POST", "/api/files/a/b", "GET, HEAD, OPTIONS"],
  ])("%s %s answers 405 as JSON with an Allow header", async (method, path, allow) => {
    const answer = await ask(path, { method });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, allow]);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(await answer.json()).toEqual({
      message: "This address does not support that method.",
      code: "invalid_input",
    });
  });

  test("HEAD /api/logout answers 405 with an Allow header", async () => {
    const answer = await ask("/api/logout", { method: "HEAD" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "OPTIONS, POST"]);
  });
});

test("a static file answers 200 to an unsatisfiable Range and to a failing If-Match", async () => {
  for (const [name, value] of [
    ["range", "bytes=900000-"],
    ["if-match", '"x"'],
  ] as const)
    expect((await ask("/icon.svg", { headers: { [name]: value } })).status).toBe(200);
});
