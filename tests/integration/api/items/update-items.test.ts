import { beforeEach, describe, expect, it } from "vitest";
import type { Item } from "@/lib/features/items/model/dto";
import { createPerson, type Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createItem, createLocation } from "@/tests/support/factories";

let admin: Person;
let kitchen: number;
let cellar: number;
let rice: number;
let oil: number;

beforeEach(async () => {
  admin = await createPerson();
  kitchen = (await createLocation({ householdId: admin.householdId })).id;
  cellar = (await createLocation({ householdId: admin.householdId })).id;
  rice = (await createItem({ locationId: kitchen, desiredStock: 2, unit: "bag" })).id;
  oil = (await createItem({ locationId: kitchen, desiredStock: 4, unit: "bottle" })).id;
});

const update = (items: object[]) => call(admin, "POST", "/api/items/bulk-update", { items });
const stored = async () =>
  (await call<Item[]>(admin, "GET", "/api/items")).body.map(
    ({ locationId, desiredStock, unit }) => [locationId, desiredStock, unit],
  );

describe("POST /api/items/bulk-update", () => {
  it("a bulk update of items gives each item its own new values and keeps omitted fields", async () => {
    const { status, body } = await update([
      { id: rice, locationId: cellar },
      { id: oil, desiredStock: 1.25, unit: "can" },
    ]);
    expect([status, body]).toEqual([200, { updated: 2 }]);
    expect(await stored()).toEqual([
      [cellar, 2, "bag"],
      [kitchen, 1.25, "can"],
    ]);
  });

  it("a bulk update that changes one item twice stores the values of the last change", async () => {
    const { body } = await update([
      { id: rice, desiredStock: 7 },
      { id: rice, desiredStock: 8 },
    ]);
    expect([body, (await stored())[0]?.[1]]).toEqual([{ updated: 1 }, 8]);
  });

  it("a bulk update that includes an item of another household answers 404 and changes no item", async () => {
    const other = await createPerson();
    const { id: locationId } = await createLocation({ householdId: other.householdId });
    const { id: foreign } = await createItem({ locationId });
    const { status } = await update([
      { id: rice, desiredStock: 7 },
      { id: foreign, desiredStock: 7 },
    ]);
    expect([status, (await stored())[0]?.[1]]).toEqual([404, 2]);
  });

  it("a bulk update that includes a deleted item answers 404 and changes no item", async () => {
    await call(admin, "DELETE", `/api/items/${oil}`);
    const { status } = await update([
      { id: rice, desiredStock: 7 },
      { id: oil, desiredStock: 7 },
    ]);
    expect([status, await stored()]).toEqual([404, [[kitchen, 2, "bag"]]]);
  });

  it("a bulk update that moves an item to a deleted location answers 404 and changes nothing", async () => {
    const { id: locationId } = await createLocation({ householdId: admin.householdId });
    await call(admin, "DELETE", `/api/locations/${locationId}`);
    const { status } = await update([{ id: rice, locationId }]);
    expect([status, (await stored())[0]?.[0]]).toEqual([404, kitchen]);
  });
});
