import { splitCell } from "@/lib/features/pictograms/model/word-index";
import { type Unit, units } from "./units";
import words from "./usual-words.json";

interface WordException {
  /** Not set for things that are no supply, or whose unit depends on the product. */
  unit?: Unit;
  /** The concept whose usual room the thing has; not set for words without a unit. */
  near?: string;
}

/**
 * Concepts whose words are things of several kinds, such as paint and paintbrushes. Only the first word in each
 * language has the unit of the concept.
 */
export const mixedConcepts: ReadonlySet<string> = new Set(
  `
    baby_care bags cigarettes contact_lenses corn dishwashing disinfectant drain_cleaner envelope
    ice_cubes insects mate mouse_trap nail_polish onion paint pet_food plasters ready_meal
    rubber_gloves seeds sewing shoe_polish snow soap sugar sunflower_seeds tomato vanilla
  `
    .trim()
    .split(/\s+/),
);

/** The words of `byUnit` by their unit, and by the concept whose usual room the things have. */
const byUnit: Readonly<Partial<Record<Unit, Readonly<Record<string, string>>>>> = words.byUnit;

/** The words, in all languages, with another unit or another usual room than the first word of their concept. */
export const wordExceptions: ReadonlyMap<string, WordException> = new Map([
  ...units.flatMap((unit) =>
    Object.entries(byUnit[unit] ?? {}).flatMap(([near, cell]) =>
      splitCell(cell).map((word) => [word, { unit, near }] as const),
    ),
  ),
  ...splitCell(words.withoutUnit).map((word) => [word, {}] as const),
]);
