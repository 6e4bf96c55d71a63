import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { partials } from "@/lib/core/amount";
import { nameText } from "@/lib/core/text";
import { guessMapping } from "@/lib/features/csv/model/columns";
import { guardCell, unguardCell } from "@/lib/features/csv/model/formula-guard";
import { parseCsv } from "@/lib/features/csv/model/parse-csv";
import { readRows } from "@/lib/features/csv/model/read-rows";
import { writeCsv } from "@/lib/features/csv/model/write-csv";
import { units } from "@/lib/features/items/model/units";
import { MOMENT } from "@/tests/support/answers";

/** Names that the forms accept, with characters that are special in CSV files and spreadsheets. */
const name = fc
  .oneof(
    fc.string({ unit: "binary", minLength: 1, maxLength: 20 }),
    fc
      .array(fc.constantFrom(..."=+-@＝＋－＠'\",;|\t aé1 ".split("")), {
        minLength: 1,
        maxLength: 8,
      })
      .map((letters) => letters.join("")),
  )
  .map((text) => text.trim())
  .filter((text) => nameText(100, "").safeParse(text).success);

const targets = fc
  .record({
    desired: fc.integer({ min: 1, max: 999_900 }),
    less: fc.option(fc.integer({ min: 1, max: 999_900 })),
  })
  .map(({ desired, less }) => ({
    desiredStock: desired / 100,
    reorderPoint: less !== null && less < desired ? (desired - less) / 100 : null,
  }));

const item = fc.record({
  name,
  supermarketItemName: fc.option(name),
  unit: fc.constantFrom(...units),
  targets,
  packSize: fc.integer({ min: 1, max: 999 }),
  bestBefore: fc.option(fc.constantFrom("2000-01-01", "2026-12-05", "2100-12-31")),
  stock: fc.option(
    fc.record({
      currentStock: fc.integer({ min: 0, max: 9_999 }),
      partialAmount: fc.constantFrom(...partials.map(({ value }) => value)),
    }),
  ),
});

const NEVER_COUNTED = { currentStock: 0, partialAmount: 0, lastCountedAt: null };

const household = fc.array(fc.record({ name, items: fc.array(item, { maxLength: 4 }) }), {
  minLength: 1,
  maxLength: 4,
});

describe("the CSV export", () => {
  it("a CSV export can be imported without changes to locations and items", () => {
    fc.assert(
      fc.property(household, (rooms) => {
        const locations = rooms.map((room, id) => ({ id, name: room.name }));
        const items = rooms.flatMap((room, locationId) =>
          room.items.map(({ stock, targets, ...inside }) => ({
            ...inside,
            ...targets,
            ...(stock ? { ...stock, lastCountedAt: MOMENT } : NEVER_COUNTED),
            locationId,
          })),
        );
        const parsed = parseCsv(writeCsv(locations, items).replace("\ufeff", ""));
        if ("problem" in parsed) throw new Error(parsed.problem);
        const mapping = guessMapping(parsed.table.headers);
        const options = { mapping, fallbackLocation: "", fallbackUnit: null };
        const { rows, refused } = readRows(parsed.table, options);
        expect(refused).toEqual([]);
        expect(rows.map(({ location, item: read }) => [location, read])).toEqual(
          rooms.flatMap((room): unknown[] =>
            room.items.length === 0
              ? [[room.name, null]]
              : room.items.map(
                  ({ stock, bestBefore, targets: { desiredStock, reorderPoint }, ...inside }) => [
                    room.name,
                    {
                      ...inside,
                      desiredStock,
                      ...(reorderPoint !== null && { reorderPoint }),
                      ...(bestBefore !== null && { bestBefore }),
                      ...stock,
                    },
                  ],
                ),
          ),
        );
      }),
      { numRuns: 300 },
    );
  });

  it("a CSV export has a byte order mark, a header, decimal amounts, and no stock of an item that was never counted", () => {
    const rice = {
      locationId: 1,
      name: "Rice, long",
      supermarketItemName: null,
      unit: "bag" as const,
      desiredStock: 2.5,
      packSize: 6,
      reorderPoint: 1.5,
      bestBefore: "2026-12-05",
      currentStock: 1,
      partialAmount: 0.333,
      lastCountedAt: MOMENT,
    };
    const oats = { ...rice, ...NEVER_COUNTED, name: "Oats", reorderPoint: null, bestBefore: null };
    const locations = [
      { id: 1, name: "Kitchen" },
      { id: 2, name: "Cellar" },
    ];
    expect(writeCsv(locations, [rice, oats])).toBe(
      "\ufeffLocation,Item,Supermarket item name,Unit,Desired quantity,Current stock,Units per pack,Buy when below,Best before\r\n" +
        'Kitchen,"Rice, long",,bag,2.5,1.333,6,1.5,2026-12-05\r\nKitchen,Oats,,bag,2.5,,6,,\r\nCellar,,,,,,,,\r\n',
    );
  });

  it("guardCell prefixes formulas with an apostrophe, and unguardCell reverses it", () => {
    // In some locales Excel treats these full-width characters like =, +, - and @.
    const fullWidth = ["＝1+1", "＋1", "－1", "＠SUM(A1)", "'＝1"];
    for (const formula of ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", ...fullWidth])
      expect(guardCell(formula)).toBe(`'${formula}`);
    for (const plain of ["Rice", "'n biscuits", "a=b", "'", ""])
      expect(guardCell(plain)).toBe(plain);
    fc.assert(
      fc.property(fc.oneof(name, fc.string()), (text) => {
        expect(guardCell(text)).not.toMatch(/^[=+\-@＝＋－＠\t\r]/);
        expect(unguardCell(guardCell(text))).toBe(text);
      }),
    );
  });
});
