import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { paths } from "@/lib/core/paths";
import { LANGUAGES } from "@/lib/features/pictograms/model/languages";
import { findPictogram } from "@/lib/features/pictograms/model/match-name";
import { listPictures, topics } from "@/lib/features/pictograms/model/topics";
import { keyOf, splitCell } from "@/lib/features/pictograms/model/word-index";

const FOLDER = path.join("public", path.dirname(paths.pictogram("any")));

const words = topics.flatMap(({ concepts }) =>
  Object.entries(concepts).flatMap(([concept, cells]) =>
    LANGUAGES.flatMap((language) =>
      splitCell(cells[language]).map((word) => ({ concept, word, key: keyOf(word) })),
    ),
  ),
);

describe("the tables of pictograms", () => {
  it("the folder of pictograms has a file for every concept, and no other file", () => {
    const files = listPictures().map((picture) => `${picture}.svg`);
    expect(new Set(readdirSync(FOLDER))).toEqual(new Set(files));
  });

  it("the pictograms contain no script and load nothing", () => {
    for (const picture of listPictures()) {
      const svg = readFileSync(path.join("public", paths.pictogram(picture)), "utf8");
      expect(svg).toMatch(/^<svg [^>]+>.+<\/svg>\n$/s);
      expect(svg).not.toMatch(/<script|<foreignObject|\son\w+=|href="(?!#)/);
    }
  });

  it("every word means one concept", () => {
    const concepts = new Map<string, Set<string>>();
    for (const { concept, key } of words) {
      concepts.set(key, (concepts.get(key) ?? new Set()).add(concept));
    }
    const shared = [...concepts].filter(([, owners]) => owners.size > 1);
    expect(shared.map(([key, owners]) => `${key}: ${[...owners].join(", ")}`)).toEqual([]);
  });

  it("findPictogram returns for every word of the tables the concept of that word", () => {
    const lost = words.filter(
      ({ concept, word }) => (findPictogram(word)?.concept ?? "nothing") !== concept,
    );
    expect(lost).toEqual([]);
  });

  it("pictogram concepts have unique names, and at most a few have no word in one of the six languages", () => {
    const names = topics.flatMap(({ concepts }) => Object.keys(concepts));
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(250);
    const all = topics.flatMap(({ concepts }) => Object.entries(concepts));
    const incomplete = all.filter(([, cells]) => LANGUAGES.some((language) => !cells[language]));
    expect(incomplete.map(([name]) => name)).toEqual([
      "hamster_food",
      "horse_food",
      "easter_decorations",
    ]);
  });
});
