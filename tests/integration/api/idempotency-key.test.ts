import { expect, it } from "vitest";
import type { Check, Count } from "@/lib/features/checks/dto";
import type { Imported } from "@/lib/features/csv/dto";
import { createPerson } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createItem, createLocation } from "@/tests/support/factories";

it("counts for the call that it came with, and for no other", async () => {
  const admin = await createPerson();
  const { id: locationId } = await createLocation({ householdId: admin.householdId });
  const { id: itemId } = await createItem({ locationId });
  const { body: check } = await call<Check>(admin, "POST", "/api/inventory-updates");
  const post = <Body>(path: string, body: object, key: string) =>
    call<Body>(admin, "POST", path, body, { "idempotency-key": key });
  const rows = [{ row: 2, location: "Kitchen", item: { name: "Rice", unit: "bag" } }];
  const send = (key: string) => post<Imported>("/api/import/csv", { rows }, key);
  const count = (key: string) =>
    post<Count>("/api/inventory-items", { updateId: check.id, itemId, newStock: 1 }, key);

  expect((await send("first")).body.items).toBe(1);
  expect((await count("first")).body.itemId).toBe(itemId);
  expect((await count("second")).body.itemId).toBe(itemId);
  expect((await send("second")).body.refused).toHaveLength(1);
});
