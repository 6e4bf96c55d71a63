import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { resetEnv } from "@/lib/core/env";
import { db } from "@/lib/server/db";
import type { ResendStub } from "@/tests/support/resend-stub";
import {
  answers,
  drops,
  hangs,
  refuses,
  stalls,
  startResendStub,
} from "@/tests/support/resend-stub";
import { newMail, outcomeOf, useSettings } from "./mail-support";

let stub: ResendStub;

beforeAll(async () => {
  stub = await startResendStub();
});
afterAll(() => stub.stop());
beforeEach(() => {
  stub.reply();
  useSettings({
    RESEND_API_KEY: "re_key-of-the-tests",
    RESEND_BASE_URL: stub.url,
    MAIL_FROM: "Larder <larder@mail.example>",
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  resetEnv();
});

const deliveryOf = (key: string) => db.mailDelivery.findUnique({ where: { key } });

describe("Resend takes a mail", () => {
  test("as it was written, under its key, and it is marked sent", async () => {
    const mail = newMail({ headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } });
    expect(await outcomeOf(mail)).toBe("sent");
    const { idempotencyKey, ...sent } = mail;
    expect(stub.requests).toHaveLength(1);
    expect(stub.requests[0]?.headers).toMatchObject({
      authorization: "Bearer re_key-of-the-tests",
      "idempotency-key": idempotencyKey,
    });
    expect(stub.requests[0]?.mail).toMatchObject({ ...sent, from: "Larder <larder@mail.example>" });
    expect((await deliveryOf(idempotencyKey))?.sentAt).toBeInstanceOf(Date);
  });

  test("once, however often and at once it is asked", async () => {
    const mail = newMail();
    expect(await outcomeOf(mail)).toBe("sent");
    expect(await outcomeOf(mail)).toBe("sent");
    expect(stub.requests).toHaveLength(1);
    const other = newMail();
    await Promise.all(Array.from({ length: 6 }, () => outcomeOf(other)));
    expect(stub.taken.size).toBe(2);
  });

  test("again after a crash between its taking the mail and our marking it, as the same mail", async () => {
    const mail = newMail();
    await db.mailDelivery.create({ data: { key: mail.idempotencyKey } });
    expect(await outcomeOf(mail)).toBe("sent");
    expect(stub.requests[0]?.headers["idempotency-key"]).toBe(mail.idempotencyKey);
  });
});

describe("Resend fails, and nothing is marked sent", () => {
  const cases: Record<string, [Parameters<ResendStub["reply"]>, string, number]> = {
    "the key is wrong": [[refuses(401, "restricted_api_key")], "upstream_failed", 1],
    "the sender is not verified": [[refuses(403, "validation_error")], "upstream_failed", 1],
    "the address is nonsense to it": [[refuses(422, "validation_error")], "upstream_failed", 1],
    "it is broken": [[refuses(500, "internal_server_error")], "unavailable", 2],
    "a proxy answers in its place": [[answers(502, "<html>Bad gateway")], "unavailable", 2],
    "it wants us to slow down": [[refuses(429, "rate_limit_exceeded")], "unavailable", 2],
    "it still works on the same mail": [
      [refuses(409, "concurrent_idempotent_requests")],
      "unavailable",
      2,
    ],
    "it hangs up": [[drops], "unavailable", 2],
    "it says nothing of the kind": [[answers(200, {})], "unavailable", 2],
    "it answers no JSON": [[answers(200, "OK")], "unavailable", 2],
    "its error is none": [[answers(500, null)], "unavailable", 2],
  };
  test.each(Object.entries(cases))("when %s", async (_, [replies, code, tries]) => {
    stub.reply(...replies);
    const mail = newMail();
    expect(await outcomeOf(mail)).toBe(code);
    expect(stub.requests).toHaveLength(tries);
    expect((await deliveryOf(mail.idempotencyKey))?.sentAt ?? null).toBeNull();
    stub.reply();
    expect(await outcomeOf(mail)).toBe("sent");
  });

  test("when nobody is there", async () => {
    useSettings({ RESEND_BASE_URL: "http://127.0.0.1:1" });
    expect(await outcomeOf(newMail())).toBe("unavailable");
  });

  test("when it hangs, or never ends its answer: after ten seconds", async () => {
    stub.reply(hangs, stalls);
    const start = performance.now();
    const outcomes = await Promise.all([outcomeOf(newMail()), outcomeOf(newMail())]);
    expect(outcomes).toEqual(["unavailable", "unavailable"]);
    expect(performance.now() - start).toBeGreaterThan(9_500);
    expect(performance.now() - start).toBeLessThan(11_500);
  });
});

describe("Resend asks for time", () => {
  test("and gets it, where it is short", async () => {
    stub.reply(
      refuses(429, "rate_limit_exceeded", { "retry-after": "1" }),
      answers(200, { id: "x" }),
    );
    const start = performance.now();
    expect(await outcomeOf(newMail())).toBe("sent");
    expect(performance.now() - start).toBeGreaterThan(990);
  });

  test("and is asked later, where it is long", async () => {
    stub.reply(refuses(429, "rate_limit_exceeded", { "retry-after": "60" }));
    const start = performance.now();
    expect(await outcomeOf(newMail())).toBe("unavailable");
    expect(performance.now() - start).toBeLessThan(2_000);
    expect(stub.requests).toHaveLength(1);
  });
});

describe("never leaves", () => {
  test.each([
    "a@example.org,b@example.org",
    "a@example.org b@example.org",
    "a@example.org;b@example.org",
    '"a b"@example.org',
    "Somebody <a@example.org>",
    "a@example.org\r\nBcc: b@example.org",
    "a＠example.org",
    "a@b@example.org",
    "ä@example.org",
    "a@localhost",
    "",
    `${"a".repeat(250)}@example.org`,
  ])("a mail to %j", async (to) => {
    expect(await outcomeOf(newMail({ to }))).toBe("invalid_input");
    expect(stub.requests).toHaveLength(0);
  });

  test("a header that would begin another one", async () => {
    expect(await outcomeOf(newMail({ subject: "Hi\r\nBcc: b@example.org" }))).toMatch(/line break/);
    expect(await outcomeOf(newMail({ headers: { "X-A": "b\nBcc: c" } }))).toMatch(/line break/);
    expect(stub.requests).toHaveLength(0);
  });
});
