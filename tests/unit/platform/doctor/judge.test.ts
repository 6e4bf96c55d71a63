import { describe, expect, test } from "vitest";
import { parseEnv } from "@/lib/core/env";
import type { Verdict } from "@/lib/platform/doctor/finding";
import { judgeAddress } from "@/lib/platform/doctor/judge-address";
import { judgeClock } from "@/lib/platform/doctor/judge-clock";
import { judgeDataDir } from "@/lib/platform/doctor/judge-data-dir";
import { judgeDatabase } from "@/lib/platform/doctor/judge-database";
import { judgeKeys } from "@/lib/platform/doctor/judge-keys";
import { judgeMailSettings, judgeSmtpFailure } from "@/lib/platform/doctor/judge-mail";

/** The verdicts that need an action, as "level: text". */
const faults = (verdicts: readonly Verdict[]) =>
  verdicts
    .filter(({ level }) => level !== "ok")
    .map(({ level, text, advice }) => {
      expect(advice).toMatch(/\w/);
      return `${level}: ${text}`;
    });

const https = { NEXTAUTH_URL: "https://larder.example" };
const smtp = { SMTP_URL: "smtp://mail.example:587" };

describe("judgeAddress", () => {
  test.each([
    ["no address and no mail provider", {}],
    ["a local address", { NEXTAUTH_URL: "http://localhost:3000", ...smtp }],
    ["HTTPS behind a trusted proxy", { ...https, TRUST_PROXY: "1", ...smtp }],
  ])("judgeAddress accepts %s", (_, settings) => {
    expect(faults(judgeAddress(parseEnv(settings)))).toEqual([]);
  });

  test.each([
    [
      "a mail provider without an address",
      smtp,
      /links in mails begin with http:\/\/localhost:3000/,
    ],
    ["HTTPS without a trusted proxy", https, /TRUST_PROXY is 0/],
    ["an address without HTTPS", { NEXTAUTH_URL: "http://192.168.1.5:3000" }, /is not encrypted/],
    [
      "an address with a path",
      { NEXTAUTH_URL: "https://example.org/larder", TRUST_PROXY: "1" },
      /has a path/,
    ],
  ])("judgeAddress warns about %s", (_, settings, expected) => {
    expect(faults(judgeAddress(parseEnv(settings)))).toEqual([
      expect.stringMatching(new RegExp(`^warning: .*${expected.source}`)),
    ]);
  });
});

describe("judgeMailSettings", () => {
  test.each([
    ["the dev mailbox of a local server", {}],
    ["a provider with a sender", { ...smtp, MAIL_FROM: "larder@mail.example" }],
    ["a provider with a public address, whose host is the sender's", { ...smtp, ...https }],
  ])("judgeMailSettings accepts %s", (_, settings) => {
    expect(faults(judgeMailSettings(parseEnv(settings)))).toEqual([]);
  });

  test("judgeMailSettings warns about a public server that delivers no mail", () => {
    expect(faults(judgeMailSettings(parseEnv(https)))).toEqual([
      expect.stringMatching(/^warning: no mail is delivered/),
    ]);
  });

  test("judgeMailSettings refuses a sender at localhost", () => {
    expect(faults(judgeMailSettings(parseEnv({ RESEND_API_KEY: "re_1" })))).toEqual([
      expect.stringMatching(/^error: .*larder@localhost/),
    ]);
  });

  test("judgeSmtpFailure has advice for the code and shows neither user name nor password", () => {
    const verdict = judgeSmtpFailure("smtps://anna:secret@mail.example:465", "EAUTH");
    expect(verdict.text).toContain("mail.example:465");
    expect(verdict.advice).toContain("password in SMTP_URL");
    expect(JSON.stringify(verdict)).not.toMatch(/anna|secret/);
  });
});

describe("judgeDatabase", () => {
  const history = { pending: [], unfinished: [], unknown: [], incompatible: [], edited: [] };
  const good = { version: 140_000, encoding: "UTF8", clockDifferenceMs: 60_000, history };

  test("judgeDatabase accepts PostgreSQL 14 with all migrations and a clock within a minute", () => {
    expect(faults(judgeDatabase(good))).toEqual([]);
  });

  test.each([
    [{ version: 130_020 }, /^error: PostgreSQL 13\.20 is too old/],
    [{ encoding: "SQL_ASCII" }, /^error: its encoding is SQL_ASCII/],
    [{ history: { ...history, incompatible: ["9_new"] } }, /^error: a newer version .*9_new/],
    [{ history: { ...history, edited: ["1_old"] } }, /^error: migrations were changed .*1_old/],
    [
      { history: { ...history, pending: ["2", "3"] } },
      /^warning: 2 migration\(s\) are not applied/,
    ],
    [{ clockDifferenceMs: 61_000 }, /^warning: its clock is 61 seconds ahead of/],
    [{ clockDifferenceMs: -90_000 }, /^warning: its clock is 90 seconds behind/],
  ])("judgeDatabase reports %j", (facts, expected) => {
    expect(faults(judgeDatabase({ ...good, ...facts }))).toEqual([expect.stringMatching(expected)]);
  });
});

describe("judgeDataDir", () => {
  const good = { dir: "/data", isWritable: true, freeBytes: 1e9, openSecrets: [] };

  test("judgeDataDir accepts a folder with 1 GB of free space", () => {
    expect(faults(judgeDataDir(good))).toEqual([]);
  });

  test.each([
    [{ freeBytes: 999_999_999 }, /^warning: 999 MB free/],
    [{ freeBytes: 199_999_999 }, /^error: 199 MB free/],
    [{ isWritable: false }, /^error: \/data cannot be written/],
    [{ openSecrets: ["/data/session-secret"] }, /^error: \/data\/session-secret can be read/],
  ])("judgeDataDir reports %j", (facts, expected) => {
    expect(faults(judgeDataDir({ ...good, ...facts }))).toEqual([expect.stringMatching(expected)]);
  });
});

describe("judgeKeys", () => {
  const inngest = (key: string) =>
    parseEnv({ INNGEST_EVENT_KEY: "event", INNGEST_SIGNING_KEY: key });

  test("judgeKeys accepts missing keys and the keys of Inngest", () => {
    expect(faults(judgeKeys(parseEnv({}), false))).toEqual([]);
    expect(faults(judgeKeys(inngest("signkey-prod-1"), true))).toEqual([]);
  });

  test("judgeKeys warns about a signing key that is not one of Inngest", () => {
    expect(faults(judgeKeys(inngest("event"), true))).toEqual([
      expect.stringMatching(/^warning: INNGEST_SIGNING_KEY does not begin/),
    ]);
  });

  test("judgeKeys names the place of the session secret", () => {
    const places = [
      judgeKeys(parseEnv({ NEXTAUTH_SECRET: "x".repeat(32) }), true),
      judgeKeys(parseEnv({}), true),
      judgeKeys(parseEnv({}), false),
    ].map(([secret]) => secret?.text);
    expect(places).toEqual([
      "the session secret is NEXTAUTH_SECRET",
      "the session secret is in DATA_DIR/session-secret",
      "the first start makes the session secret",
    ]);
  });
});

test.each([
  ["2026-11-24T00:00:00Z", []],
  ["2026-11-23T23:59:59Z", [expect.stringMatching(/^error: 2026-11-23T23:59:59.000Z is before/)]],
])(
  "judgeClock at %s reports only a clock before the date of the newest migration",
  (now, expected) => {
    const migrations = ["20261001000000_first", "20261124120601_newest"];
    expect(faults([judgeClock(new Date(now), migrations)])).toEqual(expected);
  },
);
