import { desiredAmount, WHOLE } from "@/lib/core/amount";
import { factNumbers, type LineFacts } from "./facts";

/** The longest rationale, in characters. */
export const MAX_RATIONALE = 240;

/** What an English sentence with amounts is written with: no markup, no address, nothing unseen. */
const PLAIN = /^[\p{Script=Latin}0-9⅓½⅔ .,;:'’"“”()!?–—-]+$/u;
const LOOKS_LIKE_A_HOST = /[\p{L}\p{N}]\.\p{L}/u;
const DIGIT_IN_A_WORD = /\p{L}\d|\d\p{L}/u;

const DIGITS = String.raw`\d+(?:[.,]\d+)*`;
const NUMBER = new RegExp(`(?<whole>${DIGITS})? ?(?<sign>[⅓½⅔])|(?<plain>${DIGITS})`, "gu");
const signAmounts: Record<string, number> = { "⅓": 100, "½": 150, "⅔": 200 };

const wordAmounts = new Map<string, number>([
  ...["zero", "one", "two", "three", "four", "five", "six"].map(wordAmount(0)),
  ...["seven", "eight", "nine", "ten", "eleven", "twelve"].map(wordAmount(7)),
  ["once", WHOLE],
  ["twice", 2 * WHOLE],
  ["half", WHOLE / 2],
]);

/** Words that count, but not plainly enough to be compared with the facts. */
const UNCLEAR =
  /^(thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|dozens?|thrice|double|triple|thirds?|quarters?|percent|second|fourth|fifth|sixth|seventh|eighth|ninth|tenth)$/;

/**
 * A sentence that came from outside, as it may be shown: plain text of 1 to 240 characters in which
 * every number is one of the line's facts. Null when it is anything else.
 */
export function checkedRationale(text: string, facts: LineFacts): string | null {
  const sentence = text.normalize("NFC").trim();
  if (sentence.length > MAX_RATIONALE || !isPlain(sentence)) return null;
  const known = factNumbers(facts);
  return numbersIn(sentence).every((amount) => known.has(amount)) ? sentence : null;
}

function isPlain(sentence: string): boolean {
  return (
    PLAIN.test(sentence) &&
    /\p{L}/u.test(sentence) &&
    !LOOKS_LIKE_A_HOST.test(sentence) &&
    !DIGIT_IN_A_WORD.test(sentence)
  );
}

/** The numbers that a sentence names, in three-hundredths; NaN for one that cannot be told for sure. */
function numbersIn(sentence: string): number[] {
  const inDigits = [...sentence.matchAll(NUMBER)].map(({ groups = {} }) => {
    const whole = groups.plain ?? groups.whole;
    const part = groups.sign === undefined ? 0 : (signAmounts[groups.sign] ?? NaN);
    return (whole === undefined ? 0 : digitsAmount(whole)) + part;
  });
  const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
  const inWords = words.flatMap((word) => {
    if (UNCLEAR.test(word)) return [NaN];
    return wordAmounts.get(word) ?? [];
  });
  return [...inDigits, ...inWords];
}

function digitsAmount(digits: string): number {
  if (/^\d+(\.\d{1,2})?$/.test(digits)) return desiredAmount(Number(digits));
  if (/^\d{1,3}(,\d{3})+$/.test(digits)) return Number(digits.replaceAll(",", "")) * WHOLE;
  return NaN;
}

function wordAmount(first: number) {
  return (word: string, index: number): [string, number] => [word, (first + index) * WHOLE];
}
