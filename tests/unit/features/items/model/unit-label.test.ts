import { expect, it } from "vitest";
import { unitLabel, unitName } from "@/lib/features/items/model/rules";
import { units } from "@/lib/features/items/model/units";

const plurals = {
  bottle: "bottles",
  box: "boxes",
  bag: "bags",
  can: "cans",
  roll: "rolls",
  pack: "packs",
  container: "containers",
  piece: "pieces",
  jar: "jars",
  tube: "tubes",
  carton: "cartons",
} as const;

it("each of the eleven units has a plural", () => {
  expect([...units].sort()).toEqual(Object.keys(plurals).sort());
});

it.each(Object.entries(plurals))(
  "unitLabel has the singular %s and the plural %s",
  (unit, plural) => {
    const known = units.find((name) => name === unit) ?? "box";
    expect(unitLabel(known, 1)).toBe(unit);
    for (const amount of [0, 0.5, 1.5, 2, 9999]) expect(unitLabel(known, amount)).toBe(plural);
  },
);

it("unitName returns the unit with a capital letter", () => {
  expect(unitName("bottle")).toBe("Bottle");
});
