import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  desiredAmount,
  formatAmount,
  formatStock,
  partials,
  partialSign,
  snapPartial,
  stockAmount,
  WHOLE,
} from "@/lib/core/amount";

const stored = [0, 0.333, 0.5, 0.667];
const whole = fc.integer({ min: 0, max: 9999 });
const partial = fc.constantFrom(...stored);

describe("partial amounts", () => {
  it("the partial amounts are zero, a third, a half and two thirds", () => {
    expect(partials.map(({ value, sign }) => [value, sign])).toEqual([
      [0, ""],
      [0.333, "⅓"],
      [0.5, "½"],
      [0.667, "⅔"],
    ]);
  });

  it.each([
    [0, 0],
    [-0.1, 0],
    [0.1, 0],
    [0.101, null],
    [0.232, null],
    [0.233, 0.333],
    [1 / 3, 0.333],
    [0.3, 0.333],
    [0.4, 0.333],
    [0.45, 0.5],
    [0.5, 0.5],
    [0.55, 0.5],
    [0.6, 0.667],
    [2 / 3, 0.667],
    [0.7, 0.667],
    [0.767, 0.667],
    [0.768, null],
    [1, null],
    [-0.101, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
  ])("snapPartial rounds %d to the partial amount %j", (value, expected) => {
    expect(snapPartial(value)).toBe(expected);
  });

  it("snapPartial returns the nearest partial amount, or null if it is more than 0.1 away", () => {
    fc.assert(
      fc.property(fc.double({ min: -1, max: 2, noNaN: true }), (value) => {
        const snapped = snapPartial(value);
        const distances = stored.map((candidate) => Math.abs(candidate - value));
        const least = Math.min(...distances);
        if (snapped === null) expect(least).toBeGreaterThan(0.1);
        else {
          expect(stored).toContain(snapped);
          expect(Math.abs(snapped - value)).toBe(least);
          expect(least).toBeLessThan(0.1 + 1e-6);
          expect(snapPartial(snapped)).toBe(snapped);
        }
      }),
    );
  });
});

describe("amounts in 300ths of a unit", () => {
  it.each([
    [0.01, 3],
    [0.29, 87],
    [0.57, 171],
    [1, WHOLE],
    [1.15, 345],
    [9999, 9999 * WHOLE],
  ])("a desired stock of %d is exactly %i 300ths of a unit", (desired, amount) => {
    expect(desiredAmount(desired)).toBe(amount);
  });

  it("three thirds, a third and two thirds, and two halves of a unit each add up to one unit", () => {
    expect(3 * stockAmount(0, 0.333)).toBe(stockAmount(1, 0));
    expect(stockAmount(0, 0.333) + stockAmount(0, 0.667)).toBe(stockAmount(1, 0));
    expect(2 * stockAmount(0, 0.5)).toBe(stockAmount(1, 0));
  });

  it("the amount of a stock in 300ths of a unit is an integer, and the larger stock has the larger amount", () => {
    fc.assert(
      fc.property(whole, partial, whole, partial, (aWhole, aPartial, bWhole, bPartial) => {
        const [a, b] = [stockAmount(aWhole, aPartial), stockAmount(bWhole, bPartial)];
        expect(Number.isInteger(a)).toBe(true);
        expect(Math.sign(a - b)).toBe(Math.sign(aWhole + aPartial - (bWhole + bPartial)));
      }),
    );
  });

  it("every desired stock with two decimals has an exact amount in 300ths", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_900 }), (hundredths) => {
        expect(desiredAmount(hundredths / 100)).toBe(3 * hundredths);
      }),
    );
  });
});

describe("amounts as text", () => {
  it.each([
    [0, 0, "0"],
    [2, 0, "2"],
    [0, 0.333, "⅓"],
    [2, 0.333, "2⅓"],
    [1, 0.5, "1½"],
    [9999, 0.667, "9999⅔"],
  ])("formatStock formats %i units and the partial amount %d as %j", (units, part, text) => {
    expect(formatStock(units, part)).toBe(text);
  });

  it.each([
    [0, ""],
    [0.333, "⅓"],
    [0.5, "½"],
    [0.667, "⅔"],
  ])("partialSign returns for the partial amount %d the sign %j", (value, sign) => {
    expect(partialSign(value)).toBe(sign);
  });

  const smallStocks = [0, 1, 2, 3].flatMap((units) =>
    stored.map((part) => stockAmount(units, part)),
  );
  const pairs = smallStocks.flatMap((a) => smallStocks.map((b) => [a, b] as const));

  it("formatAmount writes the difference of every two stocks exactly, with a fraction sign such as ⅙", () => {
    for (const [a, b] of pairs) {
      const text = formatAmount(Math.abs(a - b));
      expect(text).toMatch(/^(\d+|\d*[⅙⅓½⅔⅚])$/);
      expect(amountOfText(text)).toBe(Math.abs(a - b));
    }
  });

  it("formatAmount uses at most two decimals for every desired stock", () => {
    for (let hundredths = 1; hundredths <= 2_000; hundredths++) {
      expect(formatAmount(3 * hundredths)).toMatch(/^(\d+(\.\d{1,2})?|\d*½)$/);
    }
  });

  it("formatAmount rounds the difference of a desired stock and a third to two decimals", () => {
    expect(formatAmount(desiredAmount(5.25) - stockAmount(2, 0.333))).toBe("2.92");
  });
});

/** Returns the 300ths of a text such as "1⅙". */
function amountOfText(text: string): number {
  const signs = { "⅙": 50, "⅓": 100, "½": 150, "⅔": 200, "⅚": 250 };
  const part = Object.entries(signs).find(([sign]) => text.endsWith(sign))?.[1] ?? 0;
  return Number.parseInt(`0${text}`, 10) * WHOLE + part;
}
