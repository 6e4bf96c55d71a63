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

describe("mails that Resend accepts", () => {
  test("a mail reaches Resend unchanged with its idempotency key and is marked as sent", async () => {
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

  test("Resend accepts a mail once when it is sent twice or six times simultaneously", async () => {
    const mail = newMail();
    expect(await outcomeOf(mail)).toBe("sent");
    expect(await outcomeOf(mail)).toBe("sent");
    expect(stub.requests).toHaveLength(1);
    const other = newMail();
    await Promise.all(Array.from({ length: 6 }, () => outcomeOf(other)));
    expect(stub.taken.size).toBe(2);
  });

  test("a mail that was recorded but not marked as sent goes to Resend again with the same idempotency key", async () => {
    const mail = newMail();
    await db.mailDelivery.create({ data: { key: mail.idempotencyKey } });
    expect(await outcomeOf(mail)).toBe("sent");
    expect(stub.requests[0]?.headers["idempotency-key"]).toBe(mail.idempotencyKey);
  });
});

describe("failures of Resend", () => {
  const cases: Record<string, [Parameters<ResendStub["reply"]>, string, number]> = {
    "the API key is wrong": [[refuses(401, "restricted_api_key")], "upstream_failed", 1],
    "the sender is not verified": [[refuses(403, "validation_error")], "upstream_failed", 1],
    "Resend rejects the address with 422": [
      [refuses(422, "validation_error")],
      "upstream_failed",
      1,
    ],
    "Resend answers 500": [[refuses(500, "internal_server_error")], "unavailable", 2],
    "a proxy answers 502 with HTML": [[answers(502, "<html>Bad gateway")], "unavailable", 2],
    "Resend answers 429 without Retry-After": [
      [refuses(429, "rate_limit_exceeded")],
      "unavailable",
      2,
    ],
    "Resend answers 409 because it still processes the same mail": [
      [refuses(409, "concurrent_idempotent_requests")],
      "unavailable",
      2,
    ],
    "Resend closes the connection": [[drops], "unavailable", 2],
    "Resend answers 200 without a mail id": [[answers(200, {})], "unavailable", 2],
    "Resend answers 200 without JSON": [[answers(200, "OK")], "unavailable", 2],
    "Resend answers 500 with null": [[answers(500, null)], "unavailable", 2],
  };
  test.each(Object.entries(cases))(
    "a mail is not marked as sent and can be sent later when %s",
    async (_, [replies, code, tries]) => {
      stub.reply(...replies);
      const mail = newMail();
      expect(await outcomeOf(mail)).toBe(code);
      expect(stub.requests).toHaveLength(tries);
      expect((await deliveryOf(mail.idempotencyKey))?.sentAt ?? null).toBeNull();
      stub.reply();
      expect(await outcomeOf(mail)).toBe("sent");
    },
  );

  test("a mail fails with unavailable when Resend refuses the connection", async () => {
    useSettings({ RESEND_BASE_URL: "http://127.0.0.1:1" });
    expect(await outcomeOf(newMail())).toBe("unavailable");
  });

  test("a mail fails with unavailable after ten seconds when Resend does not answer or does not end its answer", async () => {
    stub.reply(hangs, stalls);
    const start = performance.now();
    const outcomes = await Promise.all([outcomeOf(newMail()), outcomeOf(newMail())]);
    expect(outcomes).toEqual(["unavailable", "unavailable"]);
    expect(performance.now() - start).toBeGreaterThan(9_500);
    expect(performance.now() - start).toBeLessThan(11_500);
  });
});

describe("the Retry-After header of Resend", () => {
  test("a mail is sent again after one second when Resend answers 429 with Retry-After 1", async () => {
    stub.reply(
      refuses(429, "rate_limit_exceeded", { "retry-after": "1" }),
      answers(200, { id: "x" }),
    );
    const start = performance.now();
    expect(await outcomeOf(newMail())).toBe("sent");
    expect(performance.now() - start).toBeGreaterThan(990);
  });

  test("a mail fails with unavailable without a second attempt when Resend answers 429 with Retry-After 60", async () => {
    stub.reply(refuses(429, "rate_limit_exceeded", { "retry-after": "60" }));
    const start = performance.now();
    expect(await outcomeOf(newMail())).toBe("unavailable");
    expect(performance.now() - start).toBeLessThan(2_000);
    expect(stub.requests).toHaveLength(1);
  });
});

describe("mails that are not sent to Resend", () => {
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
  ])("a mail to %j fails with invalid_input without a request to Resend", async (to) => {
    expect(await outcomeOf(newMail({ to }))).toBe("invalid_input");
    expect(stub.requests).toHaveLength(0);
  });

  test("a mail with a line break in its subject or a header fails without a request to Resend", async () => {
    expect(await outcomeOf(newMail({ subject: "Hi\r\nBcc: b@example.org" }))).toMatch(/line break/);
    expect(await outcomeOf(newMail({ headers: { "X-A": "b\nBcc: c" } }))).toMatch(/line break/);
    expect(stub.requests).toHaveLength(0);
  });
});
