import { describe, expect, test } from "vitest";
import { listChoices, searchChoices } from "@/lib/features/pictograms/model/choices";
import { listPictures } from "@/lib/features/pictograms/model/topics";

const choices = listChoices("item");
const search = (typed: string) => searchChoices(choices, typed).map(({ picture }) => picture);

describe("the pictures that people can choose", () => {
  test.each(["item", "location"] as const)(
    "each picture can be chosen for the %s, and has a name of its own",
    (subject) => {
      const listed = listChoices(subject);
      expect(listed.map(({ picture }) => picture).sort()).toEqual(listPictures());
      expect(new Set(listed.map(({ label }) => label)).size).toBe(listed.length);
      expect(listed.filter(({ label }) => !/^[A-Z]/.test(label))).toEqual([]);
    },
  );

  test("the name of a picture contains the English name of each of its concepts", () => {
    const nameOf = (name: string) => choices.find(({ picture }) => picture === name)?.label;
    expect(nameOf("pear")).toBe("Pear");
    expect(nameOf("roll-of-paper")).toBe("Toilet paper, paper towel, foil");
  });

  test("rooms are listed first for a location and last for an item", () => {
    const places = ["bathtub", "couch-and-lamp"];
    const isPlace = ({ picture }: { picture: string }) => places.includes(picture);
    expect(listChoices("location").findIndex(isPlace)).toBeLessThan(10);
    expect(choices.findIndex(isPlace)).toBeGreaterThan(200);
  });
});

describe("the search for a picture", () => {
  test.each(["", "  "])("the search text %j finds all pictures", (typed) => {
    expect(search(typed)).toEqual(choices.map(({ picture }) => picture));
  });

  test.each([
    ["the beginning of an English word", "straw", "strawberry"],
    ["capital letters and spaces", " STRAW ", "strawberry"],
    ["the beginning of a later word of a phrase", "towelett", "soap"],
    ["a German word with an umlaut", "müll", "wastebasket"],
    ["a German word without its umlaut", "mull", "wastebasket"],
    ["a German word with two letters for the umlaut", "muell", "wastebasket"],
    ["a French word without its accent", "clemen", "tangerine"],
    ["a Spanish word", "servill", "roll-of-paper"],
    ["an Italian word", "fragol", "strawberry"],
    ["a Dutch word", "aardbei", "strawberry"],
  ])("%s finds the picture: %j", (_, typed, picture) => {
    expect(search(typed)).toContain(picture);
  });

  test.each([
    ["strawberries", "strawberry"],
    ["Vollkornspaghetti", "spaghetti"],
    ["chicken noodle soup", "pot-of-food"],
    ["pear", "pear"],
  ])("the picture of an item with the name %j comes first", (typed, picture) => {
    expect(search(typed)[0]).toBe(picture);
    expect(new Set(search(typed)).size).toBe(search(typed).length);
  });

  test("the middle of a word finds nothing", () => {
    expect(search("rawberr")).toEqual([]);
  });
});
