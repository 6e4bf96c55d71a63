import { describe, expect, it } from "vitest";
import { checkedRationale } from "@/lib/features/shopping-lists/model/rationale-check";
import {
  exampleRationales,
  linesAsData,
  SYSTEM_PROMPT,
} from "@/lib/features/shopping-lists/server/prompt";
import { factsOf } from "@/tests/unit/features/shopping-lists/model/line-facts";
import { rationaleLines } from "@/tests/unit/features/shopping-lists/model/rationale-lines";

describe("linesAsData", () => {
  it("linesAsData returns for the prompt the placeholders of a line with their texts, and which facts apply to the line", () => {
    const facts = factsOf({ desiredStock: 2.5 }, [
      [1, 0.5],
      [0, 0],
      [3, 0],
    ]);
    expect(JSON.parse(linesAsData([facts]))).toEqual([
      {
        lineId: 1,
        placeholders: {
          there: "1½ bottles",
          wanted: "2½ bottles",
          missing: "1 bottle",
          to_buy: "1 bottle",
          before: "no bottles",
          ran_out: "was out of stock in 1 of its last 3 checks",
        },
        states: expect.arrayContaining([
          "some",
          "rose",
          "reachedBefore",
          "one:missing",
        ]) as string[],
      },
    ]);
  });

  it("linesAsData omits the placeholders for which a line has no value", () => {
    expect(JSON.parse(linesAsData([rationaleLines.new, rationaleLines.unknown]))).toMatchObject([
      { placeholders: { there: "1 bag", wanted: "3 bags", missing: "2 bags", to_buy: "2 bags" } },
      {
        placeholders: {
          to_buy: "3 jars",
          before: "no jars",
          ran_out: "was out of stock in 1 of its last 3 checks",
        },
      },
    ]);
    const [first, second] = JSON.parse(
      linesAsData([rationaleLines.new, rationaleLines.unknown]),
    ) as { placeholders: object }[];
    expect(Object.keys(first?.placeholders ?? {})).toHaveLength(4);
    expect(Object.keys(second?.placeholders ?? {})).toHaveLength(3);
  });

  it("linesAsData omits the missing amount when it is a multiple of neither 0.01 nor a third of a unit", () => {
    const facts = factsOf({ desiredStock: 5.25 }, [[2, 0.333]]);
    expect(linesAsData([facts])).not.toContain("missing");
  });
});

describe("the system prompt for Claude", () => {
  it.each(exampleRationales)(
    "checkedRationale accepts an example of the system prompt: %s",
    (example) => {
      expect(SYSTEM_PROMPT).toContain(example);
      expect(checkedRationale(example, rationaleLines.low)).not.toBeNull();
    },
  );
});
