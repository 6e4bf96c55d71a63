import { HEAD_FIRST, type Language, LANGUAGES } from "./languages";

type Rule = readonly [ending: RegExp, replacement: string];

/** Replacements that turn a plural or a Dutch diminutive into the form that the tables have. */
const RULES: Readonly<Record<Language, readonly Rule[]>> = {
  en: [
    [/ies$/, "y"],
    [/es$/, ""],
    [/s$/, ""],
  ],
  de: [
    [/(e|el|er)n$/, "$1"],
    [/(.{4})(e|en|s)$/, "$1"],
    [/(.{5,})(e|en|s)$/, "$1"],
  ],
  fr: [
    [/aux$/, "al"],
    [/[sx]$/, ""],
  ],
  es: [
    [/ces$/, "z"],
    [/es$/, ""],
    [/s$/, ""],
  ],
  it: [
    [/([cg])hi$/, "$1o"],
    [/([cg])he$/, "$1a"],
    [/i$/, "o"],
    [/i$/, "e"],
    [/i$/, "io"],
    [/e$/, "a"],
  ],
  nl: [
    [/t?jes?$/, ""],
    [/jes?$/, ""],
    [/(en|s)$/, ""],
  ],
};

const SHORTEST = 3;

/** A possible base form of a word, and the language whose rules produced it. The tables may not contain it. */
interface BaseForm {
  language: Language;
  form: string;
}

/**
 * Returns the possible base forms of a word or phrase. In a phrase, only the last word can be inflected; in
 * languages where the noun comes first (`HEAD_FIRST`) also the first word, or all words.
 */
export function baseForms(phrase: string): BaseForm[] {
  const words = phrase.split(" ");
  return LANGUAGES.flatMap((language) =>
    basePhrases(words, language).map((form) => ({ language, form })),
  );
}

function basePhrases(words: readonly string[], language: Language): string[] {
  const at = (index: number) =>
    baseWords(words.at(index) ?? "", language).map((form) => words.with(index, form).join(" "));
  if (words.length === 1 || !HEAD_FIRST.includes(language)) return at(-1);
  const all = words.map((word) => baseWords(word, language)[0] ?? word).join(" ");
  return [...at(0), ...at(-1), all];
}

function baseWords(word: string, language: Language): string[] {
  return RULES[language]
    .filter(([ending]) => ending.test(word))
    .map(([ending, replacement]) => word.replace(ending, replacement))
    .filter((form) => form.length >= SHORTEST);
}
