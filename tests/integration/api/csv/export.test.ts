import { expect, it } from "vitest";
import { createMembers } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createItem, createLocation } from "@/tests/support/factories";

const PATH = "/api/export/csv";

it("GET /api/export/csv lists the household's locations in order with their items, for admin and regular", async () => {
  const { householdId, admin, regular, outsider } = await createMembers();
  const late = await createLocation({ householdId, name: "Cellar", order: 5 });
  const early = await createLocation({ householdId, name: "Kitchen", order: 1 });
  await createLocation({ householdId, name: "Attic", order: 3 });
  await createLocation({ householdId, name: "Gone", isDeleted: true });
  await createItem({
    locationId: late.id,
    name: "Wine",
    unit: "bottle",
    desiredStock: 6,
    packSize: 3,
    reorderPoint: 2.5,
    bestBefore: new Date("2026-12-05"),
  });
  await createItem({
    locationId: early.id,
    name: '=HYPERLINK("x")',
    unit: "can",
    currentStock: 2,
    partialAmount: 0.667,
    supermarketItemName: "Käse; mild",
  });
  await createItem({ locationId: early.id, name: "Gone", isDeleted: true });
  await createItem({ householdId: outsider.householdId, name: "Foreign" });
  const { status, text, headers, bytes } = await call(regular, "GET", PATH);
  expect(status).toBe(200);
  expect(text).toBe(
    "Location,Item,Supermarket item name,Unit,Desired quantity,Current stock,Units per pack,Buy when below,Best before\r\n" +
      `Kitchen,"'=HYPERLINK(""x"")",Käse; mild,can,1,2.667,1,,\r\n` +
      "Attic,,,,,,,,\r\nCellar,Wine,,bottle,6,,3,2.5,2026-12-05\r\n",
  );
  expect([...bytes.slice(0, 3)], "the UTF-8 byte order mark, which Excel requires").toEqual([
    239, 187, 191,
  ]);
  expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(headers.get("content-disposition")).toMatch(
    /^attachment; filename="larder-items-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(headers.get("cache-control")).toBe("private, no-store");
  expect((await call(admin, "GET", PATH)).text).toBe(text);
});

it("GET /api/export/csv returns only the header row for an empty household", async () => {
  const { admin } = await createMembers();
  const { text } = await call(admin, "GET", PATH);
  expect(text.split("\r\n")).toHaveLength(2);
});
