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

test("a mail arrives as it was written, in HTML and text, from the public address's host", async () => {
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

test("a mail arrives once, however often and at once it is asked", async () => {
  const mail = newMail();
  await outcomeOf(mail);
  expect(await outcomeOf(mail)).toBe("sent");
  const other = newMail();
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => outcomeOf(other)));
  expect(outcomes.filter((outcome) => outcome === "sent").length).toBeGreaterThan(0);
  expect(stub.mails).toHaveLength(2);
});

describe("what the server certainly did not take", () => {
  const cases: [string, SmtpManner, string, number][] = [
    ["a recipient that it does not know", { recipient: 550 }, "upstream_failed", 1],
    ["a recipient for whom it has no time", { recipient: 451 }, "unavailable", 2],
    ["a mail that it refuses", { message: 554 }, "upstream_failed", 1],
    ["a mail for which it has no time", { message: 452 }, "unavailable", 2],
  ];
  test.each(cases)("%s: may be sent again", async (_, manner, code, tries) => {
    stub.behave(manner);
    const mail = newMail();
    expect(await outcomeOf(mail)).toBe(code);
    expect(stub.attempts()).toBe(tries);
    expect(await deliveryOf(mail.idempotencyKey)).toBeNull();
    stub.behave("takes");
    expect(await outcomeOf(mail)).toBe("sent");
  });

  test("a recipient for whom it had no time at first gets the mail at the second try", async () => {
    stub.behave({ recipient: 451 }, "takes");
    expect(await outcomeOf(newMail())).toBe("sent");
    expect(stub.mails).toHaveLength(1);
  });

  test("anything, when nobody is there", async () => {
    useSettings({ SMTP_URL: "smtp://127.0.0.1:1" });
    const mail = newMail();
    expect(await outcomeOf(mail)).toBe("unavailable");
    expect(await deliveryOf(mail.idempotencyKey)).toBeNull();
  });

  test("anything, when it does not even greet: within ten seconds", async () => {
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

describe("what may have arrived is not sent again", () => {
  test.each([
    ["it hangs up after the last byte", "hangs up after the message"],
    ["it says nothing after the last byte", "hangs after the message"],
  ] as const)("%s", async (_, manner) => {
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

  test("a process died between claiming the mail and marking it sent", async () => {
    const mail = newMail();
    await db.mailDelivery.create({
      data: { key: mail.idempotencyKey, claimedAt: new Date(Date.now() - 60_000) },
    });
    expect(await outcomeOf(mail)).toBe("upstream_failed");
    expect(stub.attempts()).toBe(0);
  });
});
