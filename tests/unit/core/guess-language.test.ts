import { expect, test } from "vitest";
import { guessLanguage } from "@/lib/core/guess-language";

test.each([
  ["Hauswirtschaftsraum", "de"],
  ["Vollkornspaghetti", "de"],
  ["Tabs für Hauswirtschaftsraum", "de"],
  ["Käse", "de"],
  ["ÖL", "de"],
  ["Grieß", "de"],
  ["Antiperspirants, decaffeinated", undefined],
  ["Olive oil from the market", undefined],
  ["Crème fraîche", undefined],
  ["4006381333931", undefined],
  ["", undefined],
])("guesses for the name %j the language %j", (name, language) => {
  expect(guessLanguage(name)).toBe(language);
});
