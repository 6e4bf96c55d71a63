import { rm } from "node:fs/promises";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { setClock } from "@/lib/core/clock";
import { env, resetEnv } from "@/lib/core/env";
import { db } from "@/lib/server/db";
import { readMailbox } from "@/lib/server/mail/dev-mailbox";
import { forgetJobs } from "@/tests/integration/platform/job-runner/jobs-support";
import { call } from "@/tests/support/call";
import { createUser } from "@/tests/support/factories";
import {
  answers,
  drops,
  refuses,
  type ResendStub,
  startResendStub,
} from "@/tests/support/resend-stub";
import { ago, createOverdue, logOf, remindersOf, runReminders } from "./reminder-support";

beforeEach(async () => {
  setClock(new Date("2026-05-20T08:12:00Z"));
  await forgetJobs();
  await db.household.deleteMany();
  await db.mailDelivery.deleteMany();
  await rm(path.join(env().DATA_DIR, "mailbox"), { recursive: true, force: true });
});
afterEach(() => {
  setClock(undefined);
  vi.unstubAllEnvs();
  resetEnv();
});

const onDay = (day: string) => setClock(new Date(`${day}T08:12:00Z`));

describe("the function remind-households in the real queue", () => {
  test("an overdue household's admin and assistant get one reminder each with an unsubscribe header", async () => {
    const { householdId, user } = await createOverdue({ completedAt: ago(9) });
    const assistant = await createUser({ householdId, role: "assistant" });
    await runReminders();
    for (const person of [user, assistant]) {
      expect(await remindersOf(person)).toBe(1);
      expect(await logOf(person)).toEqual([["2026-05-20", true]]);
    }
    const [mail] = await readMailbox();
    expect(mail?.text).toContain("was 9 days ago");
    expect(mail?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  });

  test("five runs of remind-households on one day, four of them simultaneous, send one reminder per person", async () => {
    const people = await Promise.all([1, 2, 3].map(async () => (await createOverdue()).user));
    await runReminders(4);
    await runReminders();
    for (const person of people) {
      expect(await remindersOf(person)).toBe(1);
      expect(await logOf(person)).toHaveLength(1);
    }
  });

  test("a person gets a reminder every seven days while the check is overdue", async () => {
    const { user } = await createOverdue();
    const days = Array.from({ length: 16 }, (_, index) => 20 + index);
    const sentOn: number[] = [];
    for (const day of days) {
      setClock(new Date(Date.UTC(2026, 4, day, 8, 12)));
      const before = await remindersOf(user);
      await runReminders();
      if ((await remindersOf(user)) > before) sentOn.push(day);
    }
    expect(sentOn).toEqual([20, 27, 34]);
  }, 60_000);

  // On these days the clocks change in Newfoundland (the tests' time zone), in Europe, or on Lord Howe Island.
  test.each([
    ["2026-03-08", "2026-03-15"],
    ["2026-03-29", "2026-04-05"],
    ["2026-10-25", "2026-11-01"],
  ])(
    "the week between two reminders has 7 × 24 hours across a daylight saving change (%s to %s)",
    async (first, second) => {
      onDay(first);
      const { user } = await createOverdue();
      await runReminders();
      setClock(new Date(Date.parse(`${second}T08:12:00Z`) - 24 * 60 * 60 * 1000));
      await runReminders();
      expect(await remindersOf(user)).toBe(1);
      onDay(second);
      await runReminders();
      expect(await logOf(user)).toEqual([
        [first, true],
        [second, true],
      ]);
    },
  );

  test("a person who uses the List-Unsubscribe link of a reminder gets no further reminder", async () => {
    const { user } = await createOverdue();
    await runReminders();
    const [mail] = await readMailbox();
    const link = /<([^>]+)>/.exec(mail?.headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
    const { pathname, search } = new URL(link);
    expect((await call({}, "POST", `${pathname}${search}`)).status).toBe(204);
    onDay("2026-05-27");
    await runReminders();
    expect(await remindersOf(user)).toBe(1);
  });
});

describe("reminders while the mail provider fails", () => {
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

  test("a reminder is sent at the fourth attempt after 500, 500 and 429 of Resend, and logged as sent", async () => {
    stub.reply(
      refuses(500, "internal_server_error"),
      refuses(500, "internal_server_error"),
      refuses(429, "rate_limit_exceeded"),
      (response) => void response.end('{"id":"x"}'),
    );
    const { user } = await createOverdue();
    await runReminders();
    expect(stub.requests).toHaveLength(4);
    expect(await logOf(user)).toEqual([["2026-05-20", true]]);
  });

  test("a reminder that Resend refuses with 422 is not sent again on the next day", async () => {
    stub.reply(refuses(422, "validation_error"));
    const { user } = await createOverdue();
    await runReminders();
    onDay("2026-05-21");
    await runReminders();
    expect(stub.requests).toHaveLength(1);
    expect(await logOf(user)).toEqual([["2026-05-20", false]]);
  });

  test.each([
    ["429", refuses(429, "rate_limit_exceeded", { "retry-after": "60" })],
    ["500", refuses(500, "internal_server_error")],
    ["503 by a proxy", answers(503, "<html>Service unavailable")],
  ])(
    "a reminder is sent on the next day after a day on which every attempt ended with %s",
    async (_, reply) => {
      stub.reply(reply);
      const { user } = await createOverdue();
      await runReminders();
      expect(await logOf(user)).toEqual([]);
      stub.reply();
      onDay("2026-05-21");
      await runReminders();
      expect(await logOf(user)).toEqual([["2026-05-21", true]]);
      expect(stub.taken.size).toBe(1);
    },
  );

  test("a reminder is not sent on the next day when the connection broke during one of its attempts", async () => {
    stub.reply(drops, refuses(500, "internal_server_error"));
    const { user } = await createOverdue();
    await runReminders();
    expect(await logOf(user)).toEqual([["2026-05-20", false]]);
    stub.reply();
    onDay("2026-05-21");
    await runReminders();
    expect(stub.taken.size).toBe(0);
  });
});
