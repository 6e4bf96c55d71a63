import { findCompound } from "./compounds";
import { HEAD_FIRST, type Language, LANGUAGES, QUALIFIERS } from "./languages";
import { type Token, tokenize } from "./normalize";
import { ROLES } from "./topics";
import { type Entry, LONGEST_PHRASE, WordIndex } from "./word-index";

/** What a name means. */
interface Pictogram {
  concept: string;
  /** Name of the file in `public/pictograms`, without folder and extension. */
  picture: string;
}

/** A known word or phrase within a name. */
interface Found extends Entry {
  /** Index of its first token. */
  start: number;
  /** Index after its last token. */
  end: number;
  part: number;
}

let wordIndex: WordIndex | undefined;

/**
 * Builds the index of all words before the first search, which would take too long for one task of a page.
 * @param pause is awaited after each of the steps, which take a few milliseconds
 */
export async function prepareWords(pause: () => Promise<void>): Promise<void> {
  const index = new WordIndex();
  for (const step of index.fillingSteps()) {
    step();
    await pause();
  }
  wordIndex = index;
}

function buildIndex(): WordIndex {
  const index = new WordIndex();
  for (const step of index.fillingSteps()) step();
  return index;
}

/**
 * Returns the pictogram of an item or a location: that of its name, else that of its supermarket name. Names
 * can be in any supported language. Returns null for a name without a fitting pictogram.
 */
export function findPictogram(
  name: string,
  supermarketName: string | null = null,
): Pictogram | null {
  return matchName(name) ?? (supermarketName === null ? null : matchName(supermarketName));
}

function matchName(name: string): Pictogram | null {
  wordIndex ??= buildIndex();
  const { tokens, languages } = tokenize(name);
  const found = findWords(tokens, wordIndex);
  const head = chooseHead(found, tokens, isHeadFirst(found, languages));
  if (!head?.picture) return null;
  return { concept: head.concept, picture: head.picture };
}

/** Returns the known words from left to right, at each place the longest phrase. */
function findWords(tokens: readonly Token[], index: WordIndex): Found[] {
  const found: Found[] = [];
  for (let start = 0; start < tokens.length;) {
    const match = findLongest(tokens, start, index);
    const part = tokens[start]?.part ?? 0;
    if (match) found.push({ ...match.entry, start, end: match.end, part });
    start = match?.end ?? start + 1;
  }
  return found;
}

function findLongest(tokens: readonly Token[], start: number, index: WordIndex) {
  const section = tokens[start]?.section;
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - start); length > 0; length -= 1) {
    const window = tokens.slice(start, start + length);
    if (window.some((token) => token.section !== section)) continue;
    const entry =
      findTokens(window, " ", index) ?? (length > 1 ? findTokens(window, "", index) : undefined);
    if (entry) return { entry, end: start + length };
  }
  const entry = findCompound(tokens[start]?.folded ?? "", index);
  return entry && { entry, end: start + 1 };
}

/**
 * Returns the meaning of consecutive tokens. They are looked up with accents, then without: the French "thé"
 * is no English "the".
 */
function findTokens(window: readonly Token[], space: string, index: WordIndex) {
  return (
    index.find(window.map(({ text }) => text).join(space)) ??
    index.find(window.map(({ folded }) => folded).join(space))
  );
}

/** Returns whether the name is in a language that names the product first. */
function isHeadFirst(found: readonly Found[], connectors: readonly Language[]): boolean {
  const wordsPerLanguage = LANGUAGES.map((language) => ({
    language,
    count:
      found.filter(({ languages }) => languages.includes(language)).length +
      connectors.filter((connector) => connector === language).length,
  }));
  const most = Math.max(...wordsPerLanguage.map(({ count }) => count));
  return wordsPerLanguage.every(
    ({ language, count }) => count < most || HEAD_FIRST.includes(language),
  );
}

/**
 * Returns the word that the name is about. It is in the first part of the name that has a product, flavour or
 * ingredient, and has the strongest role there. Of several such words the first or the last is returned,
 * depending on the language.
 */
function chooseHead(
  found: readonly Found[],
  tokens: readonly Token[],
  headFirst: boolean,
): Found | undefined {
  const rank = ({ role }: Found) => ROLES.indexOf(role);
  const goods = found.filter((word) => rank(word) >= ROLES.indexOf("ingredient"));
  if (goods.length === 0) return choosePlace(found, tokens, headFirst);
  const part = goods.filter((word) => word.part === goods[0]?.part);
  const strongest = Math.max(...part.map(rank));
  const equals = part.filter((word) => rank(word) === strongest);
  return headFirst ? equals[0] : equals.at(-1);
}

/**
 * Returns the place or container that the name is about. If the name has unknown words, the place must be the
 * head of the phrase: "grandma's kitchen" is a kitchen, "kitchen scales" are none. Returns undefined for a
 * container with unknown words, because its content is unknown.
 */
function choosePlace(
  found: readonly Found[],
  tokens: readonly Token[],
  headFirst: boolean,
): Found | undefined {
  const isKnown = (at: number) => found.some(({ start, end }) => start <= at && at < end);
  const content = tokens.flatMap(({ folded }, at) =>
    isKnown(at) || !QUALIFIERS.has(folded) ? [at] : [],
  );
  const hasUnknown = content.some((at) => !isKnown(at));
  const places = found.filter(({ role }) => role === "place");
  if (places.length === 0) return hasUnknown ? undefined : found[0];
  if (hasUnknown) {
    return headFirst
      ? places.find(({ start }) => start === content[0])
      : places.find(({ end }) => end - 1 === content.at(-1));
  }
  // A name can contain a place and the place around it. English names the outer place first ("cellar fridge"), other
  // languages last ("Kühlschrank Keller").
  return places[0]?.languages.includes("en") ? places.at(-1) : places[0];
}
