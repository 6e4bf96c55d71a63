/** Matches a word that needs a smaller size to fit on few lines of a phone: 18 letters or more. */
const LONG_WORD = /[^\s-]{18}/;

/** Matches a word that fits on one line beside the keys of a count only in the smaller size: 38 letters or more. */
const LONGEST_WORD = /[^\s-]{38}/;

/** Returns the class for the size of the title of a screen, which is smaller with a long word. */
export function titleSize(title: string): string {
  if (LONGEST_WORD.test(title)) return "text-lg";
  return LONG_WORD.test(title) ? "text-lg md:text-xl" : "text-xl md:text-2xl";
}
