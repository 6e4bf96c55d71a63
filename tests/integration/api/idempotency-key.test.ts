import { beforeAll, describe, expect, it } from "vitest";
import type { Check, Count } from "@/lib/features/checks/model/dto";
import type { Imported } from "@/lib/features/csv/model/dto";
import type { Item } from "@/lib/features/items/model/dto";
import type { Line } from "@/lib/features/shopping-lists/model/dto";
import { db } from "@/lib/server/db";
import { claimKey, type IdempotentCall, idempotentCall } from "@/lib/server/idempotency";
import { createPerson, type Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createItem, createLine, createLocation } from "@/tests/support/factories";
import { lockWaiter } from "@/tests/support/lock-waiters";

let admin: Person;
let check: Check;
let locationId: number;
let itemId: number;
beforeAll(async () => {
  admin = await createPerson();
  locationId = (await createLocation({ householdId: admin.householdId })).id;
  itemId = (await createItem({ locationId })).id;
  check = (await call<Check>(admin, "POST", "/api/inventory-updates")).body;
});

const post = <Body>(path: string, body: object, key: string) =>
  call<Body>(admin, "POST", path, body, { "idempotency-key": key });
const send = (key: string, name = "Rice") => {
  const rows = [{ row: 2, location: "Kitchen", item: { name, unit: "bag" } }];
  return post<Imported>("/api/import/csv", { rows }, key);
};
const tick = (id: number, purchased: boolean, key: string) =>
  call<Line>(
    admin,
    "PUT",
    `/api/shopping-lists/items/${id}`,
    { purchased },
    { "idempotency-key": key },
  );
const add = (key: string, name: string, place = locationId) =>
  post<Item>("/api/items", { name, locationId: place, unit: "jar" }, key);
const count = (key: string, newStock = 1) =>
  post<Count>("/api/inventory-items", { updateId: check.id, itemId, newStock }, key);

it("adding an item again with the same idempotency key gets the first answer and creates no second item", async () => {
  const first = await add("item", "Olives");
  expect(first.status).toBe(201);
  expect(await add("item", "Olives")).toMatchObject({ status: 201, body: first.body });
  expect(await db.item.count({ where: { name: "Olives", locationId } })).toBe(1);
});

it("adding an item again after its location was deleted gets the first answer", async () => {
  const { id } = await createLocation({ householdId: admin.householdId });
  const first = await add("deleted-later", "Capers", id);
  expect((await call(admin, "DELETE", `/api/locations/${id}`)).status).toBe(204);
  expect(await add("deleted-later", "Capers", id)).toMatchObject({ status: 201, body: first.body });
});

it("the same idempotency key can be used for an import and for a count", async () => {
  expect((await send("first")).body.items).toBe(1);
  expect((await count("first")).body.itemId).toBe(itemId);
  expect((await count("second")).body.itemId).toBe(itemId);
  expect((await send("second")).body.refused).toHaveLength(1);
});

describe("an idempotency key that was used with another body", () => {
  it("a count with a used idempotency key and another body answers 422 and writes nothing", async () => {
    await count("count", 2);
    expect(await count("count", 3)).toMatchObject({
      status: 422,
      body: { code: "idempotency_mismatch" },
    });
    expect((await count("count", 2)).body.newStock).toBe(2);
    const item = await db.item.findUniqueOrThrow({ where: { id: itemId } });
    expect(item.currentStock).toBe(2);
  });

  it("a tick with a used idempotency key and another body answers 422 and writes nothing", async () => {
    const { id } = await createLine({ householdId: admin.householdId, itemId });
    expect((await tick(id, true, "tick")).status).toBe(200);
    expect((await tick(id, false, "tick")).status).toBe(422);
    expect(await db.shoppingListItem.findUnique({ where: { id } })).toMatchObject({
      purchased: true,
    });
  });

  it("an item with a used idempotency key and another name answers 422 and adds nothing", async () => {
    await add("item-name", "Jam");
    expect(await add("item-name", "Chutney")).toMatchObject({
      status: 422,
      body: { code: "idempotency_mismatch" },
    });
    expect(await db.item.count({ where: { name: "Chutney" } })).toBe(0);
  });

  it("an import with a used idempotency key and other rows answers 422 and adds nothing", async () => {
    await send("import", "Salt");
    expect((await send("import", "Sugar")).status).toBe(422);
    expect(await db.item.count({ where: { name: "Sugar" } })).toBe(0);
  });
});

it("a count that is refused does not use up its idempotency key", async () => {
  const deleted = await createItem({ locationId, isDeleted: true });
  const body = { updateId: check.id, newStock: 1 };
  const path = "/api/inventory-items";
  expect((await post(path, { ...body, itemId: deleted.id }, "refused")).status).toBe(404);
  expect((await post(path, { ...body, itemId }, "refused")).status).toBe(200);
});

describe("a repeat that begins before the first call has committed", () => {
  /**
   * Sends a repeated call while a transaction that has used its idempotency key is open. Commits that
   * transaction once the repeated call waits.
   */
  async function whileFirstIsOpen<T>(call: IdempotentCall | undefined, send: () => Promise<T>) {
    if (!call) throw new Error("A call without a key has no repeat");
    const { repeat } = await db.$transaction(async (tx) => {
      await claimKey(tx, admin.id, call);
      const repeat = send();
      await lockWaiter();
      return { repeat };
    });
    return repeat;
  }

  it("a tick repeated before the first one has committed changes nothing", async () => {
    const { id } = await createLine({ householdId: admin.householdId, itemId });
    const first = idempotentCall(`tick:${id}`, "open", { purchased: true });
    const { status, body } = await whileFirstIsOpen(first, () => tick(id, true, "open"));
    expect([status, body.purchased]).toEqual([200, false]);
  });

  it("a count with the idempotency key of an uncommitted call with another body answers 422", async () => {
    const before = await db.item.findUniqueOrThrow({ where: { id: itemId } });
    const first = idempotentCall("count", "open", { another: "body" });
    const { status } = await whileFirstIsOpen(first, () => count("open", 77));
    expect(status).toBe(422);
    expect(await db.item.findUniqueOrThrow({ where: { id: itemId } })).toEqual(before);
  });

  it("an import with the idempotency key of an uncommitted call with other rows answers 422", async () => {
    const first = idempotentCall("import", "open", { another: "body" });
    const { status } = await whileFirstIsOpen(first, () => send("open", "Pepper"));
    expect(status).toBe(422);
    expect(await db.item.count({ where: { name: "Pepper" } })).toBe(0);
  });
});

it("an idempotency key that release 0.1.0 stored without the request body gets the first answer, even with another body", async () => {
  const { body: first } = await count("old", 4);
  await db.idempotencyKey.updateMany({
    where: { userId: admin.id, key: "count:old" },
    data: { request: null },
  });
  expect((await count("old", 5)).body).toEqual(first);
});
