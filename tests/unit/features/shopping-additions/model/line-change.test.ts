import { describe, expect, it } from "vitest";
import {
  isQuantityChanged,
  journalOfChange,
  type LineChange,
  withChange,
  withRaised,
} from "@/lib/features/shopping-additions/model/line-change";
import { lineAnswer } from "@/tests/support/answers";

const line = lineAnswer(1, { quantity: 3 });
const EARLY = "2026-01-01T10:00:00.000Z";
const LATE = "2026-01-01T10:05:00.000Z";
const change = (from: typeof line, changes: LineChange, at = EARLY, by = "anna") =>
  withChange(from, changes, { at, by });

describe("the quantity of a line", () => {
  it("after two changes of its quantity a line still has the quantity of the check as checkQuantity", () => {
    const once = change(line, { quantity: 5 });
    expect(once).toEqual({
      ...line,
      quantity: 5,
      checkQuantity: 3,
      quantitySetAt: EARLY,
      quantitySetBy: "anna",
    });
    expect(change(once, { quantity: 4 }, LATE, "ben")).toMatchObject({
      quantity: 4,
      checkQuantity: 3,
      quantitySetAt: LATE,
      quantitySetBy: "ben",
    });
  });

  it("of two quantities a line has the one that was set later, in either order of arrival", () => {
    const early = { quantity: 5 };
    const late = { quantity: 7 };
    expect(change(change(line, early), late, LATE, "ben").quantity).toBe(7);
    const lateFirst = change(line, late, LATE, "ben");
    expect(change(lateFirst, early)).toEqual(lateFirst);
  });

  it("of two quantities with the same time a line has the one that arrives last", () => {
    expect(change(change(line, { quantity: 5 }), { quantity: 6 }).quantity).toBe(6);
  });

  it.each([
    [{ quantity: 3, checkQuantity: null }, false],
    [{ quantity: 3, checkQuantity: 3 }, false],
    [{ quantity: 4, checkQuantity: 3 }, true],
  ])(
    "isQuantityChanged returns whether the quantity differs from the quantity of the check: %j",
    (quantities, expected) => {
      expect(isQuantityChanged(quantities)).toBe(expected);
    },
  );
});

describe("withRaised", () => {
  it.each([3, 2])(
    "withRaised does not change a line with the quantity 3 for the quantity %i",
    (quantity) => {
      expect(withRaised(line, quantity, { at: EARLY, by: "anna" })).toBe(line);
    },
  );

  it("withRaised sets a larger quantity with its person and time, and keeps the quantity of the check", () => {
    const raised = withRaised(line, 5, { at: EARLY, by: "anna" });
    expect(raised).toEqual({
      ...line,
      quantity: 5,
      checkQuantity: 3,
      quantitySetAt: EARLY,
      quantitySetBy: "anna",
    });
    expect(withRaised(raised, 6, { at: LATE, by: "ben" })).toMatchObject({
      checkQuantity: 3,
      quantitySetAt: LATE,
    });
  });

  it("withRaised keeps the time of a quantity that was set after the raise", () => {
    const late = change(line, { quantity: 4 }, LATE);
    expect(withRaised(late, 5, { at: EARLY, by: "ben" })).toMatchObject({
      quantity: 5,
      quantitySetAt: LATE,
      quantitySetBy: "ben",
    });
  });
});

describe("the tick of a link shopper", () => {
  const byLink = (from: typeof line, changes: LineChange) =>
    withChange(from, changes, { at: LATE, by: null });

  it("a tick stores whether a link shopper made it, and an untick removes that", () => {
    const ticked = byLink(line, { purchased: true });
    expect(ticked.tickedByLink).toBe(true);
    expect(byLink(ticked, { purchased: false }).tickedByLink).toBe(false);
    expect(change(line, { purchased: true }).tickedByLink).toBe(false);
  });

  it("a tick of a ticked line does not change who ticked the line", () => {
    const ticked = byLink(line, { purchased: true });
    expect(change(ticked, { purchased: true })).toEqual(ticked);
  });

  it('the tick of a link shopper ends a "not available" mark and keeps its person and time', () => {
    const marked = change(line, { notAvailable: true });
    expect(byLink(marked, { purchased: true })).toMatchObject({
      notAvailable: false,
      notAvailableAt: EARLY,
      notAvailableBy: "anna",
    });
  });
});

describe("not available", () => {
  const marked = change(line, { notAvailable: true });

  it("marking a line as not available and ending the mark both store the person and the time", () => {
    expect(marked).toEqual({
      ...line,
      notAvailable: true,
      notAvailableAt: EARLY,
      notAvailableBy: "anna",
    });
    expect(change(marked, { notAvailable: false }, LATE, "ben")).toMatchObject({
      notAvailable: false,
      notAvailableAt: LATE,
      notAvailableBy: "ben",
    });
  });

  it('a "not available" mark with an earlier time than the end of another mark changes nothing', () => {
    const free = change(line, { notAvailable: false }, LATE);
    expect(change(free, { notAvailable: true })).toEqual(free);
  });

  it("a tick of a line without a mark stores neither a person nor a time of a mark", () => {
    expect(change(line, { purchased: true })).toMatchObject({
      notAvailableAt: null,
      notAvailableBy: null,
    });
  });

  it('a tick ends a "not available" mark, even if the tick was earlier than the mark', () => {
    const late = change(line, { notAvailable: true }, LATE);
    expect(change(late, { purchased: true })).toMatchObject({
      purchased: true,
      notAvailable: false,
    });
  });

  it("a purchased line cannot be marked as not available", () => {
    const purchased = { ...line, purchased: true };
    expect(change(purchased, { notAvailable: true })).toEqual(purchased);
  });

  it("a purchased line can be unticked and marked as not available in one change", () => {
    const purchased = { ...line, purchased: true };
    expect(change(purchased, { purchased: false, notAvailable: true })).toMatchObject({
      purchased: false,
      notAvailable: true,
    });
  });
});

it.each([
  ["a tick", { purchased: false, quantity: 3 }, { purchased: true, quantity: 3 }, ["bought 900"]],
  [
    "an untick",
    { purchased: true, quantity: 3 },
    { purchased: false, quantity: 3 },
    ["reversed 900"],
  ],
  [
    "another quantity of a purchased line",
    { purchased: true, quantity: 3 },
    { purchased: true, quantity: 5 },
    ["reversed 900", "bought 1500"],
  ],
  [
    "an untick with another quantity",
    { purchased: true, quantity: 3 },
    { purchased: false, quantity: 5 },
    ["reversed 900"],
  ],
  [
    "another quantity of an open line",
    { purchased: false, quantity: 3 },
    { purchased: false, quantity: 5 },
    [],
  ],
  ["no change", { purchased: true, quantity: 3 }, { purchased: true, quantity: 3 }, []],
])("the journal of %s has the entries %j", (_, before, after, expected) => {
  const entries = journalOfChange({ ...line, ...before }, { ...line, ...after });
  expect(entries.map(({ kind, quantity }) => `${kind} ${quantity}`)).toEqual(expected);
});
