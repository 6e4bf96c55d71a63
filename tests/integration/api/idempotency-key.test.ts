import { beforeAll, describe, expect, it } from "vitest";
import type { Check, Count } from "@/lib/features/checks/model/dto";
import type { Imported } from "@/lib/features/csv/model/dto";
import { db } from "@/lib/server/db";
import { createPerson, type Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createItem, createLine, createLocation } from "@/tests/support/factories";

let admin: Person;
let check: Check;
let itemId: number;
beforeAll(async () => {
  admin = await createPerson();
  const { id: locationId } = await createLocation({ householdId: admin.householdId });
  itemId = (await createItem({ locationId })).id;
  check = (await call<Check>(admin, "POST", "/api/inventory-updates")).body;
});

const post = <Body>(path: string, body: object, key: string) =>
  call<Body>(admin, "POST", path, body, { "idempotency-key": key });
const send = (key: string, name = "Rice") => {
  const rows = [{ row: 2, location: "Kitchen", item: { name, unit: "bag" } }];
  return post<Imported>("/api/import/csv", { rows }, key);
};
const count = (key: string, newStock = 1) =>
  post<Count>("/api/inventory-items", { updateId: check.id, itemId, newStock }, key);

it("an idempotency key belongs to the call that it came with", async () => {
  expect((await send("first")).body.items).toBe(1);
  expect((await count("first")).body.itemId).toBe(itemId);
  expect((await count("second")).body.itemId).toBe(itemId);
  expect((await send("second")).body.refused).toHaveLength(1);
});

describe("an idempotency key that came with another body answers 422 and writes nothing", () => {
  it("for a count", async () => {
    await count("count", 2);
    expect(await count("count", 3)).toMatchObject({
      status: 422,
      body: { code: "idempotency_mismatch" },
    });
    expect((await count("count", 2)).body.newStock).toBe(2);
    const item = await db.item.findUniqueOrThrow({ where: { id: itemId } });
    expect(item.currentStock).toBe(2);
  });

  it("for a tick", async () => {
    const { id } = await createLine({ householdId: admin.householdId, itemId });
    const tick = (purchased: boolean) =>
      call(
        admin,
        "PUT",
        `/api/shopping-lists/items/${id}`,
        { purchased },
        {
          "idempotency-key": "tick",
        },
      );
    expect((await tick(true)).status).toBe(200);
    expect((await tick(false)).status).toBe(422);
    expect(await db.shoppingListItem.findUnique({ where: { id } })).toMatchObject({
      purchased: true,
    });
  });

  it("for an import", async () => {
    await send("import", "Salt");
    expect((await send("import", "Sugar")).status).toBe(422);
    expect(await db.item.count({ where: { name: "Sugar" } })).toBe(0);
  });
});

it("a key of release 0.1.0, stored without a request, still gets its first answer", async () => {
  const { body: first } = await count("old", 4);
  await db.idempotencyKey.updateMany({
    where: { userId: admin.id, key: "count:old" },
    data: { request: null },
  });
  expect((await count("old", 5)).body).toEqual(first);
});
