import { describe, expect, test } from "vitest";
import { readSender } from "@/lib/core/email-address";
import { parseEnv } from "@/lib/core/env";

describe("settings of the mail transport", () => {
  test.each([
    [{}, "mailbox"],
    [{ SMTP_URL: "smtps://a:b@mail.example:465" }, "smtp"],
    [{ RESEND_API_KEY: "re_1" }, "resend"],
    [{ RESEND_API_KEY: "re_1", SMTP_URL: "smtp://mail.example" }, "resend"],
    [{ RESEND_API_KEY: " " }, "mailbox"],
  ])("settings %j select the mail transport %s", (settings, carrier) => {
    expect(parseEnv(settings).MAIL).toBe(carrier);
  });

  test.each([
    [{ SMTP_URL: "mail.example:25" }, /SMTP_URL must be .* smtps:\/\//],
    [{ SMTP_URL: "https://mail.example" }, /SMTP_URL must be/],
    [{ RESEND_BASE_URL: "resend" }, /RESEND_BASE_URL must be/],
    [{ MAIL_FROM: "nobody" }, /MAIL_FROM must be one address/],
    [{ MAIL_FROM: "a@b.example, c@d.example" }, /MAIL_FROM must be one address/],
    [{ OPERATOR_EMAIL: "Anna <anna@mail.example>" }, /OPERATOR_EMAIL must be one address/],
  ])("parseEnv throws for the mail settings %j", (settings, sentence) => {
    expect(() => parseEnv(settings)).toThrow(sentence);
  });
});

describe("HAS_DEV_MAILBOX", () => {
  test.each([
    ["without a public address", {}],
    ["at localhost", { NEXTAUTH_URL: "http://localhost:3000" }],
    ["at an IPv4 loopback address", { NEXTAUTH_URL: "http://127.0.0.2:8080/" }],
    ["at the IPv6 loopback address", { NEXTAUTH_URL: "http://[::1]:3000" }],
  ])("HAS_DEV_MAILBOX is true %s", (_, settings) => {
    expect(parseEnv(settings).HAS_DEV_MAILBOX).toBe(true);
  });

  test.each([
    ["at a public address", { NEXTAUTH_URL: "https://larder.example" }],
    ["at an address of the own network", { NEXTAUTH_URL: "http://192.168.1.5:3000" }],
    ["at a name that begins like a local one", { NEXTAUTH_URL: "https://localhost.evil.example" }],
    ["at an address that begins like a local one", { NEXTAUTH_URL: "https://127.0.0.1.nip.io" }],
    ["where Resend sends mails", { RESEND_API_KEY: "re_1" }],
    ["where an SMTP server sends mails", { SMTP_URL: "smtp://mail.example" }],
  ])("HAS_DEV_MAILBOX is false %s", (_, settings) => {
    expect(parseEnv(settings).HAS_DEV_MAILBOX).toBe(false);
  });
});

test.each([
  ["a@b.example", { name: "Larder", address: "a@b.example" }],
  ["Our Larder <a@b.example>", { name: "Our Larder", address: "a@b.example" }],
  ["<a@b.example>", null],
  ["Larder <a@b.example", null],
  ["Larder <a@b.example>, <c@d.example>", null],
  ["Larder\r\nBcc: x <a@b.example>", null],
])("readSender reads %j as %j", (text, sender) => {
  expect(readSender(text, "Larder")).toEqual(sender);
});
