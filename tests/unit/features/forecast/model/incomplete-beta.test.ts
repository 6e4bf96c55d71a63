import { expect, it } from "vitest";
import {
  incompleteBeta,
  inverseIncompleteBeta,
} from "@/lib/features/forecast/model/incomplete-beta";

// Results of nag_incomplete_beta (s14ccc) in the manual of the NAG Library.
it.each([
  [5.3, 10.1, 0.01, 6.4755e-8],
  [1, 0.2, 0.02, 4.0324e-3],
  [0.2, 1, 0.04, 0.52531],
  [1.2, 5.1, 0.05, 0.16101],
  [7, 2.5, 0.08, 3.349e-7],
  [1, 1, 0.09, 0.09],
  [10, 1.5, 0.1, 3.5279e-10],
])("I(%d, %d) at %d has the published value %d", (a, b, x, value) => {
  expect(incompleteBeta(x, a, b) / value).toBeCloseTo(1, 4);
});

it.each([
  ["1 − (1 − x)^b for a = 1", 1, 8, 0.3, 1 - 0.7 ** 8],
  ["x^a for b = 1", 30, 1, 0.9, 0.9 ** 30],
  ["x² (3 − 2x) for a = b = 2", 2, 2, 0.25, 0.15625],
])("the incomplete beta function is %s", (_, a, b, x, value) => {
  expect(incompleteBeta(x, a, b)).toBeCloseTo(value, 7);
});

it.each([
  [-0.5, 0],
  [0, 0],
  [1, 1],
  [1.5, 1],
])("the incomplete beta function at %d is %d", (x, value) => {
  expect(incompleteBeta(x, 2, 3)).toBe(value);
});

it.each([
  [0.1, 0.5, 1],
  [0.5, 3, 8],
  [0.9, 40, 1.5],
])("the inverse of %d for a = %d and b = %d has this probability", (p, a, b) => {
  expect(incompleteBeta(inverseIncompleteBeta(p, a, b), a, b)).toBeCloseTo(p, 7);
});
