import { afterEach, beforeEach, expect, test } from "vitest";
import { setClock } from "@/lib/core/clock";
import { requestReminders } from "@/lib/features/reminders/server/steps/request-reminders";
import { sendReminder } from "@/lib/features/reminders/server/steps/send-reminder";
import { systemActor } from "@/lib/policy/actor";
import { db } from "@/lib/server/db";
import { demoAccountKeys } from "@/lib/server/demo-household";
import { forgetJobs } from "@/tests/integration/platform/job-runner/jobs-support";
import { createCheck, createHousehold, createUser } from "@/tests/support/factories";
import { ago, createCompleted, createOverdue, remindersOf } from "./reminder-support";

const NOON = new Date("2026-05-20T12:00:00Z");
const DAY = "2026-05-20";

beforeEach(async () => {
  setClock(NOON);
  await forgetJobs();
  await db.household.deleteMany();
});
afterEach(() => setClock(undefined));

type Overdue = Awaited<ReturnType<typeof createOverdue>>;
interface Case {
  make: () => Promise<Overdue>;
  isDue: boolean;
}

const check = (completedAt: Date | null) => () => createOverdue({ completedAt });

/** Returns a function that creates an overdue household and then changes it. */
const but = (change: (overdue: Overdue) => Promise<unknown>) => async () => {
  const overdue = await createOverdue();
  await change(overdue);
  return overdue;
};

const cases: Record<string, Case> = {
  "a household with a check eight days ago": { make: () => createOverdue(), isDue: true },
  "a household with a check one millisecond more than seven days ago": {
    make: () => createOverdue({ completedAt: new Date(ago(7).getTime() - 1) }),
    isDue: true,
  },
  "a household with a check exactly seven days ago": { make: () => check(ago(7))(), isDue: false },
  "a household with a check yesterday": { make: () => check(ago(1))(), isDue: false },
  "a household with an old check and one two days ago": {
    make: but(({ householdId }) => createCompleted(householdId, ago(2))),
    isDue: false,
  },
  "a household with an old check and a later cancelled one": {
    make: but(({ householdId, user }) =>
      createCheck({ householdId, userId: user.id, status: "cancelled" }),
    ),
    isDue: true,
  },
  "a household with a running check": {
    make: but(({ householdId }) => createCheck({ householdId })),
    isDue: false,
  },
  "a household with items that has never had a check": { make: () => check(null)(), isDue: true },
  "a household with items and a running first check": {
    make: async () => {
      const overdue = await createOverdue({ completedAt: null });
      await createCheck({ householdId: overdue.householdId });
      return overdue;
    },
    isDue: false,
  },
  "a household with items that was founded five days ago": {
    make: () => createOverdue({ completedAt: null, createdAt: ago(5) }),
    isDue: false,
  },
  "a household without items or checks": {
    make: async () => {
      const overdue = await createOverdue({ completedAt: null });
      await db.item.updateMany({
        where: { householdId: overdue.householdId },
        data: { isDeleted: true },
      });
      return overdue;
    },
    isDue: false,
  },
  "an assistant of an overdue household": {
    make: () => createOverdue({ role: "assistant" }),
    isDue: true,
  },
  "a regular member of an overdue household": {
    make: () => createOverdue({ role: "regular" }),
    isDue: false,
  },
  "a deactivated member of an overdue household": {
    make: () => createOverdue({ isActive: false }),
    isDue: false,
  },
  "a member who disabled reminders": {
    make: but(({ user }) =>
      db.user.update({ where: { id: user.id }, data: { remindersEnabled: false } }),
    ),
    isDue: false,
  },
  "a member of the demo household": {
    make: but(async ({ householdId }) => {
      const { id } = await createUser({ householdId });
      await db.user.update({ where: { id }, data: demoAccountKeys });
    }),
    isDue: false,
  },
  "a member who was reminded six days ago": {
    make: but(({ user, householdId }) =>
      db.reminderEmailLog.create({
        data: { userId: user.id, householdId, dateSent: new Date("2026-05-14") },
      }),
    ),
    isDue: false,
  },
  "a member who was reminded seven days ago": {
    make: but(({ user, householdId }) =>
      db.reminderEmailLog.create({
        data: { userId: user.id, householdId, dateSent: new Date("2026-05-13") },
      }),
    ),
    isDue: true,
  },
};

const named = Object.entries(cases).map(([name, made]) => ({
  name: `${name} gets ${made.isDue ? "a" : "no"} reminder`,
  ...made,
}));

test.each(named)("$name", async ({ make, isDue }) => {
  const { user, householdId } = await make();
  expect(await requestReminders()).toEqual({ requested: isDue ? 1 : 0 });
  // The conditions for a reminder are checked again when its mail is sent, because they may have changed since
  // the reminder was requested.
  const reminder = { userId: user.id, day: DAY, kind: "overdue" as const };
  const { status } = await sendReminder(systemActor(householdId), reminder);
  expect(status).toBe(isDue ? "sent" : "skipped");
  expect(await remindersOf(user)).toBe(isDue ? 1 : 0);
});

test("a member gets one reminder when the runs of three days are executed simultaneously", async () => {
  for (let round = 0; round < 10; round += 1) {
    const { user, householdId } = await createOverdue();
    const all = await Promise.all(
      ["2026-05-18", "2026-05-19", DAY].map((day) =>
        sendReminder(systemActor(householdId), { userId: user.id, day, kind: "overdue" }),
      ),
    );
    expect(all.filter(({ status }) => status === "sent")).toHaveLength(1);
    expect(await remindersOf(user)).toBe(1);
  }
});

test("sendReminder skips a user of another household than the actor's", async () => {
  const { user } = await createOverdue();
  const { id } = await createHousehold();
  const sent = await sendReminder(systemActor(id), {
    userId: user.id,
    day: DAY,
    kind: "overdue" as const,
  });
  expect(sent).toEqual({ status: "skipped" });
});
