import { describe, expect, it } from "vitest";
import { db } from "@/lib/server/db";
import { anonymous, createPerson, deactivate, type Person } from "@/tests/support/actors";
import { call, type Caller, RawBody } from "@/tests/support/call";
import { createUser, PASSWORD } from "@/tests/support/factories";
import { deviceIn, login } from "@/tests/support/sign-in";

const FORM = { "content-type": "application/x-www-form-urlencoded" };

/** Posts a form to next-auth with its CSRF token, as next-auth's browser code does. */
async function post(
  caller: Caller,
  action: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const csrf = await call<{ csrfToken: string }>(caller, "GET", "/api/auth/csrf");
  const pair = csrf.cookies.map((cookie) => cookie.split(";")[0]);
  const cookie = [caller.cookie, ...pair].filter(Boolean).join("; ");
  const form = new URLSearchParams({ ...fields, csrfToken: csrf.body.csrfToken, json: "true" });
  return call({ cookie }, "POST", `/api/auth/${action}`, new RawBody(form.toString()), {
    ...FORM,
    ...headers,
  });
}

const signIn = (
  username: string,
  password = PASSWORD,
  caller: Caller = anonymous,
  headers: Record<string, string> = {},
) => post(caller, "callback/credentials", { username, password }, headers);

const sessionCookieOf = (cookies: string[]) =>
  cookies.find((cookie) => cookie.includes("session") && !cookie.includes("csrf"));

describe("next-auth endpoints", () => {
  it("a next-auth sign-in creates a session that /api/user accepts", async () => {
    const user = await createUser();
    const { cookies } = await signIn(user.username);
    const cookie = sessionCookieOf(cookies)?.split(";")[0] ?? "";
    const me = await call({ cookie }, "GET", "/api/user");
    expect(me.body).toMatchObject({ id: user.id });
    expect(await db.session.count({ where: { userId: user.id } })).toBe(1);
  });

  it("a next-auth sign-in ends the earlier session of the browser", async () => {
    const earlier = await createPerson();
    const { username } = await createUser();
    expect(sessionCookieOf((await signIn(username, PASSWORD, earlier)).cookies)).toBeDefined();
    expect((await call(earlier, "GET", "/api/user")).status).toBe(401);
  });

  it("a next-auth sign-in sets an HttpOnly, SameSite=Lax session cookie without an expiry", async () => {
    const { username } = await createUser();
    const cookie = sessionCookieOf((await signIn(username)).cookies)?.toLowerCase();
    expect(cookie).toContain("httponly");
    expect(cookie).toContain("samesite=lax");
    expect(cookie).not.toMatch(/max-age|expires/);
  });

  it("a next-auth sign-in answers 401 for a wrong password and for a deactivated account", async () => {
    const active = await createUser();
    const inactive = await createUser({ isActive: false });
    for (const answer of [
      await signIn(active.username, "not the password"),
      await signIn(inactive.username),
    ]) {
      expect(answer.status).toBe(401);
      expect(sessionCookieOf(answer.cookies)).toBeUndefined();
    }
  });

  it("10 failed next-auth sign-ins make /api/login answer 429", async () => {
    const { username } = await createUser();
    const address = "192.0.2.1";
    for (let attempt = 1; attempt <= 10; attempt += 1)
      await signIn(username, "not the password", anonymous, { "x-forwarded-for": address });
    expect((await login(username, PASSWORD, { address })).status).toBe(429);
  });

  it("a successful next-auth sign-in sets the device cookie of a known device; a failed one does not", async () => {
    const { id: userId, username } = await createUser();
    const answer = await signIn(username);
    expect(deviceIn(answer)).not.toBe("");
    const again = await signIn(username, PASSWORD, { cookie: deviceIn(answer) });
    expect(deviceIn(again)).toBe(deviceIn(answer));
    expect(await db.knownDevice.count({ where: { userId } })).toBe(1);
    expect(deviceIn(await signIn(username, "not the password"))).toBe("");
  });

  it("a next-auth sign-out deletes the session from the database and clears the browser cache", async () => {
    const person = await createPerson();
    const { headers } = await post(person, "signout", {});
    expect(headers.get("clear-site-data")).toBe('"cache"');
    expect((await call(person, "GET", "/api/user")).status).toBe(401);
    expect(await db.session.count({ where: { userId: person.id } })).toBe(0);
  });

  it("GET /api/auth/session returns no password, role, householdId or sid and forbids caching", async () => {
    const person = await createPerson();
    const { body, headers } = await call(person, "GET", "/api/auth/session");
    expect(headers.get("clear-site-data")).toBeNull();
    expect(JSON.stringify(body)).not.toMatch(/password|role|householdId|sid/i);
    expect(headers.get("cache-control")).toContain("no-store");
  });

  it.each<[string, (person: Person) => Promise<unknown>]>([
    ["that was logged out", (person) => call(person, "POST", "/api/logout")],
    ["of a deactivated person", deactivate],
  ])("GET /api/auth/session returns {} for a session %s", async (_, end) => {
    const person = await createPerson();
    await end(person);
    expect((await call(person, "GET", "/api/auth/session")).body).toEqual({});
  });
});
