import { expect, test } from "vitest";
import { describeReady } from "@/scripts/server/addresses";

const folder = "/srv/larder/mailbox";
const linesFor = (changes: Partial<Parameters<typeof describeReady>[0]>) =>
  describeReady({
    host: "localhost",
    port: 3000,
    hasDemo: false,
    mailbox: undefined,
    ...changes,
  }).split("\n");

test("npm start prints the URL of the dev mailbox, which contains the secret", () => {
  const mailbox = { folder, path: "/dev/mailbox/abc" };
  const line = "Mails are kept, not sent. Read them at http://localhost:3000/dev/mailbox/abc";
  expect(linesFor({ mailbox })).toContain(line);
  expect(linesFor({ mailbox, host: "0.0.0.0" })).toContain(line);
});

test("npm start prints that no mail is delivered when the app has no page for the dev mailbox", () => {
  expect(linesFor({ mailbox: { folder, path: undefined } })).toContain(
    "No mail is delivered: set RESEND_API_KEY or SMTP_URL. Until then mails are kept in /srv/larder/mailbox",
  );
});

test("npm start prints nothing about mails when a mail service is configured", () => {
  expect(linesFor({}).filter((line) => /mail/i.test(line))).toEqual([]);
});
