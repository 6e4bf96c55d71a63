import { expect, test } from "./support/test";

test.describe("what every answer tells the browser", () => {
  const classes = [
    ["a page", "/auth"],
    ["a page for signed-in people", "/items"],
    ["the not-found screen", "/no-such-page"],
    ["an answer of the API", "/api/health"],
    ["a refusal of the API", "/api/user"],
    ["a file", "/icon.svg"],
  ] as const;

  for (const [kind, path] of classes) {
    test(`${kind}: no guessing of types, no frames, no referrer, no name of the server`, async ({
      request,
    }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      const headers = response.headers();
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["x-frame-options"]).toBe("DENY");
      expect(headers["referrer-policy"]).toBe("no-referrer");
      expect(headers["x-powered-by"]).toBeUndefined();
      expect(headers["strict-transport-security"]).toBeUndefined();
    });
  }

  test("a page runs scripts by a nonce of its own only, and is never framed", async ({
    request,
  }) => {
    const policies = await Promise.all(
      [1, 2].map(async () => {
        const response = await request.get("/auth");
        return response.headers()["content-security-policy"] ?? "";
      }),
    );
    const scripts = policies.map((policy) => /script-src ([^;]*)/.exec(policy)?.[1] ?? "");
    expect(scripts[0]).toMatch(/'nonce-[A-Za-z0-9+/=]{20,}'/);
    expect(scripts[0]).not.toBe(scripts[1]);
    expect(scripts.join()).not.toContain("unsafe");
    expect(policies[0]).toContain("frame-ancestors 'none'");
  });

  test("an answer of the API may load nothing at all", async ({ request }) => {
    const response = await request.get("/api/user");
    expect(response.status()).toBe(401);
    expect(response.headers()["content-security-policy"]).toContain("default-src 'none'");
    expect(response.headers()["cache-control"]).toBe("private, no-store");
  });
});

test("the health of the application", async ({ request }) => {
  const response = await request.get("/api/health");
  expect(response.status()).toBe(200);
  const health: unknown = await response.json();
  expect(health).toMatchObject({ status: "ok", database: "ok", jobs: "ok" });
  expect(health).toHaveProperty("version");
});
