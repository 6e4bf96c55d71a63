import { describe, expect, it } from "vitest";
import { db } from "@/lib/server/db";
import { createPerson } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createLocation } from "@/tests/support/factories";
import { rounds } from "@/tests/support/rounds";
import { atOnce, tally } from "./at-once";

const MOST_LOCATIONS = 500;
const MOST_ITEMS = 5_000;
const LEFT = 3;
const COUNT = 8;

const live = (householdId: number) => ({ where: { householdId, isDeleted: false } });

describe.each(rounds(3))("simultaneous additions, round %i", () => {
  it("simultaneous additions and imports of items never exceed the item cap of the household", async () => {
    const admin = await createPerson();
    const { householdId } = admin;
    const { id: locationId } = await createLocation({ householdId, name: "Cellar" });
    await db.$executeRaw`
      INSERT INTO items (household_id, location_id, name, unit, updated_at)
      SELECT ${householdId}, ${locationId}, 'Item ' || number, 'can', now()
      FROM generate_series(1, ${MOST_ITEMS - LEFT}) AS number`;
    const answers = await atOnce(COUNT, (index) => {
      const item = { name: `Added ${index}`, unit: "can" };
      return index % 2 === 0
        ? call(admin, "POST", "/api/items", { ...item, locationId })
        : call(admin, "POST", "/api/import/csv", { rows: [{ row: 2, location: "Cellar", item }] });
    });
    const { 409: refused, ...added } = tally(answers);
    expect(refused).toBe(COUNT - LEFT);
    expect(Object.keys(added).every((status) => ["200", "201"].includes(status))).toBe(true);
    expect(await db.item.count(live(householdId))).toBe(MOST_ITEMS);
  });

  it("simultaneous additions of locations never exceed the location cap of the household", async () => {
    const admin = await createPerson();
    const { householdId } = admin;
    await db.location.createMany({
      data: Array.from({ length: MOST_LOCATIONS - LEFT }, (_, order) => ({
        householdId,
        order,
        name: `Room ${order}`,
      })),
    });
    const answers = await atOnce(COUNT, (index) =>
      call(admin, "POST", "/api/locations", { name: `Added ${index}` }),
    );
    expect(tally(answers)).toEqual({ 201: LEFT, 409: COUNT - LEFT });
    expect(await db.location.count(live(householdId))).toBe(MOST_LOCATIONS);
  });
});
