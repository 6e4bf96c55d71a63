import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatAmount } from "@/lib/core/amount";
import type { LineFacts } from "@/lib/features/shopping-lists/model/facts";
import {
  rationaleFromTemplate,
  withBought,
} from "@/lib/features/shopping-lists/model/rationale-template";
import { anyFacts, factsOf } from "./line-facts";

describe("the template's rationale", () => {
  it.each<[string, LineFacts, string]>([
    [
      "out of stock at the first check",
      factsOf({ unit: "box" }, [[0, 0]]),
      "No boxes are left, and you want to keep 2. This was its first check.",
    ],
    [
      "low and bought in packs",
      factsOf({ desiredStock: 12, unit: "piece" }, [[5, 0]], { packSize: 10 }),
      "You have 5 pieces and want to keep 12, so 7 are missing (pack of 10). This was its first check.",
    ],
    [
      "out of stock and bought in packs of one missing unit",
      factsOf({ desiredStock: 1 }, [[0, 0]], { packSize: 6 }),
      "No bottles are left, and you want to keep 1, so 1 is missing (pack of 6). This was its first check.",
    ],
    [
      "bought in packs, with another desired stock since",
      factsOf({ desiredStock: 12, unit: "piece" }, [[5, 0]], {
        packSize: 10,
        quantity: 1,
        missing: 4,
      }),
      "When this list was made, 4 pieces were missing (pack of 10). This was its first check.",
    ],
    [
      "low and new among older items",
      factsOf({ desiredStock: 4 }, [[1, 0], null]),
      "You have 1 bottle and want to keep 4. The latest check was its first.",
    ],
    [
      "below a desired stock of less than one unit",
      factsOf({ desiredStock: 0.75, unit: "bag" }, [[0, 0.333]]),
      "You have ⅓ of a bag and want to keep 0.75 of a bag. This was its first check.",
    ],
    [
      "below a desired stock of one unit",
      factsOf({ desiredStock: 1 }, [[0, 0.333]]),
      "You have ⅓ of a bottle and want to keep 1. This was its first check.",
    ],
    [
      "low without an entry of the latest check",
      factsOf({ desiredStock: 4, currentStock: 1 }, [null, [2, 0]]),
      "You have 1 bottle and want to keep 4. That is down from 2 at the check before.",
    ],
    [
      "out of stock since its latest count, and was so once before",
      factsOf({ desiredStock: 3, currentStock: 0 }, [
        [1, 0],
        [0, 0],
        [1, 0],
      ]),
      "No bottles are left, and you want to keep 3. It was out of stock in 1 of its last 3 checks.",
    ],
    [
      "refilled since its latest count, which found nothing for the first time",
      factsOf({ desiredStock: 3, currentStock: 1 }, [
        [0, 0],
        [1, 0],
        [1, 0],
      ]),
      "You have 1 bottle and want to keep 3. It was out of stock in 1 of its last 3 checks.",
    ],
    [
      "low with less stock than at the previous check",
      factsOf({ desiredStock: 6, unit: "can" }, [
        [2, 0.333],
        [5, 0.5],
      ]),
      "You have 2⅓ cans and want to keep 6. That is down from 5½ at the check before.",
    ],
    [
      "low with more stock than at the previous check",
      factsOf({ desiredStock: 6 }, [
        [2, 0],
        [1, 0],
      ]),
      "You have 2 bottles and want to keep 6. That is up from 1 at the check before.",
    ],
    [
      "low with the same stock as at the previous check",
      factsOf({}, [
        [1, 0.5],
        [1, 0.5],
      ]),
      "You have 1½ bottles and want to keep 2. The check before found just as much.",
    ],
    [
      "out of stock for the first time",
      factsOf({}, [
        [0, 0],
        [1, 0],
        [2, 0],
      ]),
      "No bottles are left, and you want to keep 2. It ran out for the first time in its last 3 checks.",
    ],
    [
      "low and was out of stock at some checks",
      factsOf({ desiredStock: 3 }, [
        [1, 0],
        [0, 0],
        [3, 0],
        [0, 0],
      ]),
      "You have 1 bottle and want to keep 3. It was out of stock in 2 of its last 4 checks.",
    ],
    [
      "out of stock at every check",
      factsOf({}, [
        [0, 0],
        [0, 0],
      ]),
      "No bottles are left, and you want to keep 2. It was out of stock in each of its last 2 checks.",
    ],
    [
      "low with an assumed entry of the latest check",
      factsOf({ desiredStock: 3 }, [
        [1, 0, "assumed"],
        [0, 0],
      ]),
      "You have 1 bottle and want to keep 3. The latest check took that as recorded, without a count.",
    ],
    [
      "low with an assumed entry of an earlier check, which it does not mention",
      factsOf({ desiredStock: 3 }, [
        [1, 0],
        [0, 0, "assumed"],
        [2, 0],
      ]),
      "You have 1 bottle and want to keep 3. That is down from 2 at the check before.",
    ],
    [
      "changed since the list was made and has no earlier counts",
      factsOf({ unit: "box", desiredStock: 20 }, [], { quantity: 3 }),
      "When this list was made, 3 boxes were missing.",
    ],
    [
      "changed since the list was made, of which one unit was missing",
      factsOf({ unit: "box", desiredStock: 20 }, [], { quantity: 1 }),
      "When this list was made, 1 box was missing.",
    ],
    [
      "changed since the list was made and has earlier counts",
      factsOf(
        { unit: "box", desiredStock: 20 },
        [
          [1, 0],
          [5, 0],
        ],
        { quantity: 3 },
      ),
      "When this list was made, 3 boxes were missing.",
    ],
  ])("the template's rationale describes an item that is %s", (_, facts, sentence) => {
    expect(rationaleFromTemplate(facts)).toBe(sentence);
  });

  it("the template's rationale has 1 to 240 characters and no missing value for any facts", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const text = rationaleFromTemplate(facts);
        expect(text.length).toBeGreaterThan(0);
        expect(text.length).toBeLessThanOrEqual(240);
        expect(text).not.toMatch(/undefined|null|NaN/i);
      }),
    );
  });

  it("the template's rationale contains only numbers of the facts", () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const known = new Set([
          formatAmount(facts.stock),
          facts.wanted === null ? "" : formatAmount(facts.wanted),
          ...facts.counts.map(({ amount }) => formatAmount(amount)),
          ...[facts.missing, facts.packSize, facts.checks, facts.counts.length, facts.timesOut].map(
            String,
          ),
        ]);
        const text = rationaleFromTemplate(facts);
        const numbers = text.match(/[0-9]+(?:\.[0-9]+)?[⅓½⅔]?|[⅓½⅔]/g) ?? [];
        expect(numbers.filter((number) => !known.has(number))).toEqual([]);
      }),
    );
  });
});

describe("what was bought since the check before", () => {
  it("a reason is followed by what was bought since the check before", () => {
    const facts = factsOf(
      { unit: "box" },
      [
        [1, 0],
        [1, 0],
      ],
      { bought: 600 },
    );
    expect(withBought(rationaleFromTemplate(facts), facts)).toBe(
      "You have 1 box and want to keep 2. The check before found just as much. Bought 2 since the check before.",
    );
  });

  it("a reason does not change if nothing was bought since the check before", () => {
    expect(withBought("It ran out.", factsOf({}, [[0, 0]]))).toBe("It ran out.");
  });
});
