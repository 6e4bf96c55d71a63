import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { days, setClock } from "@/lib/core/clock";
import type { User } from "@/lib/features/accounts/model/dto";
import { sendEmailChangeNotice } from "@/lib/features/accounts/server/steps/send-email-change-notice";
import { systemActor } from "@/lib/policy/actor";
import { db } from "@/lib/server/db";
import { eventSchemas } from "@/lib/server/job-events";
import { readMailbox } from "@/lib/server/mail/dev-mailbox";
import { hashToken } from "@/lib/server/secret-token";
import { createPerson, deactivate, makeDemoAccount, type Person } from "@/tests/support/actors";
import { call, callInVain } from "@/tests/support/call";
import { createInvitation, PASSWORD, unique } from "@/tests/support/factories";

const GONE =
  "This link was used already, is invalid or has expired. Your account page shows your address.";
const TAKEN = "This email is already in use.";

let person: Person;
let email: string;
beforeEach(async () => {
  person = await createPerson({ role: "regular" });
  email = `${unique("New")}@Example.org`;
});
afterEach(() => setClock(undefined));

const request = (input: object = {}) =>
  callInVain(person, "POST", "/api/user/email", { email, password: PASSWORD, ...input });
const confirm = (token: string) => callInVain({}, "POST", "/api/user/email/confirm", { token });
const userOf = async () => (await call<User>(person, "GET", "/api/user")).body;
const mailsTo = async (address: string) => (await readMailbox()).filter(({ to }) => to === address);

/** Requests a link to `email` and returns its token from the newest mail. */
async function newToken(): Promise<string> {
  const { status, text } = await request();
  expect([status, text]).toEqual([204, ""]);
  const [mail] = await mailsTo(email);
  return /confirm-email\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

/** Runs the job of the newest confirmed change. */
async function sendNotice() {
  const { data } = await db.jobEvent.findFirstOrThrow({
    where: { name: "email-change/confirmed" },
    orderBy: { id: "desc" },
  });
  const event = eventSchemas["email-change/confirmed"].parse(data);
  return sendEmailChangeNotice(systemActor(event.householdId), event);
}

describe("POST /api/user/email", () => {
  it("POST /api/user/email mails a link to the new address and keeps the old one", async () => {
    const token = await newToken();
    expect(token).toHaveLength(43);
    expect(await userOf()).toMatchObject({ email: person.email, emailVerifiedAt: null });
    expect(await mailsTo(person.email)).toEqual([]);
  });

  it("the link to a new address is stored only as a hash", async () => {
    const token = await newToken();
    const rows = await db.emailChange.findMany({ where: { userId: person.id } });
    expect(rows).toMatchObject([{ email, token: hashToken(token) }]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("a wrong password answers 400 at the field, and after 10 of them a change of the address answers 429", async () => {
    for (let guess = 0; guess < 10; guess += 1) {
      const { status, body } = await request({ password: "wrong one" });
      expect([status, body.issues?.[0]?.path]).toEqual([400, "password"]);
    }
    expect((await request()).status).toBe(429);
    const change = { currentPassword: PASSWORD, newPassword: "battery staple" };
    expect((await callInVain(person, "PUT", "/api/user/password", change)).status).toBe(429);
  });

  it("the sixth request for a link to a new address within an hour answers 429", async () => {
    for (let sent = 0; sent < 5; sent += 1) expect((await request()).status).toBe(204);
    expect((await request()).status).toBe(429);
  });

  it("an address of another person answers 409 at the field, regardless of case", async () => {
    const other = await createPerson();
    const { status, body } = await request({ email: other.email.toUpperCase() });
    expect([status, body.issues]).toEqual([409, [{ path: "email", message: TAKEN }]]);
  });

  it.each([
    ["email", "nobody", "Please enter a valid email address."],
    ["password", "", "Password is required"],
  ])(
    "POST /api/user/email answers 400 with a message at the field for an invalid %s",
    async (path, value, message) => {
      const { status, body } = await request({ [path]: value });
      expect([status, body.issues?.[0]]).toEqual([400, { path, message }]);
    },
  );

  it("a change of the demo account's address answers 403", async () => {
    await makeDemoAccount(person.id);
    const { status, body } = await request();
    expect([status, body.message]).toEqual([403, "The demo account cannot change its email."]);
  });
});

describe("POST /api/user/email/confirm", () => {
  it("the mailed link changes the address and verifies it, and the person signs in with the new address", async () => {
    const token = await newToken();
    expect((await confirm(token)).status).toBe(204);
    const user = await userOf();
    expect(user.email).toBe(email);
    expect(Date.now() - new Date(user.emailVerifiedAt ?? 0).getTime()).toBeLessThan(60_000);
    const login = (username: string) =>
      call({}, "POST", "/api/login", { username, password: PASSWORD });
    expect((await login(email.toLowerCase())).status).toBe(200);
    expect((await login(person.email)).status).toBe(401);
  });

  it("the old address gets one notice, which does not contain the new address, and the stored change is deleted", async () => {
    await confirm(await newToken());
    expect(await sendNotice()).toEqual({ status: "sent" });
    expect(await sendNotice()).toEqual({ status: "skipped" });
    const mails = await mailsTo(person.email);
    expect(mails.map(({ subject }) => subject)).toEqual(["Your email address was changed"]);
    expect(mails[0]?.text).not.toContain(email);
    expect(await db.emailChange.count({ where: { userId: person.id } })).toBe(0);
    expect(JSON.stringify(await db.jobEvent.findMany())).not.toMatch(/@/);
  });

  it("an e-mail change that gets the id of an earlier change after a database restore still sends its notice to the old address", async () => {
    await confirm(await newToken());
    const { id } = await db.emailChange.findFirstOrThrow({ where: { userId: person.id } });
    expect(await sendNotice()).toEqual({ status: "sent" });
    const former = email;
    email = `${unique("other")}@example.org`;
    const token = await newToken();
    await db.emailChange.updateMany({ where: { userId: person.id }, data: { id } });
    await confirm(token);
    expect(await sendNotice()).toEqual({ status: "sent" });
    expect((await mailsTo(former)).map(({ subject }) => subject)).toContain(
      "Your email address was changed",
    );
  });

  it("a link to a new address works once, even for simultaneous calls", async () => {
    const token = await newToken();
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirm(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 410, 410, 410]);
    expect((await confirm(token)).body.message).toBe(GONE);
  });

  it("a link to a new address answers 410 after one hour", async () => {
    const token = await newToken();
    setClock(new Date(Date.now() + days(1 / 24)));
    expect((await confirm(token)).status).toBe(410);
    setClock(undefined);
    expect((await confirm(token)).status).toBe(204);
  });

  it("a second request for a new address makes the first link invalid", async () => {
    const first = await newToken();
    email = `${unique("other")}@example.org`;
    const second = await newToken();
    expect((await confirm(first)).status).toBe(410);
    expect((await confirm(second)).status).toBe(204);
  });

  it("the link to a new address answers 409 and changes nothing when another person took the address after the link was mailed", async () => {
    const token = await newToken();
    const other = await createPerson();
    await db.user.update({ where: { id: other.id }, data: { emailKey: email.toLowerCase() } });
    const { status, body } = await confirm(token);
    expect([status, body.message]).toEqual([409, TAKEN]);
    expect(await userOf()).toMatchObject({ email: person.email, emailVerifiedAt: null });
    const events = await db.jobEvent.findMany({ where: { name: "email-change/confirmed" } });
    expect(events.filter(({ eventId }) => eventId.endsWith(hashToken(token)))).toEqual([]);
    expect(await db.emailChange.count({ where: { userId: person.id } })).toBe(1);
  });

  it("of two people who confirm the same address at the same time, one gets the address and the other gets 409", async () => {
    const tokens = [await newToken()];
    person = await createPerson();
    const { status } = await request();
    expect(status).toBe(204);
    const token = unique("token");
    await db.emailChange.updateMany({
      where: { userId: person.id },
      data: { token: hashToken(token) },
    });
    tokens.push(token);
    const answers = await Promise.all(tokens.map(confirm));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(TAKEN);
  });

  it.each([
    [
      "a new password",
      () =>
        callInVain(person, "PUT", "/api/user/password", {
          currentPassword: PASSWORD,
          newPassword: "battery staple",
        }),
    ],
    [
      "a password reset",
      async () => {
        const token = unique("token");
        const expiresAt = new Date(Date.now() + 60_000);
        const reset = { userId: person.id, token: hashToken(token), expiresAt };
        await db.passwordReset.create({ data: reset });
        const input = { token, password: "battery staple" };
        expect((await callInVain({}, "POST", "/api/password/reset", input)).status).toBe(204);
      },
    ],
    ["the deactivation of the person", () => deactivate(person)],
    ["the deactivation of the account by its owner", () => call(person, "DELETE", "/api/user")],
  ])("%s ends a mailed link to a new address", async (_, end) => {
    const token = await newToken();
    await end();
    expect((await confirm(token)).status).toBe(410);
  });

  it("confirming an address deletes the own household's invitation to this address, and no other household's invitation", async () => {
    const own = await createInvitation({ householdId: person.householdId, email });
    const foreign = await createInvitation({ email });
    await confirm(await newToken());
    const stored = await db.userInvitation.findMany({
      where: { id: { in: [own.id, foreign.id] } },
      select: { id: true },
    });
    expect(stored).toEqual([{ id: foreign.id }]);
  });

  it("changing the address invalidates the password reset links that were mailed to the old address", async () => {
    const token = await newToken();
    const reset = unique("token");
    await db.passwordReset.create({
      data: {
        userId: person.id,
        token: hashToken(reset),
        expiresAt: new Date(Date.now() + 60_000),
      },
    });
    await confirm(token);
    const input = { token: reset, password: "battery staple" };
    expect((await callInVain({}, "POST", "/api/password/reset", input)).status).toBe(410);
  });

  it("requesting the account's present address as the new one mails a link that verifies the address, and no notice is sent", async () => {
    email = person.email;
    expect((await confirm(await newToken())).status).toBe(204);
    expect((await userOf()).emailVerifiedAt).not.toBeNull();
    expect(await db.emailChange.count({ where: { userId: person.id } })).toBe(0);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      "Confirm your email address",
    ]);
  });
});

describe("emailVerifiedAt", () => {
  const register = async (input: object) => {
    const consents = { privacyConsent: true, termsConsent: true };
    const body = { username: unique("user"), password: PASSWORD, ...consents, ...input };
    return (await call<User>({}, "POST", "/api/register", body)).body;
  };

  it("a registration without an invitation does not verify the address", async () => {
    expect((await register({ email })).emailVerifiedAt).toBeNull();
  });

  it("an accepted invitation verifies the address", async () => {
    const invitation = await createInvitation();
    const user = await register({ email: invitation.email, token: invitation.token });
    expect(user.emailVerifiedAt).toBe(user.createdAt);
  });

  it("a password reset by a mailed link verifies the address", async () => {
    const token = unique("token");
    const expiresAt = new Date(Date.now() + 60_000);
    const reset = { userId: person.id, token: hashToken(token), expiresAt };
    await db.passwordReset.create({ data: reset });
    await callInVain({}, "POST", "/api/password/reset", { token, password: "battery staple" });
    const user = await db.user.findUniqueOrThrow({ where: { id: person.id } });
    expect(user.emailVerifiedAt).not.toBeNull();
  });

  it("a changed password does not verify the address", async () => {
    const change = { currentPassword: PASSWORD, newPassword: "battery staple" };
    await callInVain(person, "PUT", "/api/user/password", change);
    expect((await userOf()).emailVerifiedAt).toBeNull();
  });
});
