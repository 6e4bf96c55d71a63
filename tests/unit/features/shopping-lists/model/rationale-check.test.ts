import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatAmount } from "@/lib/core/amount";
import { checkedRationale } from "@/lib/features/shopping-lists/model/rationale-check";
import { furtherHostileRationales, hostileRationales } from "@/tests/support/hostile-rationales";
import { goodRationales } from "./good-rationales";
import { anyFacts, factsOf } from "./line-facts";
import { type RationaleLine, rationaleLines } from "./rationale-lines";

const anyGood = fc.constantFrom(...goodRationales);

function shown(line: RationaleLine, text: string): string | null {
  return checkedRationale(text, rationaleLines[line]);
}

describe("checkedRationale", () => {
  it.each([...hostileRationales, ...furtherHostileRationales])(
    "checkedRationale refuses the hostile rationale %j",
    (text) => {
      expect(shown("new", text)).toBeNull();
    },
  );

  it("checkedRationale accepts at least 54 of 60 good rationales", () => {
    const accepted = goodRationales.filter(([line, text]) => shown(line, text) !== null);
    expect(goodRationales).toHaveLength(60);
    expect(accepted.length).toBeGreaterThanOrEqual(54);
  });

  it.each<[RationaleLine, string, string]>([
    ["low", "You have {there} and want {wanted}.", "You have 2⅓ bottles and want 8 bottles."],
    [
      "low",
      "It {ran_out}, so top it up.",
      "It was out of stock in 1 of its last 4 checks, so top it up.",
    ],
    ["low", "You're {missing} short.", "You're 5⅔ bottles short."],
    [
      "low",
      "Only {there} left, down from {before}.",
      "Only 2⅓ bottles left, down from 5½ bottles.",
    ],
    ["out", "You’re out — buy {to_buy}.", "You're out – buy 2 boxes."],
    ["out", "You’re out—buy {to_buy}.", "You're out – buy 2 boxes."],
    ["out", "{there} left; {wanted} wanted", "No boxes left; 2 boxes wanted."],
    ["out", "None are left.", "None are left."],
    ["new", "There's only {there}. Buy {to_buy}.", "There's only 1 bag. Buy 2 bags."],
    [
      "part",
      "{there} is left of the {wanted} you want.",
      "⅓ of a bag is left of the 0.75 of a bag you want.",
    ],
    ["unknown", "  {to_buy} are on the list.  ", "3 jars are on the list."],
  ])(
    "checkedRationale fills the placeholders of a rationale for a line (%s): %s",
    (line, text, sentence) => {
      expect(shown(line, text)).toBe(sentence);
    },
  );

  it.each<[RationaleLine, string]>([
    ["low", "None are left, and you want {wanted}."],
    ["low", "It has run out, and you want {wanted}."],
    ["low", "It often runs out, and you have {there}."],
    ["low", "You have {there}, up from {before} at the previous check."],
    ["low", "Still only {there} left, so buy {to_buy}."],
    ["low", "There is {there} left, so buy {to_buy}."],
    ["out", "Only {there} left, so buy {to_buy}."],
    ["out", "You are running low, so buy {to_buy}."],
    ["out", "You still have {there}, so buy {to_buy}."],
    ["out", "Buy {to_buy} before it runs out."],
    ["new", "It {ran_out}, so buy {to_buy}."],
    ["new", "Buy {to_buy} to get back to {wanted}."],
    ["new", "There are {there} left, so buy {to_buy}."],
    ["same", "You are down to {there}, so buy {to_buy}."],
    ["same", "{there} is well below the {wanted} you want, up from {before}."],
    ["rose", "Your stock fell from {before} to {there}."],
    ["rose", "You are still at {there}, so buy {to_buy}."],
    ["part", "{there} are left, so buy {to_buy}."],
    ["unknown", "You have {there}, so buy {to_buy}."],
    ["unknown", "You are running low, so buy {to_buy}."],
    ["unknown", "It is below the level you want, so buy {to_buy}."],
  ])(
    "checkedRationale refuses a rationale that contradicts the facts of the line (%s): %s",
    (line, text) => {
      expect(shown(line, text)).toBeNull();
    },
  );

  it.each([
    "It is on the list because it {ran_out}.",
    "The previous check found {before}, which is why it is on the list.",
  ])(
    "checkedRationale refuses a rationale whose reason is a fact about an earlier check: %s",
    (text) => {
      expect(shown("low", text)).toBeNull();
    },
  );

  it('checkedRationale refuses "run out again" when only consecutive checks found no stock', () => {
    const text = "It has run out again, so buy {to_buy}.";
    const emptyTwice = factsOf({}, [
      [0, 0],
      [0, 0],
      [1, 0],
    ]);
    const refilledBetween = factsOf({}, [
      [0, 0],
      [1, 0],
      [0, 0],
    ]);
    expect(checkedRationale(text, emptyTwice)).toBeNull();
    expect(checkedRationale(text, refilledBetween)).not.toBeNull();
  });

  it('checkedRationale accepts "well below" for at most half of the desired stock', () => {
    const text = "You have {there}, well below the {wanted} you want.";
    expect(checkedRationale(text, factsOf({ desiredStock: 4 }, [[2, 0]]))).not.toBeNull();
    expect(checkedRationale(text, factsOf({ desiredStock: 4 }, [[2, 0.333]]))).toBeNull();
  });

  it("checkedRationale refuses a good rationale in which two amounts are swapped", () => {
    for (const [line, text] of goodRationales) {
      const [first, second] = text.match(/\{(?!ran_out)\w+\}/g) ?? [];
      if (first === undefined || second === undefined) continue;
      const exchanged = text.replace(first, "#").replace(second, first).replace("#", second);
      expect([exchanged, shown(line, exchanged)]).toEqual([exchanged, null]);
    }
  });

  it("checkedRationale refuses a good rationale with an inserted negation or number", () => {
    const intruders = [
      "not",
      "never",
      "no",
      "hardly",
      "two",
      "one",
      "half",
      "7",
      "iv",
      "X",
      "½",
      "٣",
    ];
    fc.assert(
      fc.property(
        anyGood,
        fc.constantFrom(...intruders),
        fc.nat(30),
        ([line, text], intruder, at) => {
          const words = text.split(" ");
          const changed = words.toSpliced(at % (words.length + 1), 0, intruder).join(" ");
          expect([changed, shown(line, changed)]).toEqual([changed, null]);
        },
      ),
    );
  });

  it("checkedRationale refuses a good rationale with an inserted invisible character", () => {
    const unseen = fc.constantFrom(
      "\u00ad",
      "\u200b",
      "\u200d",
      "\u202e",
      "\u2066",
      "\ufeff",
      "\0",
      "\n",
      "\u0301",
    );
    fc.assert(
      fc.property(anyGood, unseen, fc.nat(200), ([line, text], character, at) => {
        const position = 1 + (at % (text.length - 1));
        const changed = text.slice(0, position) + character + text.slice(position);
        expect(shown(line, changed)).toBeNull();
      }),
    );
  });

  it("a rationale that checkedRationale returns has no number besides the recorded figures of its line", () => {
    fc.assert(
      fc.property(anyFacts, anyGood, (facts, [, text]) => {
        const { stock, wanted, quantity, packSize, previous, counts, timesOut } = facts;
        const amounts = [stock, previous ?? 0, wanted ?? 0, (wanted ?? stock) - stock];
        const known = new Set([
          ...amounts.map(formatAmount),
          ...[quantity, packSize, counts.length, timesOut].map(String),
        ]);
        const sentence = checkedRationale(text, facts) ?? "";
        const numbers = sentence.match(/[0-9]+(?:\.[0-9]+)?[⅓½⅔]?|[⅓½⅔]/g) ?? [];
        expect(numbers.filter((number) => !known.has(number))).toEqual([]);
        expect(sentence).not.toMatch(/[{}]/);
      }),
    );
  });

  it("checkedRationale refuses texts of random characters and does not throw", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
        expect(shown("low", text)).toBeNull();
      }),
    );
  });

  it.each(["You Have {there} and want {wanted}.", "You have {there} and want {wanted} NOW."])(
    "checkedRationale refuses capitals within a sentence: %s",
    (text) => {
      expect(shown("low", text)).toBeNull();
    },
  );

  it("checkedRationale refuses a rationale that states one amount twice", () => {
    expect(shown("low", "You have {there}. You want {wanted}.")).not.toBeNull();
    expect(shown("low", "You have {there}. You have {there} left.")).toBeNull();
  });

  it("checkedRationale refuses a text of more than 240 characters, spaces included", () => {
    const text = "You have {there} and want {wanted}.";
    expect(shown("low", text.padEnd(240))).not.toBeNull();
    expect(shown("low", text.padEnd(241))).toBeNull();
  });

  it("checkedRationale refuses a rationale that exceeds 240 characters once its placeholders are filled in", () => {
    const text = [
      "You have {there} left in the house and would like to keep {wanted} in the house,",
      "so you need to pick up {to_buy} more to bring it up to the level that you would like to keep.",
      "Stock up on it so that it does not run out.",
    ].join(" ");
    const few = factsOf({ desiredStock: 3 }, [[1, 0]]);
    const many = factsOf({ desiredStock: 9_999, unit: "container" }, [[1_111, 0.333]]);
    expect(checkedRationale(text, few)).not.toBeNull();
    expect(checkedRationale(text, many)).toBeNull();
  });
});
