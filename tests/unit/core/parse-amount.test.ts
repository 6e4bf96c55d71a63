import { describe, expect, it } from "vitest";
import { desiredAmount, stockAmount } from "@/lib/core/amount";
import { isFailedFraction, parseAmount, parseDecimal } from "@/lib/core/parse-amount";

describe("parseAmount", () => {
  it.each([
    ["12", "whole", 12, 0],
    [" 7 ", "whole", 7, 0],
    ["1.5", "decimal", 1, 0.5],
    ["1,5", "decimal", 1, 0.5],
    [".25", "decimal", 0, 0.25],
    ["1/2", "fraction", 0, 1 / 2],
    ["2 1/3", "fraction", 2, 1 / 3],
    ["3/4", "fraction", 0, 3 / 4],
    ["½", "fraction", 0, 1 / 2],
    ["3½", "fraction", 3, 1 / 2],
    ["12 ⅔", "fraction", 12, 2 / 3],
  ])("parseAmount parses %s", (text, notation, whole, part) => {
    expect(parseAmount(text)).toEqual({ notation, whole, part });
  });

  it.each([
    "",
    ".",
    "1.",
    "1/",
    "1 1",
    "1 1/",
    "2/2",
    "7/2",
    "1/0",
    "-1",
    "1e3",
    "0x10",
    "½½",
    "x",
    "x1.5",
    "1.5x",
  ])("parseAmount returns null for the text: %s", (text) => {
    expect(parseAmount(text)).toBeNull();
  });
});

describe("parseDecimal", () => {
  it.each([
    ["2", 2],
    ["9,29", 9.29],
    [" 1.5 ", 1.5],
    ["0.001", 0.001],
    ["8 1/5", 8.2],
    ["1 1/2", 1.5],
    ["1/3", 0.33],
    ["2/3", 0.66],
    ["many", null],
  ])("parseDecimal parses %s as %j", (text, value) => {
    expect(parseDecimal(text)).toBe(value);
  });

  it("a desired stock that was typed as two thirds is reached by a stock of ⅔", () => {
    expect(stockAmount(0, 0.667)).toBeGreaterThanOrEqual(desiredAmount(parseDecimal("2/3") ?? 1));
  });
});

it.each([
  ["1 1/", true],
  ["½½", true],
  ["1/2", false],
  ["1½", false],
  ["many", false],
  ["1.5", false],
])("isFailedFraction returns for the text %j: %s", (text, expected) => {
  expect(isFailedFraction(text)).toBe(expected);
});
