import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { setClock } from "@/lib/core/clock";
import { resetEnv } from "@/lib/core/env";
import { db } from "@/lib/server/db";
import { type SmtpManner, type SmtpStub, startSmtpStub } from "@/tests/support/smtp-stub";
import { newMail, outcomeOf, useSettings } from "./mail-support";

let stub: SmtpStub;

beforeAll(async () => {
  stub = await startSmtpStub();
});
afterAll(() => stub.stop());
beforeEach(() => {
  stub.behave("takes");
  useSettings({ SMTP_URL: stub.url, NEXTAUTH_URL: "https://larder.example" });
});
afterEach(() => {
  setClock(undefined);
  vi.unstubAllEnvs();
  resetEnv();
});

const deliveryOf = (key: string) => db.mailDelivery.findUnique({ where: { key } });

test("a mail arrives by SMTP with unchanged HTML and text and a sender at the host of NEXTAUTH_URL", async () => {
  const mail = newMail({
    subject: "Jürgen’s kitchen ✓",
    html: "<p>Grüße <b>✓</b></p>",
    text: "Grüße ✓",
    headers: { "List-Unsubscribe": "<https://larder.example/api/unsubscribe?token=a>" },
  });
  expect(await outcomeOf(mail)).toBe("sent");
  const [arrived] = stub.mails;
  expect(arrived).toMatchObject({
    from: { name: "Larder", address: "larder@larder.example" },
    to: [{ address: mail.to }],
    subject: mail.subject,
  });
  expect(arrived?.html?.trim()).toBe(mail.html);
  expect(arrived?.text?.trim()).toBe(mail.text);
  expect(arrived?.messageId).toMatch(/^<[0-9a-f]{64}@larder\.example>$/);
  expect(arrived?.headers).toContainEqual({
    key: "list-unsubscribe",
    originalKey: "List-Unsubscribe",
    value: mail.headers?.["List-Unsubscribe"],
  });
  expect((await deliveryOf(mail.idempotencyKey))?.sentAt).toBeInstanceOf(Date);
});

test("a mail arrives once by SMTP when it is sent twice in a row, and when it is sent six times in parallel", async () => {
  const mail = newMail();
  await outcomeOf(mail);
  expect(await outcomeOf(mail)).toBe("sent");
  const other = newMail();
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => outcomeOf(other)));
  expect(outcomes.filter((outcome) => outcome === "sent").length).toBeGreaterThan(0);
  expect(stub.mails).toHaveLength(2);
});

describe("mails that the SMTP server has certainly not accepted", () => {
  const cases: [string, SmtpManner, string, number][] = [
    ["rejects the recipient with 550", { recipient: 550 }, "upstream_failed", 1],
    ["defers the recipient with 451", { recipient: 451 }, "unavailable", 2],
    ["rejects the message with 554", { message: 554 }, "upstream_failed", 1],
    ["defers the message with 452", { message: 452 }, "unavailable", 2],
  ];
  test.each(cases)(
    "a mail can be sent again after the SMTP server %s",
    async (_, manner, code, tries) => {
      stub.behave(manner);
      const mail = newMail();
      expect(await outcomeOf(mail)).toBe(code);
      expect(stub.attempts()).toBe(tries);
      expect(await deliveryOf(mail.idempotencyKey)).toBeNull();
      stub.behave("takes");
      expect(await outcomeOf(mail)).toBe("sent");
    },
  );

  test("a mail arrives at the second attempt when the SMTP server defers the first one with 451", async () => {
    stub.behave({ recipient: 451 }, "takes");
    expect(await outcomeOf(newMail())).toBe("sent");
    expect(stub.mails).toHaveLength(1);
  });

  test("a mail fails with unavailable and no delivery is recorded when the SMTP server refuses the connection", async () => {
    useSettings({ SMTP_URL: "smtp://127.0.0.1:1" });
    const mail = newMail();
    expect(await outcomeOf(mail)).toBe("unavailable");
    expect(await deliveryOf(mail.idempotencyKey)).toBeNull();
  });

  test("a mail fails with unavailable within 11 seconds when the SMTP server sends no greeting", async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket));
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    useSettings({ SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}` });
    const mail = newMail();
    const start = performance.now();
    expect(await outcomeOf(mail)).toBe("unavailable");
    expect(performance.now() - start).toBeLessThan(11_000);
    expect(await deliveryOf(mail.idempotencyKey)).toBeNull();
    sockets.forEach((socket) => socket.destroy());
    silent.close();
  });
});

describe("mails that the SMTP server may have accepted", () => {
  test.each([
    ["closes the connection after the last byte", "hangs up after the message"],
    ["does not answer after the last byte", "hangs after the message"],
  ] as const)("a mail is not sent again when the SMTP server %s", async (_, manner) => {
    stub.behave(manner, "takes");
    const mail = newMail();
    const start = performance.now();
    expect(await outcomeOf(mail)).toBe("unavailable");
    expect(performance.now() - start).toBeLessThan(11_000);
    expect(await deliveryOf(mail.idempotencyKey)).toMatchObject({ sentAt: null });
    expect(await outcomeOf(mail)).toMatch(/unavailable|upstream_failed/);
    setClock(new Date(Date.now() + 60_000));
    expect(await outcomeOf(mail)).toBe("upstream_failed");
    expect(stub.mails).toHaveLength(1);
  });

  test("a mail is not sent again when a process recorded its delivery and was killed before marking it as sent", async () => {
    const mail = newMail();
    await db.mailDelivery.create({
      data: { key: mail.idempotencyKey, claimedAt: new Date(Date.now() - 60_000) },
    });
    expect(await outcomeOf(mail)).toBe("upstream_failed");
    expect(stub.attempts()).toBe(0);
  });
});
