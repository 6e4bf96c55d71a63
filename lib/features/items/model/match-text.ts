import type { Item } from "./dto";

type Named = Pick<Item, "name" | "supermarketItemName">;

/** Returns whether the name and the supermarket name of an item together contain every word of a search text. */
export function matchesText(item: Named, text: string): boolean {
  return hasWords(item, wordsOf(text));
}

/** Returns whether the names of an item together contain every one of the words, which are results of `wordsOf`. */
export function hasWords({ name, supermarketItemName }: Named, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = fold(`${name} ${supermarketItemName ?? ""}`);
  return words.every((word) => text.includes(word));
}

/** Returns the words of a search text, normalized as by `fold`. */
export function wordsOf(text: string): string[] {
  return fold(text).split(/\s/).filter(Boolean);
}

/** Returns a text normalized for searching: no case, no accents. */
export function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
