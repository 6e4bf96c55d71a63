import { type Language, LANGUAGES } from "@/lib/features/pictograms/model/languages";
import { expand, fold } from "@/lib/features/pictograms/model/normalize";
import { topics } from "@/lib/features/pictograms/model/topics";
import { splitCell } from "@/lib/features/pictograms/model/word-index";
import type { Unit } from "./units";
import { usualUnitsByConcept } from "./usual-units";
import { mixedConcepts, wordExceptions } from "./usual-words";

export interface NameSuggestion {
  name: string;
  /** The unit in which households usually count the thing; not set for things without a usual unit. */
  unit?: Unit;
  /** The concept whose usual room the thing has, such as "milk" for milk and "jam" for peanut butter. */
  concept: string;
  /** Name of the pictogram's file, without folder and extension. */
  picture: string;
}

interface Candidate extends NameSuggestion {
  language: Language;
  /** The name as it is searched: without capitals and accents. */
  key: string;
  /** The index of the word among those of its concept. The tables list common words first. */
  place: number;
}

const MIN_TYPED = 2;
const MAX_SUGGESTIONS = 5;

/**
 * Phrases of the tables with reversed words, such as "brush paint". They are matched, but not suggested as
 * names.
 */
const SEARCH_PHRASES: ReadonlySet<string> = new Set([
  "toothpicks dental",
  "squash drink",
  "dressings wound",
  "brush paint",
  "birne led",
  "milchpulver baby",
  "rocket fireworks",
]);

let candidates: readonly Candidate[] | undefined;

/**
 * Returns names of household things with a word that begins with the typed text. Names whose first word
 * begins with it come first; among these, names in the given languages, in the order of `languages`.
 */
export function suggestNames(typed: string, languages: readonly Language[]): NameSuggestion[] {
  const start = searchForm(typed);
  if (start.length < MIN_TYPED) return [];
  candidates ??= listCandidates();
  const order = [...languages, ...LANGUAGES];
  const rank = ({ key, language, place }: Candidate) => [
    key.startsWith(start) ? 0 : 1,
    order.indexOf(language),
    place,
    key.length,
  ];
  const found = candidates
    .filter(({ key }) => key.startsWith(start) || key.includes(` ${start}`))
    .map((candidate) => ({ candidate, rank: rank(candidate) }))
    .sort((one, other) => compare(one.rank, other.rank));
  const byName = new Map<string, NameSuggestion>();
  for (const { candidate } of found) {
    const { name, unit, concept, picture } = candidate;
    // Several languages can share a word, such as "pasta".
    if (!byName.has(name)) byName.set(name, { name, ...(unit && { unit }), concept, picture });
  }
  return [...byName.values()].slice(0, MAX_SUGGESTIONS);
}

/**
 * Returns the languages of language tags such as "de-AT" for which there are tables, in the order of the
 * tags.
 */
export function knownLanguages(tags: readonly string[]): Language[] {
  const known = tags.flatMap(
    (tag) => LANGUAGES.find((language) => tag.split("-")[0] === language) ?? [],
  );
  return [...new Set(known)];
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [index, value] of one.entries()) {
    const difference = value - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function searchForm(text: string): string {
  return fold(expand(text)).trim();
}

function listCandidates(): Candidate[] {
  return topics.flatMap(({ concepts }) =>
    Object.entries(concepts).flatMap(([concept, { picture, ...cells }]) => {
      if (!picture) return [];
      return LANGUAGES.flatMap((language) =>
        splitCell(cells[language]).flatMap((word, place) => {
          const { unit, near } = usualOf(word, concept, place);
          const isSupply = unit !== undefined || usualUnitsByConcept.has(concept);
          if (!isSupply || SEARCH_PHRASES.has(word)) return [];
          const name = asName(word, language);
          const key = searchForm(word);
          return { name, ...(unit && { unit }), concept: near, picture, language, key, place };
        }),
      );
    }),
  );
}

/** Returns the unit of a word, and the concept whose usual room the thing has. */
function usualOf(word: string, concept: string, place: number): { unit?: Unit; near: string } {
  const exception = wordExceptions.get(word);
  if (exception) return { near: concept, ...exception };
  const unit = usualUnitsByConcept.get(concept);
  const isKnown = unit !== undefined && (place === 0 || !mixedConcepts.has(concept));
  return isKnown ? { unit, near: concept } : { near: concept };
}

/** Returns a word or phrase of the tables, which are in lower case, as the name of an item. */
function asName(phrase: string, language: Language): string {
  const words = phrase.split(" ");
  // In German phrases the last word is a noun: "Saure Gurken".
  const isCapital = (index: number) =>
    index === 0 || (language === "de" && index === words.length - 1);
  return words.map((word, index) => (isCapital(index) ? capitalized(word) : word)).join(" ");
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
