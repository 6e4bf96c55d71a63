import { describe, expect, it } from "vitest";
import { compileGrammar } from "@/lib/features/shopping-lists/model/grammar";

type State = "always" | "late";

function derives(form: string, text: string, states: State[] = ["always"]): boolean {
  const rules = { first: { always: form }, greeting: { always: "hello", late: "good night" } };
  return compileGrammar<State>(
    rules,
    "first",
  )({
    words: text.split(" ").filter((word) => word !== ""),
    states: new Set(states),
  });
}

describe("compileGrammar", () => {
  it.each([
    ["a [b] c", "a c"],
    ["a [b] c", "a b c"],
    ["a (b | c d) e", "a c d e"],
    ["[a] [a] b", "a b"],
    ["a [a] a b", "a a b"],
    ["[a b] a c", "a c"],
    ["<greeting> , {name} .", "hello , {name} ."],
    ["a | (b | [c] d)", "d"],
  ])('a grammar with the rule "%s" accepts the text "%s"', (form, text) => {
    expect(derives(form, text)).toBe(true);
  });

  it.each([
    ["a [b] c", "a b"],
    ["a [b] c", "a b c c"],
    ["a (b | c d) e", "a c e"],
    ["a (b | c d) e", "a e"],
    ["<greeting> , {name} .", "hello , name ."],
    ["a b", "A b"],
    ["a", ""],
  ])("a grammar with the form %s does not accept the text: %s", (form, text) => {
    expect(derives(form, text)).toBe(false);
  });

  it("a form of a grammar rule that requires a state matches only for lines in that state", () => {
    expect(derives("<greeting>", "good night")).toBe(false);
    expect(derives("<greeting>", "good night", ["always", "late"])).toBe(true);
    expect(derives("<greeting>", "good night", [])).toBe(false);
  });

  it.each(["a <unknown>", "a (b", "a [b)", "a ) b"])(
    "compileGrammar throws for a form with an unknown rule or unbalanced brackets: %s",
    (form) => {
      expect(() => derives(form, "a")).toThrow(/Unknown rule|Unbalanced brackets/);
    },
  );
});
