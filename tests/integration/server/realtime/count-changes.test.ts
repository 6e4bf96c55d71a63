import { describe, expect, it } from "vitest";
import { db } from "@/lib/server/db";
import { createPerson, type Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createCount } from "@/tests/support/factories";
import { fromTab, household, TAB } from "./realtime-support";

describe("realtime changes of assumed entries", () => {
  it("creating and deleting assumed entries each cause one realtime change of the check, without the field detail", async () => {
    const { world, admin, stream } = await household();
    const { checkId, itemId } = world;
    await db.inventoryItem.deleteMany({ where: { updateId: checkId } });
    await createCount({ itemId, updateId: world.completedCheckId });
    const path = `/api/inventory-updates/${checkId}/assume`;
    const make = () => call(admin, "POST", path, { itemIds: [itemId] }, fromTab);
    await make();
    // Creating or deleting assumed entries a second time changes nothing, so no realtime change is announced.
    await make();
    await call(admin, "DELETE", path);
    await call(admin, "DELETE", path);
    await call(admin, "PUT", `/api/items/${itemId}`, { name: "The end" });
    await stream.next(({ kind }) => kind === "items");
    const told = stream.changes.filter(({ kind }) => kind === "check");
    expect(told).toMatchObject([
      { ids: [checkId], tab: TAB, by: { userId: admin.id } },
      { ids: [checkId], tab: null },
    ]);
    for (const { detail } of told) expect(detail).toBeUndefined();
    await stream.close();
  });
});

describe("realtime changes of counts", () => {
  it("a count that replaces an assumed entry is announced with overruledId null", async () => {
    const { world, admin, stream } = await household();
    const assistant = await createPerson({ householdId: world.householdId, role: "assistant" });
    const { itemId, checkId: updateId } = world;
    await db.inventoryItem.updateMany({
      where: { updateId },
      data: { basis: "assumed", countedById: assistant.id },
    });
    await call(admin, "POST", "/api/inventory-items", { updateId, itemId, newStock: 3 });
    const { detail } = await stream.next(({ kind }) => kind === "check");
    expect(detail).toMatchObject({
      is: "count",
      count: { newStock: 3, basis: "counted" },
      overruledId: null,
    });
    await stream.close();
  });

  async function two() {
    const { world, admin, stream } = await household();
    const assistant = await createPerson({ householdId: world.householdId, role: "assistant" });
    const count = (person: Person, newStock: number, observedAt?: string) =>
      call(person, "POST", "/api/inventory-items", {
        updateId: world.checkId,
        itemId: world.itemId,
        newStock,
        ...(observedAt && { observedAt }),
      });
    const told = (newStock: number) =>
      stream.next(({ detail }) => {
        const { count } = detail as { count?: { newStock: number } };
        return count?.newStock === newStock;
      });
    return { admin, assistant, count, told, stream };
  }

  it("a count that supersedes another is announced with its entry and the member whose count it replaced", async () => {
    const { admin, assistant, count, told, stream } = await two();
    await count(admin, 3);
    await count(assistant, 5);
    const { detail } = await told(5);
    expect(detail).toMatchObject({
      is: "count",
      count: { newStock: 5, countedBy: assistant.username },
      overruledId: admin.id,
    });
    await count(assistant, 6);
    expect((await told(6)).detail).toMatchObject({ overruledId: null });
    await stream.close();
  });

  it("a count that arrives late is announced with the entry that it did not replace, and with its author as overruledId", async () => {
    const { admin, assistant, count, stream } = await two();
    const early = new Date(Date.now() - 1_000).toISOString();
    await count(assistant, 5);
    await count(admin, 3, early);
    const change = await stream.next(({ by }) => by?.userId === admin.id);
    expect(change.detail).toMatchObject({
      count: { newStock: 5, countedBy: assistant.username },
      overruledId: admin.id,
    });
    await stream.close();
  });
});
