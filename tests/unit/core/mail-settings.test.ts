import { describe, expect, test } from "vitest";
import { readSender } from "@/lib/core/email-address";
import { parseEnv } from "@/lib/core/env";

describe("who carries the mails", () => {
  test.each([
    [{}, "outbox"],
    [{ SMTP_URL: "smtps://a:b@mail.example:465" }, "smtp"],
    [{ RESEND_API_KEY: "re_1" }, "resend"],
    [{ RESEND_API_KEY: "re_1", SMTP_URL: "smtp://mail.example" }, "resend"],
    [{ RESEND_API_KEY: " " }, "outbox"],
  ])("%j: %s", (settings, carrier) => {
    expect(parseEnv(settings).MAIL).toBe(carrier);
  });

  test.each([
    [{ SMTP_URL: "mail.example:25" }, /SMTP_URL must be .* smtps:\/\//],
    [{ SMTP_URL: "https://mail.example" }, /SMTP_URL must be/],
    [{ RESEND_BASE_URL: "resend" }, /RESEND_BASE_URL must be/],
    [{ MAIL_FROM: "nobody" }, /MAIL_FROM must be one address/],
    [{ MAIL_FROM: "a@b.example, c@d.example" }, /MAIL_FROM must be one address/],
  ])("%j stops the start with a sentence", (settings, sentence) => {
    expect(() => parseEnv(settings)).toThrow(sentence);
  });
});

test.each([
  ["a@b.example", { name: "Larder", address: "a@b.example" }],
  ["Our Larder <a@b.example>", { name: "Our Larder", address: "a@b.example" }],
  ["<a@b.example>", null],
  ["Larder <a@b.example", null],
  ["Larder <a@b.example>, <c@d.example>", null],
  ["Larder\r\nBcc: x <a@b.example>", null],
])("the sender %j", (text, sender) => {
  expect(readSender(text, "Larder")).toEqual(sender);
});
