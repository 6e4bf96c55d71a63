import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { days, setClock } from "@/lib/core/clock";
import { resetEnv } from "@/lib/core/env";
import type { User } from "@/lib/features/accounts/model/dto";
import type {
  Invitation,
  InvitationDetails,
  SentInvitation,
} from "@/lib/features/members/model/dto";
import { db } from "@/lib/server/db";
import { readMailbox } from "@/lib/server/mail/dev-mailbox";
import { createPerson, makeDemoAccount, type Person } from "@/tests/support/actors";
import { call, callInVain } from "@/tests/support/call";
import { createInvitation, createUser, unique } from "@/tests/support/factories";

let admin: Person;
beforeEach(async () => {
  admin = await createPerson();
});
afterEach(() => {
  setClock(undefined);
  vi.unstubAllEnvs();
  resetEnv();
});

const newEmail = () => `${unique("Guest")}@Example.org`;
const invite = (email: string, role = "assistant", by = admin) =>
  call<SentInvitation>(by, "POST", "/api/invitations", { email, role });
const detailsOf = (token: string) =>
  call<InvitationDetails>({}, "GET", `/api/invitations/token/${token}`);
const pending = () => call<Invitation[]>(admin, "GET", "/api/invitations");

/** Returns the token in the newest mail to an address. */
async function mailedToken(email: string): Promise<string> {
  const mail = (await readMailbox()).find(({ to }) => to === email);
  return /register\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

/** Configures an SMTP server that cannot be reached. */
function breakMail(): void {
  vi.stubEnv("SMTP_URL", "smtp://127.0.0.1:1");
  resetEnv();
}

function person(changes: object = {}) {
  return {
    username: unique("guest"),
    email: newEmail(),
    password: "hunter22",
    privacyConsent: true,
    termsConsent: true,
    ...changes,
  };
}
const register = (changes: object) => call<User>({}, "POST", "/api/register", person(changes));

describe("POST /api/invitations", () => {
  it("POST /api/invitations mails and answers a link valid for 7 days, whose token is not in the database", async () => {
    const email = newEmail();
    const { status, body } = await invite(email);
    expect([status, body.email, body.role, body.accepted]).toEqual([
      201,
      email,
      "assistant",
      false,
    ]);
    expect(Date.parse(body.expiresAt) - Date.now()).toBeCloseTo(days(7), -5);
    const token = await mailedToken(email);
    expect(token).toHaveLength(43);
    const row = await db.userInvitation.findUniqueOrThrow({ where: { id: body.id } });
    expect(body.link).toBe(`http://localhost:3000/register?token=${token}`);
    expect(body.mail).toBe("none");
    expect(JSON.stringify(row) + (await pending()).text).not.toContain(token);
    const keys = await db.mailDelivery.findMany({ select: { key: true } });
    expect(JSON.stringify(keys)).not.toContain(token);
    const household = await db.household.findUniqueOrThrow({ where: { id: admin.householdId } });
    expect((await detailsOf(token)).body).toEqual({
      email,
      role: "assistant",
      inviterName: admin.username,
      householdName: household.name,
    });
  });

  it("inviting an e-mail address again in other letter case renews its pending invitation and invalidates the old link", async () => {
    const email = newEmail();
    const first = await invite(email);
    const old = await mailedToken(email);
    const second = await invite(email.toUpperCase(), "admin");
    expect(first.body.isRenewed).toBe(false);
    expect(second.body).toMatchObject({ id: first.body.id, role: "admin", isRenewed: true });
    expect((await pending()).body).toHaveLength(1);
    expect((await detailsOf(old)).status).toBe(404);
    expect((await detailsOf(await mailedToken(email.toUpperCase()))).status).toBe(200);
  });

  it("an invitation that is sent without a role has the role assistant", async () => {
    const { body } = await call<SentInvitation>(admin, "POST", "/api/invitations", {
      email: newEmail(),
    });
    expect(body.role).toBe("assistant");
  });

  it.each([true, false])(
    "inviting a member of the household (active: %s) answers 409 and sends no mail",
    async (isActive) => {
      const { email } = await createUser({ householdId: admin.householdId, isActive });
      const mails = (await readMailbox()).length;
      const { status, body } = await callInVain(admin, "POST", "/api/invitations", {
        email: email.toUpperCase(),
      });
      expect([status, body.issues?.[0]?.path]).toEqual([409, "email"]);
      expect((await pending()).body).toEqual([]);
      expect(await readMailbox()).toHaveLength(mails);
    },
  );

  it("inviting a person with an account in another household answers 201", async () => {
    const { email } = await createUser();
    expect((await invite(email)).status).toBe(201);
  });

  it.each([
    ["email", "nobody", "Please enter a valid email address"],
    ["email", "a@b.de, c@d.de", "Please enter a valid email address"],
    ["role", "regular", "Please select a valid role"],
    ["role", null, "Please select a valid role"],
  ])(
    "POST /api/invitations answers 400 with a message at the field for %s %j",
    async (field, value, message) => {
      const { status, body } = await callInVain(admin, "POST", "/api/invitations", {
        email: newEmail(),
        [field]: value,
      });
      expect([status, body.issues?.[0]]).toEqual([400, { path: field, message }]);
    },
  );

  it("an invitation whose mail fails is stored with a warning, and resending it later sends the mail", async () => {
    const email = newEmail();
    breakMail();
    const { status, body } = await invite(email);
    const warning = "The invitation link is valid, but there was an issue sending the email.";
    expect([status, body.warning, body.mail]).toEqual([201, warning, "failed"]);
    expect((await detailsOf(body.link.split("=")[1] ?? "")).status).toBe(200);
    const path = `/api/invitations/${body.id}/resend`;
    expect((await call<SentInvitation>(admin, "POST", path)).body.warning).toBe(warning);
    vi.unstubAllEnvs();
    resetEnv();
    const resent = await call<SentInvitation>(admin, "POST", path);
    expect([resent.status, resent.body.warning]).toEqual([200, undefined]);
    expect((await detailsOf(await mailedToken(email))).status).toBe(200);
  });

  it("an invitation without a mail service and without the dev mailbox answers 201 with a warning", async () => {
    vi.stubEnv("NEXTAUTH_URL", "https://larder.example");
    resetEnv();
    const { status, body } = await invite(newEmail());
    const warning = "The invitation link is valid, but there was an issue sending the email.";
    expect([status, body.warning, body.mail]).toEqual([201, warning, "none"]);
  });

  it("sending an invitation from the demo household answers 403", async () => {
    await makeDemoAccount(admin.id);
    const { status, body } = await callInVain(admin, "POST", "/api/invitations", {
      email: newEmail(),
    });
    expect([status, body.message]).toEqual([403, "The demo household cannot invite anybody."]);
    await db.user.delete({ where: { id: admin.id } });
  });

  it("sending and resending invitations answer 429 after 30 invitations of a household within an hour", async () => {
    const { body } = await invite(newEmail());
    for (let sent = 1; sent < 30; sent += 1) expect((await invite(newEmail())).status).toBe(201);
    expect((await invite(newEmail())).status).toBe(429);
    expect((await call(admin, "POST", `/api/invitations/${body.id}/resend`)).status).toBe(429);
  }, 30_000);
});

describe("POST /api/invitations/{id}/resend", () => {
  it("resending an expired invitation mails a new link valid for a week and invalidates the old one", async () => {
    const { id, email, token } = await createInvitation({
      householdId: admin.householdId,
      expiresAt: new Date(Date.now() - 1),
    });
    expect((await detailsOf(token)).status).toBe(410);
    const { status, body } = await call<SentInvitation>(
      admin,
      "POST",
      `/api/invitations/${id}/resend`,
    );
    expect([status, body.id]).toEqual([200, id]);
    expect(Date.parse(body.expiresAt)).toBeGreaterThan(Date.now() + days(6));
    expect((await detailsOf(token)).status).toBe(404);
    expect((await detailsOf(await mailedToken(email))).body.inviterName).toBe(admin.username);
  });

  it.each([true, false])(
    "resending an invitation to the address of a member (active: %s) answers 409, and the old link stays valid",
    async (isActive) => {
      const { householdId } = admin;
      const member = await createUser({ householdId, isActive });
      const email = member.email.toUpperCase();
      const { id, token } = await createInvitation({ householdId, email });
      expect((await call(admin, "POST", `/api/invitations/${id}/resend`)).status).toBe(409);
      expect((await detailsOf(token)).status).toBe(200);
    },
  );

  it("resending or cancelling an accepted invitation answers 404", async () => {
    const { id, email, token } = await createInvitation({ householdId: admin.householdId });
    expect((await register({ email, token })).status).toBe(201);
    expect((await call(admin, "POST", `/api/invitations/${id}/resend`)).status).toBe(404);
    expect((await call(admin, "DELETE", `/api/invitations/${id}`)).status).toBe(404);
  });
});

describe("DELETE /api/invitations/{id}", () => {
  it("cancelling an invitation removes it and makes its link answer 404", async () => {
    const { id, email, token } = await createInvitation({ householdId: admin.householdId });
    expect((await call(admin, "DELETE", `/api/invitations/${id}`)).status).toBe(204);
    expect((await detailsOf(token)).status).toBe(404);
    expect((await register({ email, token })).status).toBe(404);
    expect((await pending()).body).toEqual([]);
  });
});

describe("POST /api/register with an invitation", () => {
  it("registering with an invitation joins the inviting household in the invited role and creates no household", async () => {
    const { householdId, email, token } = await createInvitation({
      householdId: admin.householdId,
      role: "assistant",
    });
    const households = await db.household.count();
    const answer = await register({
      email: email.toUpperCase(),
      token,
      householdName: "Mine",
      role: "admin",
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ householdId, role: "assistant" });
    expect(await db.household.count()).toBe(households);
    const cookie = answer.cookies[0]?.split(";")[0] ?? "";
    expect((await call<User>({ cookie }, "GET", "/api/user")).body).toEqual(answer.body);
    const members = await call<User[]>(admin, "GET", "/api/users");
    expect(members.body.map(({ id }) => id)).toEqual([admin.id, answer.body.id]);
    expect((await pending()).body).toEqual([]);
  });

  it("reading an accepted invitation or registering with it again answers 410", async () => {
    const { email, token } = await createInvitation();
    expect((await register({ email, token })).status).toBe(201);
    const again = await callInVain({}, "POST", "/api/register", person({ token }));
    expect([again.status, again.body.message]).toEqual([
      410,
      "This invitation has already been used.",
    ]);
    expect((await detailsOf(token)).status).toBe(410);
  });

  it("an invitation answers 410 from the moment of its expiry, and not one millisecond earlier", async () => {
    const expiresAt = new Date("2026-06-01T12:00:00Z");
    const { email, token } = await createInvitation({ expiresAt });
    setClock(expiresAt);
    const expired = await detailsOf(token);
    expect([expired.status, expired.body]).toMatchObject([
      410,
      { message: "This invitation has expired. Please ask for a new one." },
    ]);
    expect((await register({ email, token })).status).toBe(410);
    setClock(new Date(expiresAt.getTime() - 1));
    expect((await detailsOf(token)).status).toBe(200);
    expect((await register({ email, token })).status).toBe(201);
  });

  it("registering with an invitation answers 400 for another e-mail address or a missing token, and 404 for an unknown token", async () => {
    const { email, token } = await createInvitation();
    const other = await callInVain({}, "POST", "/api/register", person({ token }));
    expect([other.status, other.body.issues?.[0]?.path]).toEqual([400, "email"]);
    expect((await register({ email, token: "unknown" })).status).toBe(404);
    const empty = await callInVain({}, "POST", "/api/register", person({ email, token: " " }));
    expect([empty.status, empty.body.issues?.[0]?.message]).toEqual([
      400,
      "Invitation token is required",
    ]);
    expect((await register({ email, token: null })).status).toBe(400);
    expect((await detailsOf(token)).status).toBe(200);
  });

  it("an invitation stays valid after a registration that answers 409 for a taken username", async () => {
    const { email, token } = await createInvitation();
    const { username } = await createUser();
    expect((await register({ email, token, username })).status).toBe(409);
    expect((await register({ email, token })).status).toBe(201);
  });
});
