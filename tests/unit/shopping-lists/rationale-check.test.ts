import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatAmount } from "@/lib/core/amount";
import { factNumbers } from "@/lib/features/shopping-lists/facts";
import { checkedRationale } from "@/lib/features/shopping-lists/rationale-check";
import { anyFacts, factsOf } from "./line-facts";

// There 2⅓, wanted 8, to buy 6; out of stock in 1 of 4 checks; counts 2⅓, 0, 5½ and 2.
const facts = factsOf({ desiredStock: 8 }, [
  [2, 0.333],
  [0, 0],
  [5, 0.5],
  [2, 0],
]);

describe("a sentence from outside", () => {
  it.each([
    "Only 2⅓ bottles are left of the 8 you keep.",
    "It ran out in one of the last four checks; now 2⅓ remain.",
    "The last checks found 2⅓, 0, 5.5 and 2.00 bottles – it goes up and down.",
    "You’re low (again): “two” was the least but once.",
    "Running low.",
  ])("is taken when it is plain and its numbers are facts: %s", (sentence) => {
    expect(checkedRationale(`  ${sentence} `, facts)).toBe(sentence);
  });

  it.each([
    ["a number that is no fact", "Only 3 bottles are left."],
    ["a fact's fraction with another whole", "Only 1⅓ bottles are left."],
    ["a fraction of its own", "Only ½ a bottle is left."],
    ["half, where no half is a fact", "Only half a bottle is left."],
    ["a fraction that amounts do not have", "Only ¼ of a bottle is left."],
    ["a fraction with a slash", "Only 2 1/2 bottles are left."],
    ["a decimal near to a fact", "Only 2.33 bottles are left."],
    ["a decimal comma", "Only 2,5 bottles are left."],
    ["per cent", "Only 2% is left."],
    ["a number word that is no fact", "Only three bottles are left."],
    ["a number word in capitals", "Only THREE bottles are left."],
    ["a greater number word", "You need twenty bottles."],
    ["a number word of another kind", "It ran out for the fourth time."],
    ["a number within a word", "Buy 8x now."],
    ["a number in other digits", "Only ３ bottles are left."],
    ["a thousand", "You want 8,000 bottles."],
  ])("is refused for %s", (_, sentence) => {
    expect(checkedRationale(sentence, facts)).toBeNull();
  });

  it.each([
    ["nothing", ""],
    ["blanks", "   "],
    ["marks alone", "..."],
    ["markup", "Running <b>low</b>."],
    ["Markdown", "Running **low**."],
    ["a link", "Buy it at https://example.org now."],
    ["a host", "Buy it at example.org now."],
    ["an e-mail address", "Ask me@example.org about it."],
    ["a line break", "Running low.\nBuy it."],
    ["a control character", "Running\u0007 low."],
    ["a character that turns the text round", "Running \u202elow."],
    ["a character that is not seen", "Running\u200b low."],
    ["an emoji", "Running low 🫒."],
    ["another script", "Оно кончается."],
    ["more than 240 characters", `Running ${"very ".repeat(47)}low.`],
  ])("is refused for %s", (_, sentence) => {
    expect(checkedRationale(sentence, facts)).toBeNull();
  });

  it("counts once and twice as numbers", () => {
    const one = factsOf({ desiredStock: 8 }, [[1, 0]]);
    expect(checkedRationale("It was counted once.", one)).not.toBeNull();
    expect(checkedRationale("It was counted twice.", one)).toBeNull();
  });

  it("may have 240 characters", () => {
    expect(checkedRationale("a".repeat(240), facts)).toHaveLength(240);
    expect(checkedRationale("a".repeat(241), facts)).toBeNull();
  });

  it("may have a fact above a thousand with or without a comma", () => {
    const many = factsOf({ desiredStock: 1_200 }, [[1, 0]]);
    expect(checkedRationale("You keep 1,200.", many)).not.toBeNull();
    expect(checkedRationale("You keep 1200.", many)).not.toBeNull();
    expect(checkedRationale("You keep 1,201.", many)).toBeNull();
  });

  it("is taken exactly when its number is a fact, for whatever facts and number", () => {
    const anyAmount = fc.oneof(
      fc.nat(30).map((whole) => whole * 300),
      fc.nat(3_000).map((hundredths) => hundredths * 3),
      fc.constantFrom(100, 200, 400, 500, 700, 800),
    );
    fc.assert(
      fc.property(anyFacts, anyAmount, (line, amount) => {
        const sentence = `There are ${formatAmount(amount)} left.`;
        const isFact = factNumbers(line).has(amount);
        expect(checkedRationale(sentence, line)).toBe(isFact ? sentence : null);
      }),
    );
  });

  it("never makes the check throw, and passes nothing but plain text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
        const sentence = checkedRationale(text, facts);
        if (sentence !== null) expect(sentence).not.toMatch(/[<>&@#*_`/\\[\]{}|\p{C}]/u);
      }),
    );
  });
});
