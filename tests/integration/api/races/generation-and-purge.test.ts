import { afterEach, describe, expect, it } from "vitest";
import { writeRationales } from "@/lib/features/shopping-lists/server/steps/write-rationales";
import { systemActor } from "@/lib/policy/actor";
import { db } from "@/lib/server/db";
import { createPerson } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { rounds } from "@/tests/support/rounds";
import { createKitchen, stepsOf } from "../checks/check-steps";
import { expectInvariants } from "../invariants";
import { atOnce } from "./at-once";

afterEach(expectInvariants);

/** Creates a running check of three items with a desired stock of 2, all counted as 0. */
async function countedCheck() {
  const { admin, householdId, addItem } = await createKitchen();
  const assistant = await createPerson({ householdId, role: "assistant" });
  const items = await atOnce(3, () => addItem({ desiredStock: 2 }));
  const steps = stepsOf(admin);
  const checkId = (await steps.start()).body.id;
  for (const { id } of items) await steps.count(checkId, id, 0);
  const purge = (what: object) => call(admin, "POST", "/api/data/purge", what);
  return { admin, steps, other: stepsOf(assistant), householdId, items, checkId, purge };
}

/** Creates a list of three lines whose rationales are not written yet. */
async function generatingList() {
  const made = await countedCheck();
  const { shoppingListId: listId } = (await made.steps.complete(made.checkId)).body;
  const write = () => writeRationales(systemActor(made.householdId), { listId });
  return { ...made, listId, write };
}

describe.each(rounds(3))("simultaneous rationale generation, purge and counts, round %i", () => {
  it("writing rationales while the list is cleared restores no line and sets the list to ready", async () => {
    const { admin, steps, listId, write } = await generatingList();
    const [clearing] = await Promise.all([
      call(admin, "DELETE", `/api/shopping-lists/${listId}/items`),
      atOnce(7, write),
    ]);
    expect([clearing.status, clearing.body]).toEqual([200, { items: [] }]);
    expect(await steps.list(listId)).toMatchObject({ status: "ready", items: [] });
  });

  it("writing rationales while the list is purged leaves no list and no line", async () => {
    const { steps, householdId, listId, write, purge } = await generatingList();
    const [purged] = await Promise.all([purge({ shoppingLists: true }), atOnce(7, write)]);
    expect(purged.status, purged.text).toBe(200);
    expect(await steps.list(listId)).toMatchObject({ code: "not_found" });
    expect(await db.shoppingListItem.count({ where: { householdId } })).toBe(0);
  });

  it("purging a check while it is counted and completed deletes the check and all its entries", async () => {
    const { steps, other, householdId, items, checkId, purge } = await countedCheck();
    const [purged, completion, ...counts] = await Promise.all([
      purge({ inventoryUpdates: true }),
      other.complete(checkId),
      ...items.flatMap(({ id }) => [steps.count(checkId, id, 1), other.count(checkId, id, 2)]),
    ]);
    expect(purged.status, purged.text).toBe(200);
    for (const { status, text } of [completion, ...counts])
      expect([200, 404, 409], text).toContain(status);
    expect(await db.inventoryUpdate.count({ where: { householdId } })).toBe(0);
    expect(await db.inventoryItem.count({ where: { householdId } })).toBe(0);
    const lists = await db.shoppingList.findMany({ where: { householdId } });
    expect(lists.map(({ updateId }) => updateId)).toEqual(completion.status === 200 ? [null] : []);
  });

  it("counts concurrent with a purge of all counts answer 200, and no count from before the purge remains", async () => {
    const { steps, other, items, checkId, purge } = await countedCheck();
    const [purged, ...counts] = await Promise.all([
      purge({ inventoryItems: true }),
      ...items.flatMap(({ id }) => [steps.count(checkId, id, 1), other.count(checkId, id, 1)]),
    ]);
    expect(purged.status, purged.text).toBe(200);
    for (const { status, text } of counts) expect(status, text).toBe(200);
    for (const entry of await steps.counts(checkId)) expect(entry.newStock).toBe(1);
  });
});
