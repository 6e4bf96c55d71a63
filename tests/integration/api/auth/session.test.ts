import { describe, expect, it } from "vitest";
import { db } from "@/lib/server/db";
import { anonymous, createPerson } from "@/tests/support/actors";
import { call, callInVain } from "@/tests/support/call";
import { createUser, PASSWORD, unique } from "@/tests/support/factories";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

async function signIn(username: string, more = {}, headers: Record<string, string> = {}) {
  const sent = { username, password: PASSWORD, ...more };
  const { cookies } = await call(anonymous, "POST", "/api/login", sent, headers);
  const session = cookies.find((cookie) => cookie.includes("larder.session="));
  const [pair = "", ...attributes] = (session ?? "").split("; ");
  return { cookie: pair, attributes: attributes.map((text) => text.toLowerCase()) };
}

describe("the session cookie", () => {
  it("a login sets an HttpOnly, SameSite=Lax session cookie without an expiry", async () => {
    const { username } = await createUser();
    const { cookie, attributes } = await signIn(username);
    expect(cookie).not.toMatch(/^__Host-/);
    expect(attributes.sort()).toEqual(["httponly", "path=/", "samesite=lax"]);
  });

  it("a login with remember sets a session cookie of 30 days", async () => {
    const { username } = await createUser();
    const { attributes } = await signIn(username, { remember: true });
    expect(attributes).toContain(`max-age=${30 * 24 * 60 * 60}`);
    expect(attributes).toContain("httponly");
  });

  it("the session cookie is Secure and has the __Host- prefix over HTTPS", async () => {
    const { username } = await createUser();
    const https = { "x-forwarded-proto": "https" };
    const { cookie, attributes } = await signIn(username, {}, https);
    expect(cookie).toMatch(/^__Host-/);
    expect(attributes.sort()).toEqual(["httponly", "path=/", "samesite=lax", "secure"]);
    expect((await call({ cookie }, "GET", "/api/user", undefined, https)).status).toBe(200);
  });

  it("a registration sets an HttpOnly, SameSite=Lax session cookie without an expiry", async () => {
    const username = unique("new");
    const sent = {
      username,
      email: `${username}@example.org`,
      password: PASSWORD,
      privacyConsent: true,
      termsConsent: true,
    };
    const { cookies } = await call(anonymous, "POST", "/api/register", sent);
    const attributes = cookies[0]?.toLowerCase().split("; ").slice(1).sort();
    expect(attributes).toEqual(["httponly", "path=/", "samesite=lax"]);
  });

  it("a modified, truncated or forged session cookie answers 401", async () => {
    const { cookie } = await createPerson();
    const [name = ""] = cookie.split("=");
    const bad = [`${cookie}x`, cookie.slice(0, -9), `${name}=`, `${name}=a.b.c.d.e`, `${name}=%00`];
    for (const value of bad)
      expect((await call({ cookie: value }, "GET", "/api/user")).status).toBe(401);
  });
});

describe("POST /api/logout", () => {
  it("POST /api/logout ends the session on the server and deletes the session cookie", async () => {
    const person = await createPerson();
    const answer = await call(person, "POST", "/api/logout");
    expect(answer.status).toBe(204);
    expect(answer.text).toBe("");
    expect(answer.cookies[0]).toMatch(/^[^=]+=;.*Max-Age=0/i);
    expect((await call(person, "GET", "/api/user")).status).toBe(401);
  });

  it("a logout leaves the person's other devices signed in", async () => {
    const { username } = await createUser();
    const [phone, laptop] = [await signIn(username), await signIn(username)];
    await call(phone, "POST", "/api/logout");
    expect((await call(phone, "GET", "/api/user")).status).toBe(401);
    expect((await call(laptop, "GET", "/api/user")).status).toBe(200);
  });
});

describe("GET /api/user", () => {
  it("GET /api/user without a session answers 401 with message and code and forbids caching", async () => {
    const answer = await callInVain(anonymous, "GET", "/api/user");
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ message: expect.any(String) as string, code: "unauthenticated" });
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });
});

describe("the expiry of a session on the server", () => {
  const lastUsed = async (userId: number, age: number) =>
    db.session.updateMany({
      where: { userId },
      data: { lastUsedAt: new Date(Date.now() - age) },
    });

  it("a session expires 30 days after its last use", async () => {
    const person = await createPerson();
    await lastUsed(person.id, 30 * DAY + HOUR);
    expect((await call(person, "GET", "/api/user")).status).toBe(401);
  });

  it("using a session updates the time of its last use at most once an hour", async () => {
    const person = await createPerson();
    const readLastUse = () =>
      db.session.findFirstOrThrow({ where: { userId: person.id }, select: { lastUsedAt: true } });
    await lastUsed(person.id, 30 * DAY - HOUR);
    expect((await call(person, "GET", "/api/user")).status).toBe(200);
    const renewed = await readLastUse();
    expect(renewed.lastUsedAt.getTime()).toBeCloseTo(Date.now(), -4);

    await lastUsed(person.id, HOUR / 2);
    const before = await readLastUse();
    expect((await call(person, "GET", "/api/user")).status).toBe(200);
    expect(await readLastUse()).toEqual(before);
  });
});
