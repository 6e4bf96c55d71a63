import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { resetEnv } from "@/lib/core/env";
import { sendEmailChangeNotice } from "@/lib/features/accounts/server/steps/send-email-change-notice";
import { systemActor } from "@/lib/policy/actor";
import { db } from "@/lib/server/db";
import { createPerson, type Person } from "@/tests/support/actors";
import { callInVain } from "@/tests/support/call";
import { captureLog } from "@/tests/support/captured-log";
import { PASSWORD, unique } from "@/tests/support/factories";
import { refuses, type ResendStub, startResendStub } from "@/tests/support/resend-stub";

let person: Person;
beforeEach(async () => {
  person = await createPerson();
});
afterEach(() => {
  vi.unstubAllEnvs();
  resetEnv();
});

const request = () =>
  callInVain(person, "POST", "/api/user/email", {
    email: `${unique("new")}@example.org`,
    password: PASSWORD,
  });

it("POST /api/user/email answers 503 without a mail service and without the dev mailbox", async () => {
  vi.stubEnv("NEXTAUTH_URL", "https://larder.example");
  resetEnv();
  const { status, body } = await request();
  expect([status, body.message]).toEqual([
    503,
    "No mail service is set up here, so the link was not sent.",
  ]);
});

describe("changing the address through Resend", () => {
  let stub: ResendStub;
  beforeAll(async () => {
    stub = await startResendStub();
  });
  afterAll(() => stub.stop());
  beforeEach(() => {
    vi.stubEnv("RESEND_API_KEY", "re_1");
    vi.stubEnv("RESEND_BASE_URL", stub.url);
    resetEnv();
  });

  it.each([
    ["refuses the mail", 502, refuses(403, "validation_error")],
    ["is unavailable", 503, refuses(500, "internal_server_error")],
  ])(
    "POST /api/user/email answers an error and keeps the address when the mail service %s",
    async (_, expected, reply) => {
      stub.reply(reply);
      const { status, body } = await request();
      expect(status).toBe(expected);
      expect(body.message).toMatch(/^The mail service (refused|cannot be reached)/);
      const { email } = await db.user.findUniqueOrThrow({ where: { id: person.id } });
      expect(email).toBe(person.email);
    },
  );

  it("the stored old address is deleted when the mail service refuses the notice, and kept when the service is unavailable", async () => {
    const { send, records } = await confirmedChange();
    stub.reply(refuses(500, "internal_server_error"));
    await expect(send()).rejects.toMatchObject({ code: "unavailable" });
    expect(await records()).toBe(1);
    stub.reply(refuses(403, "validation_error"));
    expect(await send()).toEqual({ status: "refused" });
    expect(await records()).toBe(0);
  });
});

it("a notice to the old address that an SMTP server may have received already is logged as unknown, not as refused", async () => {
  vi.stubEnv("SMTP_URL", "smtp://127.0.0.1:1");
  resetEnv();
  const { token, send, records } = await confirmedChange();
  await db.mailDelivery.create({
    data: {
      key: `email-change:${person.id}:notice:${token}`,
      claimedAt: new Date(Date.now() - 60_000),
    },
  });
  const log = captureLog();
  expect(await send()).toEqual({ status: "unknown" });
  expect(await records()).toBe(0);
  expect(log().join("")).toMatch(/a mail may have been sent.*"status":"unknown"/s);
  expect(log().join("")).not.toContain("refused");
});

/** Creates a confirmed change of an address, whose notice to the old address is not sent yet. */
async function confirmedChange() {
  const change = {
    userId: person.id,
    email: person.email,
    previousEmail: `${unique("old")}@example.org`,
    token: unique("token"),
    expiresAt: new Date(),
  };
  const { id: changeId } = await db.emailChange.create({ data: change });
  return {
    token: change.token,
    send: () => sendEmailChangeNotice(systemActor(person.householdId), { changeId }),
    records: () => db.emailChange.count({ where: { userId: person.id } }),
  };
}
