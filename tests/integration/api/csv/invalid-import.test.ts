import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_IMPORT_ROWS } from "@/lib/features/csv/model/schema";
import { db } from "@/lib/server/db";
import { createPerson } from "@/tests/support/actors";
import { call, callInVain } from "@/tests/support/call";
import { createLocation } from "@/tests/support/factories";
import { item, namesOf, PATH, rowOf, send, stateOf } from "./import-support";

describe("invalid, failing and unusual imports", () => {
  it("an import with one invalid row answers 400 with an issue at that row and adds nothing", async () => {
    const admin = await createPerson();
    const rows = [rowOf(2, "Kitchen", "Rice"), rowOf(3, "Kitchen", "x".repeat(101))];
    const { status, body } = await callInVain(admin, "POST", PATH, { rows });
    expect([status, body.issues]).toEqual([
      400,
      [{ path: "rows.1.item.name", message: "Must be at most 100 characters" }],
    ]);
    expect(await stateOf(admin)).toEqual({ locations: [], items: [] });
  });

  it("an import that fails in the database adds nothing", async () => {
    const admin = await createPerson();
    await db.$executeRawUnsafe(
      `ALTER TABLE items ADD CONSTRAINT no_stones CHECK (name <> 'Stones ${admin.id}')`,
    );
    const rows = [rowOf(2, "Kitchen", "Rice"), rowOf(3, "Cellar", `Stones ${admin.id}`)];
    const { status } = await callInVain(admin, "POST", PATH, { rows });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(await stateOf(admin)).toEqual({ locations: [], items: [] });
    await db.$executeRawUnsafe("ALTER TABLE items DROP CONSTRAINT no_stones");
  });

  it.each([
    ["without rows", []],
    ["with row number 0", [{ row: 0, location: "Kitchen", item: null }]],
    ["with row number 1.5", [{ row: 1.5, location: "Kitchen", item: null }]],
    ["with a blank location", [{ row: 2, location: " ", item: null }]],
    ["without the item key", [{ row: 2, location: "Kitchen" }]],
    ["with an unknown unit", [{ row: 2, location: "Kitchen", item: item("Rice", { unit: "kg" }) }]],
    [
      "with a desired stock of 0",
      [{ row: 2, location: "Kitchen", item: item("Rice", { desiredStock: 0 }) }],
    ],
    [
      "with a desired stock as text",
      [{ row: 2, location: "Kitchen", item: item("Rice", { desiredStock: "1" }) }],
    ],
    [
      "with a negative current stock",
      [{ row: 2, location: "Kitchen", item: item("Rice", { currentStock: -1 }) }],
    ],
    [
      "with a partial amount of 0.9",
      [{ row: 2, location: "Kitchen", item: item("Rice", { partialAmount: 0.9 }) }],
    ],
    [
      "of more than the maximum number of rows",
      Array.from({ length: MAX_IMPORT_ROWS + 1 }, (_, index) => rowOf(index + 2, "Kitchen")),
    ],
  ])("an import %s answers 400 and adds nothing", async (_, rows) => {
    const admin = await createPerson();
    const { status, body } = await callInVain(admin, "POST", PATH, { rows });
    expect([status, body.code]).toEqual([400, "invalid_input"]);
    expect((await stateOf(admin)).locations).toEqual([]);
  });

  it("an import with arbitrary values in a row never answers 5xx", async () => {
    const admin = await createPerson();
    const valid: Record<string, unknown> = { row: 2, location: "Kitchen", ...item("Rice") };
    const odd = fc.oneof(
      fc.jsonValue(),
      fc.string({ unit: "binary" }),
      fc.double(),
      fc.constantFrom("\u0000", "\ud800", "=1", -0, 2 ** 31, null),
    );
    const keys = [...Object.keys(valid), "desiredStock", "currentStock", "partialAmount", "item"];
    const change = fc.dictionary(fc.constantFrom(...keys), odd, { minKeys: 1, maxKeys: 3 });
    await fc.assert(
      fc.asyncProperty(change, async (changes) => {
        const { row, location, ...rest } = { ...valid, ...changes };
        const rows = [{ row, location, item: "item" in changes ? changes.item : rest }];
        const answer = await call(admin, "POST", PATH, { rows });
        expect(answer.status, answer.text).toBeLessThan(500);
      }),
      { numRuns: 60 },
    );
  });

  it("an import of the maximum number of rows with long names adds all items", async () => {
    const admin = await createPerson();
    const name = (index: number) => `${index} ${"long ".repeat(12)}`.trim();
    const rows = Array.from({ length: MAX_IMPORT_ROWS }, (_, index) =>
      rowOf(index + 2, `Room ${index % 40} ${"x".repeat(50)}`, name(index)),
    );
    const { status, body, text } = await send(admin, rows);
    expect(status, text).toBe(200);
    expect(body).toEqual({ locations: 40, items: MAX_IMPORT_ROWS, refused: [] });
  });

  it("an import ignores id, householdId, locationId and isDeleted in its rows", async () => {
    const admin = await createPerson();
    const foreign = await createLocation();
    const extra = { householdId: foreign.householdId, locationId: foreign.id, isDeleted: true };
    await send(admin, [
      { ...extra, row: 2, location: "Kitchen", id: 7, item: item("Rice", { ...extra, id: 7 }) },
    ]);
    expect(await namesOf(admin)).toEqual(["Kitchen: Rice"]);
    expect(await db.item.count({ where: { householdId: foreign.householdId } })).toBe(0);
  });
});
