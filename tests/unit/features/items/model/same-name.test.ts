import { expect, test } from "vitest";
import { sameNameHint } from "@/lib/features/items/model/same-name";
import { itemAnswer, locationAnswer } from "@/tests/support/answers";

const locations = [locationAnswer(1, "Kitchen"), locationAnswer(2, "Cellar")];
const items = [
  itemAnswer(1, { name: "Rice", locationId: 1 }),
  itemAnswer(2, { name: "Oil", locationId: 2 }),
  itemAnswer(3, { name: "Oil", locationId: 1 }),
];
const hint = (name: string, id?: number) => sameNameHint({ name, id }, items, locations);

test("the hint for the name of another item names that item's location, regardless of case and spaces", () => {
  expect(hint(" rice ")).toBe("Already in Kitchen");
});

test("the hint names the first of several locations with an item of that name, and the number of the others", () => {
  expect(hint("Oil")).toBe("Already in Kitchen and 1 more");
});

test("the unchanged name of the edited item gets no hint that an item with this name exists", () => {
  expect(hint("Rice", 1)).toBeNull();
  expect(hint("Oil", 3)).toBe("Already in Cellar");
});

test.each(["", "Ric", "Rice flour"])("the name %j, which no item has, gets no hint", (name) => {
  expect(hint(name)).toBeNull();
});
