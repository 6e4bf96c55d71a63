import { rm } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { setClock } from "@/lib/core/clock";
import { env } from "@/lib/core/env";
import { requestReminders } from "@/lib/features/reminders/server/steps/request-reminders";
import { sendReminder } from "@/lib/features/reminders/server/steps/send-reminder";
import { systemActor } from "@/lib/policy/actor";
import { db } from "@/lib/server/db";
import { readMailbox } from "@/lib/server/mail/dev-mailbox";
import { forgetJobs } from "@/tests/integration/platform/job-runner/jobs-support";
import {
  createAddition,
  createItem,
  createLine,
  createList,
  createUser,
} from "@/tests/support/factories";
import {
  createCompleted,
  createOverdue,
  logOf,
  remindersOf,
  runReminders,
} from "./reminder-support";

const DAY = "2026-05-20";

beforeEach(async () => {
  setClock(new Date(`${DAY}T08:12:00Z`));
  await forgetJobs();
  // Deactivates the people of other tests, so that they get no reminders.
  await db.user.updateMany({ data: { isActive: false } });
  await db.mailDelivery.deleteMany();
  await rm(path.join(env().DATA_DIR, "mailbox"), { recursive: true, force: true });
});
afterEach(() => setClock(undefined));

/** Creates a household whose check is not overdue, with a person who has switched the reminders on. */
async function createHome() {
  const { householdId, user } = await createOverdue({ completedAt: new Date(`${DAY}T07:00:00Z`) });
  await optIn(user.id);
  return { householdId, user };
}

const optIn = (id: number) =>
  db.user.update({ where: { id }, data: { runOutRemindersEnabled: true } });

/** Creates an item with a stored forecast. */
async function forecast(
  householdId: number,
  name: string,
  { word = "soon", chance = 0.5, currentStock = 1 } = {},
) {
  const item = await createItem({ householdId, name, currentStock, desiredStock: 4, unit: "pack" });
  const data = { itemId: item.id, householdId, word, chance, usePerDay: 0.2, countsMissing: 0 };
  await db.itemForecast.create({ data });
  return item;
}

const send = (householdId: number, userId: number) =>
  sendReminder(systemActor(householdId), { userId, day: DAY, kind: "runOut" });

test("a person who has switched run-out reminders on gets one mail a week with the items, the most likely first", async () => {
  const { householdId, user } = await createHome();
  const other = await createUser({ householdId });
  await forecast(householdId, "Rice", { chance: 0.3 });
  await forecast(householdId, "Milk", { chance: 0.9 });
  await forecast(householdId, "Salt", { word: "months" });
  await runReminders();
  expect(await remindersOf(user)).toBe(1);
  expect(await remindersOf(other)).toBe(0);
  const [mail] = await readMailbox();
  expect(mail?.subject).toBe("Running out before your next shopping");
  expect(mail?.text).toMatch(
    /These 2 items may run out.*“Milk”: 1 of 4 packs.*“Rice”: 1 of 4 packs/s,
  );
  expect(mail?.text).not.toContain("Salt");
  expect(mail?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  await createCompleted(householdId, new Date("2026-05-26T08:00:00Z"));
  setClock(new Date("2026-05-26T08:12:00Z"));
  await runReminders();
  expect(await remindersOf(user)).toBe(1);
  setClock(new Date("2026-05-27T08:12:00Z"));
  await runReminders();
  expect(await logOf(user)).toEqual([
    [DAY, true],
    ["2026-05-27", true],
  ]);
});

test("a reminder of an overdue check does not delay a run-out reminder, and vice versa", async () => {
  const { householdId, user } = await createOverdue();
  await optIn(user.id);
  await forecast(householdId, "Milk");
  await runReminders();
  const subjects = (await readMailbox()).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual([
    "Running out before your next shopping",
    "Time for an inventory check",
  ]);
});

test.each([
  ["an item that is out", async (id: number) => forecast(id, "Milk", { currentStock: 0 })],
  ["an item that lasts for weeks", async (id: number) => forecast(id, "Milk", { word: "weeks" })],
  [
    "a deleted item",
    async (id: number) => {
      const item = await forecast(id, "Milk");
      await db.item.update({ where: { id: item.id }, data: { isDeleted: true } });
    },
  ],
  [
    "an item on the latest list",
    async (id: number) => {
      const item = await forecast(id, "Milk");
      await createLine({ listId: (await createList({ householdId: id })).id, itemId: item.id });
    },
  ],
  [
    "an addition",
    async (id: number) => {
      const item = await forecast(id, "Milk");
      await createAddition({ householdId: id, itemId: item.id, name: "Milk" });
    },
  ],
])("no mail is sent because of %s", async (_, make) => {
  const { householdId, user } = await createHome();
  await make(householdId);
  expect(await requestReminders()).toEqual({ requested: 0 });
  expect(await send(householdId, user.id)).toEqual({ status: "skipped" });
});

test("an item that is only on an earlier list, or ticked or removed on the latest, is in the mail", async () => {
  const { householdId, user } = await createHome();
  const [earlier, latest] = [await createList({ householdId }), await createList({ householdId })];
  const [tea, milk, rice] = [
    await forecast(householdId, "Tea"),
    await forecast(householdId, "Milk"),
    await forecast(householdId, "Rice"),
  ];
  await createLine({ listId: earlier.id, itemId: tea.id });
  await createLine({ listId: latest.id, itemId: milk.id, purchased: true });
  await createLine({ listId: latest.id, itemId: rice.id, removedAt: new Date() });
  expect(await send(householdId, user.id)).toEqual({ status: "sent" });
  const [mail] = await readMailbox();
  for (const name of ["Tea", "Milk", "Rice"]) expect(mail?.text).toContain(name);
});

test("no mail is sent to a person who has switched the reminders off or was deactivated since the request", async () => {
  const { householdId, user } = await createHome();
  await forecast(householdId, "Milk");
  expect(await requestReminders()).toEqual({ requested: 1 });
  await db.user.update({ where: { id: user.id }, data: { isActive: false } });
  expect(await send(householdId, user.id)).toEqual({ status: "skipped" });
  const off = { isActive: true, runOutRemindersEnabled: false };
  await db.user.update({ where: { id: user.id }, data: off });
  expect(await send(householdId, user.id)).toEqual({ status: "skipped" });
});
