import { expect, test } from "vitest";
import { inSequence } from "@/lib/features/locations/model/rules";
import { locationAnswer } from "@/tests/support/answers";

const kitchen = locationAnswer(11, "Kitchen");
const cellar = locationAnswer(12, "Cellar");
const garage = locationAnswer(13, "Garage");
const all = [kitchen, cellar, garage];

const places = (ids: number[]) => inSequence(all, ids).map(({ name, order }) => [name, order]);

test("inSequence sets the order value of each location to its index in the given sequence", () => {
  expect(places([13, 11, 12])).toEqual([
    ["Garage", 0],
    ["Kitchen", 1],
    ["Cellar", 2],
  ]);
});

test("inSequence ignores deleted locations and appends locations that the sequence does not contain", () => {
  expect(places([13, 99, 12])).toEqual([
    ["Garage", 0],
    ["Cellar", 1],
    ["Kitchen", 2],
  ]);
});

test("inSequence does not change the given list", () => {
  inSequence(all, [13, 12, 11]);
  expect(all.map(({ id }) => id)).toEqual([11, 12, 13]);
});
