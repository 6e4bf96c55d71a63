/** Matches a word that needs a smaller size to fit on few lines of a phone: 18 letters or more. */
const LONG_WORD = /[^\s-]{18}/;

/** Returns the class for the size of the title of a screen, which is smaller with a long word. */
export function titleSize(title: string): string {
  return LONG_WORD.test(title) ? "text-lg md:text-xl" : "text-xl md:text-2xl";
}
