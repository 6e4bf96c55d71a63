import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { days, setClock } from "@/lib/core/clock";
import { isResetUsable } from "@/lib/features/accounts/server/reads";
import { sendPasswordReset } from "@/lib/features/accounts/server/steps/send-password-reset";
import { systemActor } from "@/lib/policy/actor";
import { db } from "@/lib/server/db";
import { demoAccountKeys } from "@/lib/server/demo-household";
import { eventSchemas } from "@/lib/server/job-events";
import { readMailbox } from "@/lib/server/mail/dev-mailbox";
import {
  createPerson,
  deactivate,
  makeDemoAccount,
  type Person,
  signInAs,
} from "@/tests/support/actors";
import { call, callInVain } from "@/tests/support/call";
import { PASSWORD, unique } from "@/tests/support/factories";

let person: Person;
beforeEach(async () => {
  person = await createPerson({ role: "regular" });
});
afterEach(() => setClock(undefined));

const NEW = "battery staple";
const login = async (password: string) =>
  (await call({}, "POST", "/api/login", { username: person.username, password })).status;
const isSignedIn = async (who: Person) => (await call(who, "GET", "/api/user")).status === 200;
const change = (input: object) => callInVain(person, "PUT", "/api/user/password", input);
const forgot = (email: string) => call({}, "POST", "/api/password/forgot", { email });
const reset = (token: string, password = NEW) =>
  callInVain({}, "POST", "/api/password/reset", { token, password });

/** Runs the job of the newest password reset request. */
async function runRequest() {
  const { data } = await db.jobEvent.findFirstOrThrow({ orderBy: { id: "desc" } });
  const request = eventSchemas["password-reset/requested"].parse(data);
  return sendPasswordReset(systemActor(request.householdId), request);
}

async function mailedToken(): Promise<string> {
  const mail = (await readMailbox()).find(({ to }) => to === person.email);
  return /reset-password\?token=([\w.-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

/** Requests a reset link and returns its token from the mail. */
async function newToken(): Promise<string> {
  expect((await forgot(person.email)).status).toBe(204);
  expect(await runRequest()).toEqual({ status: "sent" });
  return mailedToken();
}

describe("PUT /api/user/password", () => {
  it("PUT /api/user/password changes the password and signs out every other device", async () => {
    const other = await signInAs(person);
    const { status, text } = await change({ currentPassword: PASSWORD, newPassword: NEW });
    expect([status, text]).toEqual([204, ""]);
    expect(await isSignedIn(person)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    expect([await login(PASSWORD), await login(NEW)]).toEqual([401, 200]);
  });

  it("a password change invalidates a mailed reset link", async () => {
    const token = await newToken();
    await change({ currentPassword: PASSWORD, newPassword: NEW });
    expect((await reset(token, "another one")).status).toBe(410);
  });

  it("a wrong currentPassword answers 400 at the field, and after 10 of them a password change answers 429", async () => {
    for (let guess = 0; guess < 10; guess += 1) {
      const { status, body } = await change({ currentPassword: "wrong one", newPassword: NEW });
      expect([status, body.issues?.[0]?.path]).toEqual([400, "currentPassword"]);
    }
    expect((await change({ currentPassword: PASSWORD, newPassword: NEW })).status).toBe(429);
  });

  it("failed logins and wrong current passwords have separate limits", async () => {
    for (let guess = 0; guess < 10; guess += 1) {
      await change({ currentPassword: "wrong one", newPassword: NEW });
    }
    expect(await login(PASSWORD)).toBe(200);
    person = await createPerson();
    await login("wrong one");
    await db.rateLimit.updateMany({
      where: { key: { startsWith: "login:" } },
      data: { points: 100 },
    });
    expect(await login(PASSWORD)).toBe(429);
    expect((await change({ currentPassword: PASSWORD, newPassword: NEW })).status).toBe(204);
  });

  it.each([
    ["without currentPassword", { newPassword: NEW }, "currentPassword"],
    ["without newPassword", { currentPassword: PASSWORD }, "newPassword"],
    ["to 5 characters", { currentPassword: PASSWORD, newPassword: "12345" }, "newPassword"],
    [
      "to 201 characters",
      { currentPassword: PASSWORD, newPassword: "x".repeat(201) },
      "newPassword",
    ],
  ])("a password change %s answers 400 with an issue at the field", async (_, input, path) => {
    const { status, body } = await change(input);
    expect([status, body.issues?.[0]?.path]).toEqual([400, path]);
  });

  it("a password change of the demo account answers 403", async () => {
    await makeDemoAccount(person.id);
    const { status, body } = await change({ currentPassword: PASSWORD, newPassword: NEW });
    expect([status, body.message]).toEqual([403, "The demo account cannot change its password."]);
  });

  it("only one of two simultaneous password changes succeeds", async () => {
    const answers = await Promise.all([
      change({ currentPassword: PASSWORD, newPassword: NEW }),
      change({ currentPassword: PASSWORD, newPassword: "another one" }),
    ]);
    const statuses = answers.map(({ status }) => status).sort();
    expect([
      [204, 400],
      [204, 401],
      [204, 409],
    ]).toContainEqual(statuses);
  });
});

describe("POST /api/password/forgot", () => {
  it("POST /api/password/forgot mails a link that is stored only as a hash and expires after one hour", async () => {
    const token = await newToken();
    const rows = await db.passwordReset.findMany({ where: { userId: person.id } });
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    const events = await db.jobEvent.findMany();
    expect(JSON.stringify(events)).not.toContain(token);
    expect(JSON.stringify(events)).not.toContain(person.email);
    expect((rows[0]?.expiresAt.getTime() ?? 0) - Date.now()).toBeCloseTo(3_600_000, -5);
  });

  it("POST /api/password/forgot answers an unknown address like a known one and sends no mail", async () => {
    const before = (await readMailbox()).length;
    const email = `${unique("nobody")}@example.org`;
    const [known, unknown] = [await forgot(person.email), await forgot(email)];
    expect([unknown.status, unknown.text]).toEqual([204, ""]);
    expect([...unknown.headers]).toEqual([...known.headers]);
    expect(await runRequest()).toEqual({ status: "skipped" });
    expect(await readMailbox()).toHaveLength(before);
  });

  it("POST /api/password/forgot sends no mail to a deactivated person or to the demo account", async () => {
    await deactivate(person);
    expect((await forgot(person.email)).status).toBe(204);
    expect(await runRequest()).toEqual({ status: "skipped" });
    person = await createPerson();
    await makeDemoAccount(person.id);
    expect((await forgot(demoAccountKeys.emailKey)).status).toBe(204);
    expect(await runRequest()).toEqual({ status: "skipped" });
  });

  it("a repeated run of the password reset job sends no second mail, and the first link stays valid", async () => {
    const token = await newToken();
    const mails = (await readMailbox()).length;
    await runRequest();
    expect(await readMailbox()).toHaveLength(mails);
    expect(await mailedToken()).toBe(token);
    expect((await reset(token)).status).toBe(204);
  });

  it.each([
    ["used", async (token: string) => expect((await reset(token)).status).toBe(204)],
    [
      "ended by a password change",
      async () =>
        expect((await change({ currentPassword: PASSWORD, newPassword: NEW })).status).toBe(204),
    ],
    [
      "ended by a deactivation",
      async () => {
        expect((await call(person, "DELETE", "/api/user")).status).toBe(200);
        await db.user.update({ where: { id: person.id }, data: { isActive: true } });
      },
    ],
  ])(
    "a repeated run of the password reset job does not make a link valid again that was %s",
    async (_, end) => {
      const token = await newToken();
      await end(token);
      expect(await runRequest()).toEqual({ status: "skipped" });
      expect((await reset(token, "another one")).status).toBe(410);
    },
  );

  it("POST /api/password/forgot answers 204 also when a rate limit is exceeded, and records no job event for that request", async () => {
    const asked = () => db.jobEvent.count();
    const ask = async (email: string, address: string) => {
      const before = await asked();
      const from = { "x-forwarded-for": address };
      const answer = await call({}, "POST", "/api/password/forgot", { email }, from);
      expect([answer.status, answer.text, answer.headers.get("retry-after")]).toEqual([
        204,
        "",
        null,
      ]);
      return (await asked()) - before;
    };
    for (const email of [person.email, `${unique("nobody")}@example.org`]) {
      // Limit: five password reset requests an hour per e-mail address and client address.
      for (let request = 0; request < 5; request += 1)
        expect(await ask(email, "192.0.2.30")).toBe(1);
      expect(await ask(email.toUpperCase(), "192.0.2.30")).toBe(0);
      // Limit: 20 password reset requests an hour per e-mail address, from all client addresses together.
      for (let request = 0; request < 15; request += 1)
        expect(await ask(email, `192.0.2.${100 + request}`)).toBe(1);
      expect(await ask(email, "192.0.2.200")).toBe(0);
    }
    // The limit is 50 password reset requests an hour from one client address.
    await db.rateLimit.updateMany({
      where: { key: { startsWith: "password-reset:address:" } },
      data: { points: 49 },
    });
    expect(await ask(`${unique("nobody")}@example.org`, "192.0.2.30")).toBe(1);
    expect(await ask(`${unique("nobody")}@example.org`, "192.0.2.30")).toBe(0);
  });

  it("POST /api/password/forgot accepts an e-mail address of more than 250 characters", async () => {
    const email = `${"a".repeat(64)}@${["b", "c", "d"].map((letter) => letter.repeat(60)).join(".")}.org`;
    expect(email.length).toBeGreaterThan(250);
    expect((await forgot(email)).status).toBe(204);
  });

  it("POST /api/password/forgot answers 400 for an invalid e-mail address", async () => {
    expect((await forgot("nobody")).status).toBe(400);
  });
});

describe("POST /api/password/reset", () => {
  it("POST /api/password/reset sets the password and signs out every device", async () => {
    const other = await signInAs(person);
    const token = await newToken();
    expect((await reset(token)).status).toBe(204);
    expect([await isSignedIn(person), await isSignedIn(other)]).toEqual([false, false]);
    expect([await login(PASSWORD), await login(NEW)]).toEqual([401, 200]);
  });

  it("a reset link works once, even for simultaneous calls, and answers 410 afterwards", async () => {
    const token = await newToken();
    const answers = await Promise.all([1, 2, 3, 4].map((n) => reset(token, `password ${n}`)));
    const good = answers.filter(({ status }) => status === 204);
    expect(good).toHaveLength(1);
    const { status, body } = await reset(token);
    expect([status, body.message]).toEqual([
      410,
      "This link is invalid or has expired. Please ask for a new one.",
    ]);
  });

  it("a password reset invalidates the person's other reset links", async () => {
    const [first, second] = [await newToken(), await newToken()];
    expect(first).not.toBe(second);
    expect((await reset(second)).status).toBe(204);
    expect((await reset(first)).status).toBe(410);
  });

  it("a reset link is unusable after one hour, when it answers 410, and after its use", async () => {
    const token = await newToken();
    expect(await isResetUsable("unknown")).toBe(false);
    setClock(new Date(Date.now() + days(1 / 24)));
    expect(await isResetUsable(token)).toBe(false);
    expect((await reset(token)).status).toBe(410);
    setClock(undefined);
    expect(await isResetUsable(token)).toBe(true);
    expect((await reset(token)).status).toBe(204);
    expect(await isResetUsable(token)).toBe(false);
  });

  it.each([
    ["token", "", "The link is incomplete."],
    ["password", "12345", "Password must be at least 6 characters."],
  ])(
    "POST /api/password/reset answers 400 with a message at the field for an invalid %s",
    async (path, value, message) => {
      const input = { token: "none", password: NEW, [path]: value };
      const { status, body } = await callInVain({}, "POST", "/api/password/reset", input);
      expect([status, body.issues?.[0]]).toEqual([400, { path, message }]);
    },
  );
});
