import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { logger } from "@/lib/core/logger";
import { DEMO_ACCOUNT } from "@/lib/core/product";
import type { User } from "@/lib/features/accounts/model/dto";
import { db } from "@/lib/server/db";
import { anonymous, createPerson } from "@/tests/support/actors";
import { call, callInVain } from "@/tests/support/call";
import { createUser, PASSWORD } from "@/tests/support/factories";

const login = (username: unknown, password: unknown = PASSWORD, more = {}) =>
  call<User>(anonymous, "POST", "/api/login", { username, password, ...more });
const loginInVain = (username: unknown, password: unknown = PASSWORD, headers = {}) =>
  callInVain(anonymous, "POST", "/api/login", { username, password }, headers);

describe("POST /api/login", () => {
  it("POST /api/login returns the user and sets a session cookie", async () => {
    const user = await createUser({ role: "assistant" });
    const answer = await login(user.username);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id: user.id, username: user.username, role: "assistant" });
    const cookie = answer.cookies[0]?.split(";")[0] ?? "";
    expect((await call<User>({ cookie }, "GET", "/api/user")).body).toEqual(answer.body);
  });

  it.each([
    ["the username in capitals", (user: { username: string }) => user.username.toUpperCase()],
    ["the username between blanks", (user: { username: string }) => `  ${user.username} `],
    ["the e-mail address", (user: { email: string }) => user.email],
    ["the e-mail address in capitals", (user: { email: string }) => user.email.toUpperCase()],
  ])("POST /api/login accepts %s", async (_, name) => {
    const user = await createUser();
    const answer = await login(name(user));
    expect(answer.status).toBe(200);
    expect(answer.body.id).toBe(user.id);
  });

  it("a successful login ends the earlier session of the browser; a failed one does not", async () => {
    const earlier = await createPerson();
    const { username } = await createUser();
    const sent = { username, password: PASSWORD };
    expect(
      (await call(earlier, "POST", "/api/login", { ...sent, password: "wrong one" })).status,
    ).toBe(401);
    expect((await call(earlier, "GET", "/api/user")).status).toBe(200);
    expect((await call(earlier, "POST", "/api/login", sent)).status).toBe(200);
    expect((await call(earlier, "GET", "/api/user")).status).toBe(401);
  });

  it("a login to the demo account answers 401 where the demo is off", async () => {
    const { id, username } = await createUser();
    const { email } = DEMO_ACCOUNT;
    const emailKey = email.toLowerCase();
    await db.user.deleteMany({ where: { emailKey } });
    await db.user.update({ where: { id }, data: { email, emailKey } });
    expect((await login(username)).status).toBe(401);
    expect((await login(email)).status).toBe(401);
  });

  it.each([
    ["a password change", { password: "the hash of another one" }],
    ["a deactivation", { isActive: false }],
  ])("a login concurrent with %s answers 401 and leaves no session", async (_, data) => {
    const { id, username } = await createUser();
    const where = { userId: id };
    await login(username);
    let answer: ReturnType<typeof login> | undefined;
    await db.$transaction(async (tx) => {
      await tx.user.update({ where: { id }, data });
      await tx.session.deleteMany({ where });
      answer = login(username);
      // Keeps this transaction open until the login finishes, or for 1.5 seconds, in which the login reaches
      // the lock of the transaction.
      await Promise.race([answer, sleep(1_500)]);
    });
    expect((await answer)?.status).toBe(401);
    expect(await db.session.count({ where })).toBe(0);
  });

  it.each([
    ["254 characters long", "a".repeat(254)],
    ["long after case folding", "\ufdfa".repeat(20)],
  ])("a login with an unknown username that is %s answers 401", async (_, username) => {
    expect((await loginInVain(username)).status).toBe(401);
  });

  it("the login limit counts failures of each 254-character name separately", async () => {
    const username = "b".repeat(254);
    const from = { "x-forwarded-for": "192.0.2.1" };
    for (let guess = 0; guess < 10; guess += 1) await loginInVain(username, PASSWORD, from);
    expect((await loginInVain(username, PASSWORD, from)).status).toBe(429);
    expect((await loginInVain(`${username.slice(1)}c`, PASSWORD, from)).status).toBe(401);
  });

  it("logins are logged with the user id, without usernames and e-mail addresses", async () => {
    const log = vi.spyOn(logger, "info");
    const { id: userId, username, email } = await createUser();
    await login(username);
    await login(username, "not the password");
    await login("nobody at all", "not the password");
    expect(log.mock.calls).toEqual([
      [{ userId }, "a login succeeded"],
      [{ userId }, "a login failed"],
      [{ userId: null }, "a login failed"],
    ]);
    expect(JSON.stringify(log.mock.calls)).not.toMatch(new RegExp(`${username}|${email}`));
  });

  it("a login answers an unknown username and a wrong password with the same 401", async () => {
    const user = await createUser();
    const wrong = await loginInVain(user.username, "not the password");
    const unknown = await loginInVain("nobody at all", "not the password");
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({
      message: "Invalid username or password",
      code: "unauthenticated",
    });
    expect(unknown.text).toBe(wrong.text);
    expect(unknown.status).toBe(wrong.status);
    expect(wrong.cookies).toEqual([]);
  });

  it.each([`${PASSWORD} `, PASSWORD.toUpperCase(), PASSWORD.slice(0, -1)])(
    "a login with %j, which is almost the password, answers 401",
    async (password) => {
      const user = await createUser();
      expect((await loginInVain(user.username, password)).status).toBe(401);
    },
  );

  it("a login to a deactivated account answers 403 with the right password and 401 with a wrong one", async () => {
    const user = await createUser({ isActive: false });
    const right = await loginInVain(user.username);
    expect(right.status).toBe(403);
    expect(right.body.code).toBe("forbidden");
    expect(right.cookies).toEqual([]);
    const wrong = await loginInVain(user.username, "not the password");
    expect(wrong.status).toBe(401);
    expect(wrong.body.message).toBe("Invalid username or password");
  });

  it.each([
    ["username", undefined, "Username is required"],
    ["username", "", "Username is required"],
    ["username", "   ", "Username is required"],
    ["username", "ab", "Username must be at least 3 characters."],
    ["username", 12_345, undefined],
    ["username", "nul\u0000l", undefined],
    ["username", { contains: "a" }, undefined],
    ["password", undefined, "Password is required"],
    ["password", "", "Password is required"],
    ["password", "12345", "Password must be at least 6 characters."],
    ["password", "x".repeat(201), undefined],
    ["password", ["hunter22"], undefined],
    ["remember", "true", undefined],
  ])(
    "POST /api/login answers 400 with an issue at the field for %s %j",
    async (field, value, message) => {
      const sent = { username: "somebody", password: "something", [field]: value };
      const { status, body } = await callInVain(anonymous, "POST", "/api/login", sent);
      expect(status).toBe(400);
      expect(body.code).toBe("invalid_input");
      expect(body.issues?.map(({ path }) => path)).toContain(field);
      if (message) expect(body.issues?.map((issue) => issue.message)).toContain(message);
    },
  );
});
