import { MAX_WHOLE } from "@/lib/core/amount";
import { type Packed, packsFor } from "@/lib/features/items/model/packs";
import { type Unit, units } from "@/lib/features/items/model/units";
import { thingKey } from "./rules";

/** The fields of an item that decide whether a typed quantity counts units or packs. */
interface Countable extends Packed {
  name: string;
  supermarketItemName: string | null;
  unit: Unit;
}

/** What a person has typed into "Add to the list". */
export interface TypedAddition {
  name: string;
  quantity: number;
}

// An "x" before a name needs a space after it, so that "2 xylophones" is not "ylophones".
const BEFORE = /^(\d{1,4})(?:\s*×\s*|\s*x\s+|\s+)(\S.*)$/iu;
const AFTER = /^(.+?)(?:\s+x\s*|\s*×\s*|\s+)(\d{1,4})$/iu;

// A number before a measure is the size of one thing: "3 kg potatoes". A measure ends before a space, a full stop or
// the end of the text, so the "l" of "l'eau" is none.
const MEASURE =
  /^(?:kg|mg|g|ml|cl|dl|l|lbs?|oz|kilos?|(?:kilo)?gram(?:me)?s?|lit(?:er|re)s?|pounds?|ounces?|pints?)(?:\s|\.|$)/iu;

// A unit of items with its plural, and what it contains: "packs of rice", "bottles milk".
const IN_UNITS = new RegExp(`^(${units.join("|")})(?:e?s)?\\s+(?:of\\s+)?(\\S.*)$`, "iu");

/**
 * Returns the name and the quantity of a typed text: "2 candles", "2 × sparklers", "2x sparklers", "candles 2" and
 * "candles x2". Other texts, such as "7up", "Vitamin B12" and "3 kg potatoes", are names of one thing. So are texts
 * with a number that is no quantity, such as "0 candles".
 */
export function readAddition(text: string): TypedAddition {
  const trimmed = text.trim();
  const before = BEFORE.exec(trimmed);
  const counted = before && of(before[2], before[1]);
  if (counted) return counted;
  const after = AFTER.exec(trimmed);
  return (after && of(after[1], after[2])) ?? { name: trimmed, quantity: 1 };
}

/**
 * Returns the names of items that a typed name can mean: the typed name, and the part of it after a unit. "packs of
 * rice" means the item Rice if the household has no item "packs of rice".
 */
export function namesMeant(name: string): string[] {
  const content = IN_UNITS.exec(name.trim())?.[2];
  return content === undefined ? [name] : [name, content];
}

/**
 * Returns the packs of an item that a typed name and quantity mean. 6 "bottles of water" are one pack of six for an
 * item that is counted in bottles. All other quantities are packs already, such as those of an item "Bottles of water".
 */
export function packsMeant({ name, quantity }: TypedAddition, item: Countable): number {
  const key = thingKey(name);
  const unit = IN_UNITS.exec(name.trim())?.[1]?.toLowerCase();
  const isInName = [item.name, item.supermarketItemName ?? ""].some((text) =>
    thingKey(text).includes(key),
  );
  const isInUnits = unit === item.unit && unit !== "pack" && !isInName;
  return isInUnits ? packsFor(quantity, item) : quantity;
}

function of(name: string | undefined, digits: string | undefined): TypedAddition | null {
  const quantity = Number(digits);
  const isName = name !== undefined && /\p{L}/u.test(name) && !MEASURE.test(name);
  return isName && quantity >= 1 && quantity <= MAX_WHOLE ? { name, quantity } : null;
}
