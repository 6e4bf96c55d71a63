import { expect, test } from "vitest";
import { picturesOf } from "@/lib/features/pictograms/server/pictures-of";

test("picturesOf searches for 200 new names of a page, and for the next ones at its next call", () => {
  const rows = Array.from({ length: 201 }, (_, index) => ({ name: `Milk ${index}`, photo: null }));
  expect([...picturesOf(rows).keys()]).toEqual(rows.slice(0, 200).map(({ name }) => name));
  expect(picturesOf(rows).size).toBe(201);
});
