/** About two lines of the column of a list, in characters. */
const MAX_LENGTH = 84;

/** A sentence up to its end. The point in "1.5" is no end. */
const SENTENCE = /.+?(?:[.!?](?= \p{Lu})|$) ?/gu;

/** Returns as many whole sentences of a rationale as fit two lines of a row, at least the first. */
export function shortReason(rationale: string): string {
  const [first = "", ...others] = rationale.match(SENTENCE) ?? [];
  let text = first;
  for (const sentence of others) {
    if (text.length + sentence.trimEnd().length > MAX_LENGTH) break;
    text += sentence;
  }
  return text.trimEnd();
}
