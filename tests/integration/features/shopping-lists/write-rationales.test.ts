import pg from "pg";
import { afterEach, describe, expect, it, vi } from "vitest";
import { setClock } from "@/lib/core/clock";
import { cancelCheck } from "@/lib/features/checks/server/commands/cancel-check";
import { recordCount } from "@/lib/features/checks/server/commands/record-count";
import { startCheck } from "@/lib/features/checks/server/commands/start-check";
import { updateItem } from "@/lib/features/items/server/commands/update-item";
import { changeLine } from "@/lib/features/shopping-lists/server/commands/change-line";
import { clearList } from "@/lib/features/shopping-lists/server/commands/clear-list";
import { writeRationales } from "@/lib/features/shopping-lists/server/steps/write-rationales";
import { systemActor } from "@/lib/policy/actor";
import { db } from "@/lib/server/db";
import { createItem } from "@/tests/support/factories";
import { createCounter, createGeneratingList, readList, runCheck } from "./generating-list";

const READY = { status: "ready", source: "template" };
const SKIPPED = { status: "skipped", source: "none" };

afterEach(() => setClock(undefined));

async function rationalesOf(listId: number): Promise<(string | null)[]> {
  const { items } = await readList(listId);
  return items.map(({ aiRationale }) => aiRationale);
}

describe("writeRationales without Claude", () => {
  it("every line of a generating list gets a template rationale and the list becomes ready", async () => {
    const { system, listId } = await createGeneratingList([
      { desiredStock: 2 },
      { desiredStock: 3.5, newStock: 1 },
    ]);
    expect(await readList(listId)).toMatchObject({ status: "generating" });

    expect(await writeRationales(system, { listId })).toEqual(READY);

    expect(await readList(listId)).toMatchObject({
      status: "ready",
      items: [
        { aiRationale: "No boxes are left, and you want to keep 2. This was its first check." },
        { aiRationale: "You have 1 box and want to keep 3½. This was its first check." },
      ],
    });
  });

  it("a rationale considers the last six completed checks up to that of its list, and no cancelled or later one", async () => {
    const { actor, system, householdId, locationId } = await createCounter();
    const { id: itemId } = await createItem({ householdId, locationId, desiredStock: 5 });
    const lists: number[] = [];
    for (const [week, newStock] of [0, 0, 2, 0, 4, 3, 0, 1, 0].entries()) {
      setClock(new Date(Date.UTC(2026, 0, 1 + 7 * week, 12)));
      const { id } = await startCheck(actor);
      await recordCount(actor, { updateId: id, itemId, newStock: 0, partialAmount: 0 });
      await cancelCheck(actor, { id });
      lists.push(await runCheck(actor, [{ itemId, newStock }]));
    }
    // The list of the eighth check considers the item's stock in the last six checks up to this one: 1, 0, 3,
    // 4, 0, 2.
    const eighth = lists[7] ?? 0;
    await writeRationales(system, { listId: eighth });
    expect(await rationalesOf(eighth)).toEqual([
      "You have 1 box and want to keep 5. It was out of stock in 2 of its last 6 checks.",
    ]);
    const first = lists[0] ?? 0;
    await writeRationales(system, { listId: first });
    expect(await rationalesOf(first)).toEqual([
      "No boxes are left, and you want to keep 5. This was its first check.",
    ]);
  });

  it("a rationale names only the stock when the household's checks have been deleted", async () => {
    const { system, householdId, listId } = await createGeneratingList([{ desiredStock: 2 }]);
    await db.shoppingList.update({ where: { id: listId }, data: { updateId: null } });
    await db.inventoryUpdate.deleteMany({ where: { householdId } });
    await writeRationales(system, { listId });
    expect(await rationalesOf(listId)).toEqual(["No boxes are left, and you want to keep 2."]);
  });

  it("a rationale names the stock of the list's check although the item's stock has changed since", async () => {
    const { actor, system, listId } = await createGeneratingList([
      { desiredStock: 4, newStock: 1 },
    ]);
    const { items } = await readList(listId);
    await updateItem(actor, { id: items[0]?.itemId ?? 0, currentStock: 3 });
    await writeRationales(system, { listId });
    expect(await rationalesOf(listId)).toEqual([
      "You have 1 box and want to keep 4. This was its first check.",
    ]);
  });

  it("a rationale states the facts of the check although the quantity of the line was changed since", async () => {
    const { actor, system, listId } = await createGeneratingList([
      { desiredStock: 4, newStock: 1 },
    ]);
    const { items } = await readList(listId);
    await changeLine(actor, { id: items[0]?.id ?? 0, quantity: 9 });
    await writeRationales(system, { listId });
    expect(await rationalesOf(listId)).toEqual([
      "You have 1 box and want to keep 4. This was its first check.",
    ]);
  });

  it("writeRationales skips a list that is not generating and changes nothing", async () => {
    const { system, listId } = await createGeneratingList([{}]);
    await writeRationales(system, { listId });
    await db.shoppingListItem.updateMany({ where: { listId }, data: { aiRationale: "Mine" } });

    expect(await writeRationales(system, { listId })).toEqual(SKIPPED);
    expect(await rationalesOf(listId)).toEqual(["Mine"]);

    await db.shoppingList.update({ where: { id: listId }, data: { status: "error" } });
    expect(await writeRationales(system, { listId })).toEqual(SKIPPED);
    expect(await readList(listId)).toMatchObject({ status: "error" });
  });

  it("exactly one of six simultaneous calls of writeRationales completes a list", async () => {
    const { system, listId } = await createGeneratingList([{}, {}]);
    const all = await Promise.all(
      Array.from({ length: 6 }, () => writeRationales(system, { listId })),
    );
    expect(all.filter(({ status }) => status === "ready")).toHaveLength(1);
    expect(await rationalesOf(listId)).toEqual([expect.any(String), expect.any(String)]);
  });

  it("writeRationales makes a cleared list ready without lines", async () => {
    const { actor, system, listId } = await createGeneratingList([{}]);
    await clearList(actor, { id: listId });
    expect(await writeRationales(system, { listId })).toEqual({ status: "ready", source: "none" });
    expect(await readList(listId)).toEqual({ status: "ready", items: [] });
  });

  it("writeRationales skips a list of another household", async () => {
    const { listId } = await createGeneratingList([{}]);
    const { householdId } = await createCounter();
    expect(await writeRationales(systemActor(householdId), { listId })).toEqual(SKIPPED);
    expect(await readList(listId)).toMatchObject({
      status: "generating",
      items: [{ aiRationale: null }],
    });
  });

  it("writeRationales sends as many SQL statements for forty lines as for one", async () => {
    const short = await createGeneratingList([{}]);
    const long = await createGeneratingList(Array.from({ length: 40 }, () => ({})));
    const query = vi.spyOn(pg.Client.prototype, "query");
    await writeRationales(short.system, { listId: short.listId });
    const once = query.mock.calls.length;
    await writeRationales(long.system, { listId: long.listId });
    expect(once).toBeGreaterThan(0);
    expect(query.mock.calls.length).toBe(2 * once);
  });
});
