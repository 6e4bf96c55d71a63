import { describe, expect, it } from "vitest";
import { markListFailed } from "@/lib/features/shopping-lists/server/steps/mark-list-failed";
import { writeRationales } from "@/lib/features/shopping-lists/server/steps/write-rationales";
import { systemActor } from "@/lib/policy/actor";
import { db, transaction } from "@/lib/server/db";
import { announce } from "@/lib/server/realtime/announce";
import { createWorld, type World } from "@/tests/integration/api/api-world";
import { createPerson } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createInvitation, createList, PASSWORD, unique } from "@/tests/support/factories";
import { fromTab, household, listenAs, TAB } from "./realtime-support";

describe("realtime changes on the event stream", () => {
  it.each([
    ["POST", "/api/locations", () => ({ name: "Attic" }), "locations"],
    [
      "POST",
      "/api/items",
      (w: World) => ({ name: "Rice", unit: "bag", locationId: w.locationId }),
      "items",
    ],
  ] as const)(
    "the call %s %s is announced as a realtime change with the id of the created row",
    async (method, path, body, kind) => {
      const { world, admin, stream } = await household();
      const { body: row } = await call<{ id: number }>(admin, method, path, body(world));
      expect((await stream.next((told) => told.kind === kind)).ids).toEqual([row.id]);
      await stream.close();
    },
  );

  it("adding an item whose line is on the latest list announces the list to every tab, also to that of the author", async () => {
    const { world, admin, stream } = await household();
    const addition = { itemId: world.itemId, quantity: 9 };
    await call(admin, "POST", "/api/shopping-additions", addition, fromTab);
    const change = await stream.next(({ kind }) => kind === "list");
    expect(change).toMatchObject({ ids: [world.listId], tab: null });
    await stream.close();
  });

  it("ticking an addition that was merged into a line announces a change of the list to every tab", async () => {
    const { world, admin, stream } = await household();
    const { additionId: id, lineId } = world;
    await db.shoppingAddition.update({ where: { id }, data: { removedAt: new Date(), lineId } });
    await call(admin, "PUT", `/api/shopping-additions/${id}`, { purchased: true }, fromTab);
    const change = await stream.next(({ kind }) => kind === "list");
    expect(change).toMatchObject({ ids: [world.listId], tab: null });
    await stream.close();
  });

  it("a tick of an absorbed addition whose ticked line was removed announces the list, on which the line is shown again", async () => {
    const { world, admin, stream } = await household();
    const { additionId: id, lineId } = world;
    await db.shoppingAddition.update({ where: { id }, data: { removedAt: new Date(), lineId } });
    await db.shoppingListItem.update({
      where: { id: lineId },
      data: { purchased: true, removedAt: new Date() },
    });
    await call(admin, "PUT", `/api/shopping-additions/${id}`, { purchased: true }, fromTab);
    const change = await stream.next(({ kind }) => kind === "list");
    expect(change).toMatchObject({ ids: [world.listId], tab: null });
    await stream.close();
  });

  it("a put-away and a take-back each announce a purchases change with the list's id and an items change with the item's id", async () => {
    const { world, admin, stream } = await household();
    const { listId, lineId, itemId } = world;
    await call(admin, "DELETE", `/api/inventory-updates/${world.checkId}`);
    await call(admin, "PUT", `/api/shopping-lists/items/${lineId}`, { purchased: true });
    const writes = {
      "put-away": { lines: [{ lineId, quantity: 2 }] },
      "take-back": { lineIds: [lineId] },
    };
    for (const [write, body] of Object.entries(writes)) {
      await call(admin, "POST", `/api/shopping-lists/${listId}/${write}`, body, fromTab);
      expect((await stream.next(({ kind }) => kind === "items")).ids).toEqual([itemId]);
      const change = await stream.next(({ kind }) => kind === "purchases");
      expect(change).toMatchObject({ ids: [listId], tab: TAB, by: { userId: admin.id } });
    }
    await stream.close();
  });

  it("the start of a check and the shopping list of a completed check are announced", async () => {
    const { world, admin, stream } = await household();
    const path = `/api/inventory-updates/${world.checkId}/complete`;
    const { body } = await call<{ shoppingListId: number }>(admin, "PUT", path);
    await stream.next(({ kind, ids }) => kind === "list" && ids[0] === body.shoppingListId);
    const started = await call<{ id: number }>(admin, "POST", "/api/inventory-updates");
    const change = await stream.next(({ ids }) => ids[0] === started.body.id);
    expect(change.detail).toEqual({ is: "status", status: "in_progress" });
    await stream.close();
  });

  it("a member who registers with an invitation and a member who leaves are announced with their ids", async () => {
    const { world, stream } = await household();
    const { householdId } = world;
    const { email, token } = await createInvitation({ householdId });
    const { body: joined } = await call<{ id: number }>({}, "POST", "/api/register", {
      username: unique("guest"),
      email,
      password: PASSWORD,
      token,
      privacyConsent: true,
      termsConsent: true,
    });
    await stream.next(({ kind, ids }) => kind === "members" && ids[0] === joined.id);
    const leaver = await createPerson({ householdId, role: "assistant" });
    expect((await call(leaver, "DELETE", "/api/user")).status).toBe(200);
    await stream.next(({ kind, ids }) => kind === "members" && ids[0] === leaver.id);
    await stream.close();
  });

  it("a shopping list that a background function finishes or marks as failed is announced with neither author nor tab", async () => {
    const { world, stream } = await household();
    const system = systemActor(world.householdId);
    const done = await createList({ householdId: world.householdId, status: "generating" });
    await writeRationales(system, { listId: done.id });
    const given = await createList({ householdId: world.householdId, status: "generating" });
    await markListFailed(system, { listId: given.id });
    for (const { id } of [done, given]) {
      const change = await stream.next(({ ids }) => ids[0] === id);
      expect(change).toMatchObject({ kind: "list", by: null, tab: null });
    }
    await stream.close();
  });
});

describe("data that realtime changes omit", () => {
  it("a realtime change does not reach the event stream of another household", async () => {
    const { world, admin, stream } = await household();
    const outsider = await createPerson();
    const foreign = await listenAs(outsider);
    await call(admin, "PUT", `/api/items/${world.itemId}`, { name: "A secret" });
    await stream.next(({ kind }) => kind === "items");
    // Changes arrive in order, so the item's change would have arrived before the change of this location.
    await call(outsider, "POST", "/api/locations", { name: "Own" });
    await foreign.next(({ kind }) => kind === "locations");
    expect(foreign.changes).toHaveLength(1);
    expect(JSON.stringify(foreign.changes)).not.toContain(world.marker);
    await Promise.all([stream.close(), foreign.close()]);
  });

  it("a rolled-back transaction and a request that answers 404 announce no realtime change", async () => {
    const { world, admin, stream } = await household();
    const actor = systemActor(world.householdId);
    const undone = transaction(async (tx) => {
      await announce(tx, actor, { kind: "items", ids: [1] });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    const foreign = await createWorld();
    const ids = [world.itemId, foreign.itemId];
    expect((await call(admin, "POST", "/api/items/bulk-delete", { ids })).status).toBe(404);
    await call(admin, "POST", "/api/locations", { name: "Real" });
    await stream.next(({ kind }) => kind === "locations");
    expect(stream.changes).toHaveLength(1);
    await stream.close();
  });

  it("a realtime change of 2,000 items is announced without ids", async () => {
    const { world, stream } = await household();
    const ids = Array.from({ length: 2_000 }, (_, index) => 1_000_000_000 + index);
    await transaction((tx) => announce(tx, systemActor(world.householdId), { kind: "items", ids }));
    expect((await stream.next(({ kind }) => kind === "items")).ids).toEqual([]);
    await stream.close();
  });

  it("a realtime change whose request has an invalid x-tab header is announced with the tab null", async () => {
    const { world, admin, stream } = await household();
    const path = `/api/items/${world.itemId}`;
    await call(admin, "PUT", path, { name: "A" }, { "x-tab": "<script>" });
    expect((await stream.next(({ kind }) => kind === "items")).tab).toBeNull();
    await stream.close();
  });
});
