import { MAX_WHOLE } from "@/lib/core/amount";

/** What a person has typed into "Add to the list". */
export interface TypedAddition {
  name: string;
  quantity: number;
}

// An "x" before a name needs a space after it, so that "2 xylophones" is not "ylophones".
const BEFORE = /^(\d{1,4})(?:\s*×\s*|\s*x\s+|\s+)(\S.*)$/iu;
const AFTER = /^(.+?)(?:\s+x\s*|\s*×\s*|\s+)(\d{1,4})$/iu;

/**
 * Returns the name and the quantity of a typed text: "2 candles", "2 × sparklers", "2x sparklers", "candles 2" and
 * "candles x2". Other texts, such as "7up" and "Vitamin B12", are names of one thing. So are texts with a number that
 * is no quantity, such as "0 candles".
 */
export function readAddition(text: string): TypedAddition {
  const trimmed = text.trim();
  const before = BEFORE.exec(trimmed);
  if (before) return of(before[2], before[1]) ?? { name: trimmed, quantity: 1 };
  const after = AFTER.exec(trimmed);
  return (after && of(after[1], after[2])) ?? { name: trimmed, quantity: 1 };
}

function of(name: string | undefined, digits: string | undefined): TypedAddition | null {
  const quantity = Number(digits);
  const isName = name !== undefined && /\p{L}/u.test(name);
  return isName && quantity >= 1 && quantity <= MAX_WHOLE ? { name, quantity } : null;
}
