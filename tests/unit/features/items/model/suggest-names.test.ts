import { describe, expect, test } from "vitest";
import { knownLanguages, suggestNames } from "@/lib/features/items/model/suggest-names";

const names = (...input: Parameters<typeof suggestNames>) =>
  suggestNames(...input).map(({ name }) => name);

describe("suggestions for the name of an item", () => {
  test("a suggestion has a name, the usual unit and a picture", () => {
    expect(suggestNames("tooth", ["en"])[0]).toEqual({
      name: "Toothpaste",
      unit: "tube",
      concept: "toothpaste",
      picture: "toothbrush",
    });
  });

  test.each(["", "r", " ", "xyzzy"])("the text %j has no suggestions", (typed) => {
    expect(names(typed, ["en"])).toEqual([]);
  });

  test("at most five names are suggested, each once", () => {
    const suggested = names("pa", ["en"]);
    expect(suggested).toHaveLength(5);
    expect(new Set(suggested).size).toBe(5);
  });

  test("names in the language of the person come before those in other languages", () => {
    expect(names("mi", ["de"])[0]).toBe("Milch");
    expect(names("mi", ["en"])[0]).toBe("Milk");
    expect(names("nudeln", ["en"])[0]).toBe("Nudeln");
  });

  test.each(["käs", "kaes", "KÄS"])("%j is completed to Käse", (typed) => {
    expect(names(typed, ["de"])[0]).toBe("Käse");
  });

  test("names that begin with the text come before names in which only a later word begins with it", () => {
    const suggested = names("paper", ["en"]);
    expect(suggested[0]).toBe("Paper");
    expect(names("towel", ["en"])).toContain("Paper towel");
    expect(names("towel", ["en"])[0]).toBe("Towel");
  });

  test("the last word of a German phrase has a capital letter", () => {
    expect(names("saure g", ["de"])).toEqual(["Saure Gurken"]);
  });

  test.each(["kitche", "elephan", "christmas t"])(
    "%j suggests no room, animal or decoration",
    (typed) => {
      expect(names(typed, ["en"])).not.toContain("Kitchen");
      expect(names(typed, ["en"]).join()).not.toMatch(/elephant|Christmas tree/i);
    },
  );

  test.each(["toothpicks d", "squash d", "dressings w", "brush p", "birne l", "milchpulver b"])(
    "%j suggests no phrase that only serves to find pictograms",
    (typed) => {
      expect(names(typed, ["en", "de"])).toEqual([]);
    },
  );

  test("no suggested name ends with a full stop", () => {
    expect(names("monatsh", ["de"])).toEqual(["Monatshygiene"]);
  });
});

describe("the languages of the suggestions", () => {
  test("knownLanguages returns the languages that have names, in the given order and without regions", () => {
    expect(knownLanguages(["de-AT", "pl", "en-US", "de", "frr"])).toEqual(["de", "en"]);
  });
});
