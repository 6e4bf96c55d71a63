import { baseForms } from "./base-forms";
import { FREE, HEAD_FIRST, type Language, LANGUAGES } from "./languages";
import { expand, fold, isSkipped, tokenize } from "./normalize";
import { type Role, type Topic, topics } from "./topics";

/** What a word or phrase of the tables means. */
export interface Entry {
  concept: string;
  /** Null for a known word without a pictogram. */
  picture: string | null;
  role: Role;
  languages: readonly Language[];
}

interface Word {
  entry: Entry;
  language: Language;
  /** The form that a look-up uses: without articles and connectors. */
  key: string;
}

/** The largest number of words in a phrase of the tables. */
export const LONGEST_PHRASE = 5;

/** The forms under which a word is found, from the surest to the weakest. */
const SPELLINGS: readonly ((word: Word) => string | undefined)[] = [
  ({ key }) => key,
  withoutAccents,
  withPlainVowels,
  withoutSpaces,
];

/** The words and phrases of all tables. It is empty until all steps of `fillingSteps` have run. */
export class WordIndex {
  private readonly entries = new Map<string, Entry>();

  /** Returns the steps that fill the index, in their order. Each takes a few milliseconds. */
  fillingSteps(): (() => void)[] {
    const words: Word[] = [];
    return [
      ...topics.map((topic) => () => void words.push(...listWords(topic))),
      ...SPELLINGS.map((spell) => () => this.add(indexForms(words, spell))),
    ];
  }

  private add(forms: ReadonlyMap<string, Entry | null>): void {
    for (const [form, entry] of forms) {
      if (entry && !this.entries.has(form)) this.entries.set(form, entry);
    }
  }

  /**
   * Returns the entry of a word or a phrase, also of its plural; undefined for an unknown word, and for a
   * plural whose possible base forms belong to different concepts.
   */
  find(phrase: string): Entry | undefined {
    const entry = this.entries.get(phrase);
    if (entry) return entry;
    const bases = baseForms(phrase).flatMap(({ language, form }) => {
      const base = this.entries.get(form);
      return base?.languages.includes(language) ? [base] : [];
    });
    const [first] = bases;
    return bases.every(({ concept }) => concept === first?.concept) ? first : undefined;
  }
}

/**
 * Returns the entries by the form of their words. A form that words of two concepts have is ambiguous and has
 * the value null.
 */
function indexForms(words: readonly Word[], spell: (word: Word) => string | undefined) {
  const level = new Map<string, Entry | null>();
  for (const word of words) {
    const form = spell(word);
    if (form === undefined) continue;
    const known = level.get(form);
    level.set(form, known === undefined ? word.entry : merge(known, word));
  }
  return level;
}

function merge(known: Entry | null, { entry, language }: Word): Entry | null {
  if (known?.concept !== entry.concept) return null;
  if (known.languages.includes(language)) return known;
  return { ...known, languages: [...known.languages, language] };
}

function listWords({ role, concepts }: Topic): Word[] {
  return Object.entries(concepts).flatMap(([concept, { picture = null, ...cells }]) =>
    LANGUAGES.flatMap((language) => {
      const entry: Entry = { concept, picture, role, languages: [language] };
      return splitCell(cells[language]).map((word) => ({ entry, language, key: keyOf(word) }));
    }),
  );
}

/** Returns the words and phrases of a table's cell. */
export function splitCell(cell: string | undefined): string[] {
  return cell?.split(", ") ?? [];
}

/** Returns the look-up key of a word or phrase of the tables. */
export function keyOf(word: string): string {
  const expanded = expand(word);
  // Most words and phrases contain nothing that `tokenize` leaves out. It takes several times as long.
  const isKept = (part: string) =>
    /^[a-zà-öø-ÿ]{2,}$/.test(part) && !isSkipped(part) && !FREE.has(part);
  if (expanded.split(" ").every(isKept)) return expanded;
  return tokenize(word)
    .tokens.map(({ text }) => text)
    .join(" ");
}

function withoutAccents({ key }: Word): string | undefined {
  const folded = fold(key);
  return folded === key || isSkipped(folded) ? undefined : folded;
}

/** Returns the form that people type without umlauts: "Gemuse". Short words are left out: "Öl" would be "ol". */
function withPlainVowels({ language, key }: Word): string | undefined {
  if (language !== "de" || key.length < 6 || !/[aou]e/.test(key)) return undefined;
  return key.replace(/([aou])e/g, "$1");
}

/** Returns the form that people type without the space: "dishsoap". */
function withoutSpaces({ language, key }: Word): string | undefined {
  return HEAD_FIRST.includes(language) || !key.includes(" ") ? undefined : key.replaceAll(" ", "");
}
