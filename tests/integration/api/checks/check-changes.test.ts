import { describe, expect, it } from "vitest";
import type { CheckChanges } from "@/lib/features/checks/model/dto";
import { createPerson, deleteUser } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createItem, createLocation } from "@/tests/support/factories";
import { createKitchen, stepsOf } from "./check-steps";

/**
 * Creates a completed check and a running one in which every item is counted: rice changed from 3 to 1⅓,
 * beans did not change, and jam is new.
 */
async function createTwoChecks() {
  const { admin, addItem } = await createKitchen();
  const steps = stepsOf(admin);
  const rice = await addItem();
  const beans = await addItem();
  const first = (await steps.start()).body.id;
  await steps.count(first, rice.id, 3);
  await steps.count(first, beans.id, 2);
  await steps.complete(first);
  const jam = await addItem();
  const second = (await steps.start()).body.id;
  await steps.count(second, rice.id, 1, { partialAmount: 0.333 });
  await steps.count(second, beans.id, 2);
  await steps.count(second, jam.id, 4);
  const changes = (id: number) =>
    call<CheckChanges>(admin, "GET", `/api/inventory-updates/${id}/changes`);
  return { admin, steps, rice, beans, jam, first, second, changes };
}

const amounts = ({ body }: { body: CheckChanges }) =>
  body.counts.map(({ itemId, before, after }) => [itemId, before, after]);

describe("GET /api/inventory-updates/{id}/changes", () => {
  it("the changes of a check pair each count with that of the previous completed check", async () => {
    const { rice, beans, jam, first, second, steps, changes } = await createTwoChecks();
    await steps.complete(second);
    const answer = await changes(second);
    expect(answer.body.before?.id).toBe(first);
    expect(amounts(answer)).toEqual([
      [rice.id, { newStock: 3, partialAmount: 0 }, { newStock: 1, partialAmount: 0.333 }],
      [beans.id, { newStock: 2, partialAmount: 0 }, { newStock: 2, partialAmount: 0 }],
      [jam.id, null, { newStock: 4, partialAmount: 0 }],
    ]);
    const earliest = await changes(first);
    expect(earliest.body.before).toBeNull();
    expect(earliest.body.counts.every(({ before }) => before === null)).toBe(true);
  });

  it("the changes of a check compare with the last completed check and skip a cancelled one", async () => {
    const { rice, beans, jam, first, second, steps, changes } = await createTwoChecks();
    await steps.cancel(second);
    const third = (await steps.start()).body.id;
    for (const { id } of [rice, beans, jam]) await steps.count(third, id, 0);
    await steps.complete(third);
    expect((await changes(third)).body.before?.id).toBe(first);
  });

  it("the changes of a running check or of another household's check answer 404", async () => {
    const { first, second, changes } = await createTwoChecks();
    expect((await changes(second)).status).toBe(404);
    const outsider = await createPerson();
    const path = `/api/inventory-updates/${first}/changes`;
    expect((await call(outsider, "GET", path)).status).toBe(404);
  });

  it("the changes of a check name the basis (counted or assumed) of both entries of an item", async () => {
    const { rice, jam, second, steps, changes } = await createTwoChecks();
    await steps.complete(second);
    const third = (await steps.start()).body.id;
    await steps.count(third, jam.id, 1);
    await steps.assume(
      third,
      (await steps.assumable(third)).filter((id) => id !== jam.id),
    );
    await steps.complete(third);
    const fourth = (await steps.start()).body.id;
    await steps.count(fourth, rice.id, 1);
    await steps.assume(fourth, await steps.assumable(fourth));
    await steps.complete(fourth);
    const bases = async (id: number) =>
      (await changes(id)).body.counts.map(({ beforeBasis, basis }) => [beforeBasis, basis]);
    expect(await bases(third)).toEqual([
      ["counted", "assumed"],
      ["counted", "assumed"],
      ["counted", "counted"],
    ]);
    expect(await bases(fourth)).toEqual([
      ["assumed", "counted"],
      ["assumed", "assumed"],
      ["counted", "assumed"],
    ]);
  });

  it("the changes of a check include the name of an item that was deleted later", async () => {
    const { admin, steps, rice, second, changes } = await createTwoChecks();
    await steps.complete(second);
    await call(admin, "DELETE", `/api/items/${rice.id}`);
    expect((await changes(second)).body.counts[0]).toMatchObject({ name: rice.name });
  });

  it("the changes of a check are sorted by the checking sequence of the locations", async () => {
    const { admin, householdId, locationId, addItem } = await createKitchen();
    const rice = await addItem();
    const cellar = await createLocation({ householdId });
    const wine = await createItem({ locationId: cellar.id });
    const steps = stepsOf(admin);
    const { id } = (await steps.start()).body;
    for (const item of [rice, wine]) await steps.count(id, item.id, 1);
    await steps.complete(id);
    const order = [cellar.id, locationId].map((place, index) => ({ id: place, order: index }));
    await call(admin, "PUT", "/api/locations/order", { locations: order });
    const { body } = await call<CheckChanges>(admin, "GET", `/api/inventory-updates/${id}/changes`);
    expect(body.counts.map(({ itemId }) => itemId)).toEqual([wine.id, rice.id]);
  });

  it('in the changes of a check the starter and countedBy are "Former member" after the account of that person is deleted', async () => {
    const { householdId, addItem } = await createKitchen();
    const item = await addItem();
    const assistant = await createPerson({ householdId, role: "assistant" });
    const reader = await createPerson({ householdId });
    const steps = stepsOf(assistant);
    const { id } = (await steps.start()).body;
    await steps.count(id, item.id, 1);
    await steps.complete(id);
    await deleteUser(assistant);
    const { body } = await call<CheckChanges>(
      reader,
      "GET",
      `/api/inventory-updates/${id}/changes`,
    );
    expect([body.check.user.username, body.counts[0]?.countedBy]).toEqual([
      "Former member",
      "Former member",
    ]);
  });
});
