import { ARTICLES, connectorLanguages, FREE, type Language, WITHOUT } from "./languages";

/** A word of a name. */
export interface Token {
  /** In lower case, German umlauts as two letters: "müsli" and "muesli" are equal. */
  text: string;
  /** `text` without accents. */
  folded: string;
  /** Number of the part of the name: a connector begins a new part. */
  part: number;
  /** Number of the section: punctuation begins a new section, which no phrase crosses. */
  section: number;
}

interface Tokens {
  tokens: Token[];
  /** The languages whose connecting words, such as "of" or "mit", occur in the name. */
  languages: Language[];
}

const EXPANDED: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  œ: "oe",
  æ: "ae",
};

/** Returns a text in lower case with German umlauts as two letters. */
export function expand(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöüßœæ]/g, (letter) => EXPANDED[letter] ?? letter);
}

/** Returns a text without accents. */
export function fold(text: string): string {
  if (/^[a-z ]*$/.test(text)) return text;
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}

/** Returns whether a word of a name is an article or a connector. */
export function isSkipped(word: string): boolean {
  return ARTICLES.has(word) || WITHOUT.has(word) || connectorLanguages(word).length > 0;
}

/**
 * Returns the words of a name. Left out are articles, connectors, amounts, words with a digit, single
 * letters, and what the product does not contain ("sugar free").
 */
export function tokenize(name: string): Tokens {
  const tokens: Token[] = [];
  const languages: Language[] = [];
  let part = 0;
  let section = 0;
  let isSkipping = false;
  for (const [piece] of expand(name).matchAll(/[\p{L}\p{M}\p{N}]+|[,;:()[\]|/–—]| - /gu)) {
    if (!/[\p{L}\p{N}]/u.test(piece)) {
      part += 1;
      section += 1;
      isSkipping = false;
      continue;
    }
    const found = connectorLanguages(piece);
    if (WITHOUT.has(piece)) {
      isSkipping = true;
    } else if (found.length > 0 || piece === "d") {
      part += 1;
      languages.push(...found);
    } else if (FREE.has(piece)) {
      tokens.pop();
    } else if (!isSkipping && piece.length > 1 && !/\p{N}/u.test(piece) && !ARTICLES.has(piece)) {
      tokens.push({ text: piece, folded: fold(piece), part, section });
    }
  }
  return { tokens, languages };
}
