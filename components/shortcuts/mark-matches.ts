import { once } from "@/lib/core/once";
import { fold, wordsOf } from "@/lib/features/items/model/match-text";

/** A part of a name. */
interface Part {
  text: string;
  /** Whether the part matches a word of the search text. */
  isMatch: boolean;
}

// Created at its first use, because it takes milliseconds and would delay the load of each page.
const characters = once(() => new Intl.Segmenter(undefined, { granularity: "grapheme" }));

/**
 * Splits a name into parts that match a word of a search text and parts that do not. The search ignores case and
 * accents, which can change the length of a text. Each position in the normalized name is therefore mapped to the
 * character of the name from which it comes, and characters are marked as a whole.
 */
export function markMatches(name: string, searched: string): Part[] {
  const letters = Array.from(characters().segment(name), ({ segment }) => segment);
  const folded = letters.map(fold);
  const text = folded.join("");
  const letterAt = folded.flatMap((units, index) => Array<number>(units.length).fill(index));
  const marked = new Set<number>();
  for (const word of wordsOf(searched)) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      for (const letter of letterAt.slice(at, at + word.length)) marked.add(letter);
    }
  }
  const parts: Part[] = [];
  for (const [index, letter] of letters.entries()) {
    const isMatch = marked.has(index);
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += letter;
    else parts.push({ text: letter, isMatch });
  }
  return parts;
}
