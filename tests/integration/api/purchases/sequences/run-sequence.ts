import fc from "fast-check";
import { expect } from "vitest";
import { setClock } from "@/lib/core/clock";
import { closeDatabase, db } from "@/lib/server/db";
import { call } from "@/tests/support/call";
import { stepsOf } from "../../checks/check-steps";
import { expectAgreement } from "./agreement";
import { createTwoDevices, type Device, type Household } from "./household";
import { clear, makeList } from "./model-list";
import { cancelCheck, count } from "./model-stock";
import { sequences, type Step } from "./steps";
import { writeOf } from "./writes";

/**
 * The number of steps between two comparisons with the model. A comparison takes as long as several API calls,
 * so it does not follow every step. The next comparison finds a difference that an earlier step has caused, and
 * fast-check shortens the failing sequence.
 */
const COMPARED_EVERY = 6;

/** Performs the steps of a sequence in a new household, and compares the household with the model. */
async function runSequence(steps: readonly Step[]): Promise<void> {
  const household = await createTwoDevices();
  try {
    for (const [index, step] of steps.entries()) {
      await perform(household, step);
      if (index % COMPARED_EVERY === 0) await expectAgreement(household);
    }
    for (const device of household.devices) await deliverAll(household, device);
    await expectAgreement(household);
  } finally {
    setClock(undefined);
  }
}

async function perform(household: Household, step: Step): Promise<void> {
  pass(household);
  const device = household.devices[step.device] ?? household.devices[0];
  switch (step.what) {
    case "deliver":
      return deliver(household, device);
    case "deliverTwice":
      await deliver(household, device, { isAnswerLost: true });
      return deliver(household, device);
    case "loseAnswer":
      return deliver(household, device, { isAnswerLost: true });
    case "restart":
      // Simulates a restart of the server: a new process has no database connections and no prepared
      // statements.
      return closeDatabase();
    case "startCheck":
    case "completeCheck":
    case "cancelCheck":
    case "clear":
    case "changePack":
    case "nameItem":
      return doAtOnce(household, device, step);
    default: {
      const write = writeOf(household, device, step);
      if (write) device.queue.push(write);
      if (step.isOnline) await deliverAll(household, device);
    }
  }
}

/** Advances the clock by one second, so that no two times in a sequence are equal. */
function pass(household: Household): void {
  household.clock += 1_000;
  setClock(new Date(household.clock));
}

async function deliverAll(household: Household, device: Device): Promise<void> {
  while (device.queue.length > 0) await deliver(household, device);
}

/** Sends the first write of a queue. If the answer is lost, the device sends it again later. */
async function deliver(
  household: Household,
  device: Device,
  { isAnswerLost = false } = {},
): Promise<void> {
  const [write] = device.queue;
  if (!write) return;
  pass(household);
  const { status, body } = await write.send();
  if (write.isAccepted) {
    // A repeated write changes nothing. The server can refuse it, for example if the line was removed since the
    // first delivery.
    expect(status).toBeLessThan(500);
  } else {
    const expected = write.apply(body);
    expect(status).toBe(expected);
    write.isAccepted = expected < 400;
  }
  if (!isAnswerLost) device.queue.shift();
}

async function doAtOnce(household: Household, { person }: Device, step: Step): Promise<void> {
  const { model, lists, householdId } = household;
  const item = model.items[step.which % model.items.length];
  if (!item) return;
  switch (step.what) {
    case "startCheck":
      return startCheck(household);
    case "completeCheck":
      return completeCheck(household, step.amount % 5);
    case "cancelCheck":
      if (!model.check) return;
      await stepsOf(person).cancel(household.checks[model.check.number] ?? 0);
      cancelCheck(model);
      return;
    case "clear":
      if (!model.list) return;
      await call(person, "DELETE", `/api/shopping-lists/${lists[model.list.number]}/items`);
      clear(model);
      return;
    case "changePack":
      item.packSize = step.amount;
      await db.item.update({
        where: { id: item.id, householdId },
        data: { packSize: item.packSize },
      });
      return;
    case "nameItem":
      item.isNamed = true;
      await db.item.update({
        where: { id: item.id, householdId },
        data: { supermarketItemName: item.alias },
      });
      return;
    default:
  }
}

async function startCheck({ model, checks, devices }: Household): Promise<void> {
  if (model.check) return;
  const { body } = await stepsOf(devices[0].person).start();
  model.check = { number: checks.push(body.id) - 1, counts: new Map() };
}

/**
 * Counts the pending items in the running check, or in a new one. Completes the check, and adds the new list to
 * the model.
 */
async function completeCheck(household: Household, amount: number): Promise<void> {
  await startCheck(household);
  const { model, checks, lists, devices, known } = household;
  const { check } = model;
  if (!check) return;
  const steps = stepsOf(devices[0].person);
  const updateId = checks[check.number] ?? 0;
  for (const item of model.items.filter((one) => !check.counts.has(one))) {
    await steps.count(updateId, item.id, amount);
    count(model, item, { check: check.number, amount, at: household.clock });
  }
  const { body } = await steps.complete(updateId);
  model.check = null;
  const lines = makeList(model, lists.push(body.shoppingListId) - 1, household.clock);
  const made = await db.shoppingListItem.findMany({ where: { listId: body.shoppingListId } });
  for (const line of lines) {
    line.id = made.find(({ itemId }) => itemId === line.item?.id)?.id ?? 0;
    known.push({ thing: line, device: null });
  }
}

/**
 * Runs 25 random sequences. A failure prints the seed, and the steps and the path of the shortest failing
 * sequence. Passing that seed and path to `fc.assert` repeats the sequence.
 */
export async function expectSequences(seed: number): Promise<void> {
  await fc.assert(fc.asyncProperty(sequences, runSequence), { seed, numRuns: 25 });
}
