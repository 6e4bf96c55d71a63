import { type Unit, units } from "./units";

const SHOWN = 5;

/** The units that most households use most. */
const USUAL: readonly Unit[] = ["pack", "bottle", "can", "bag", "box"];

/** Returns the five units that most of the items have, the most frequent first, filled up with usual ones. */
export function commonUnits(items: readonly { unit: Unit }[]): Unit[] {
  const counts = new Map<Unit, number>();
  for (const { unit } of items) counts.set(unit, (counts.get(unit) ?? 0) + 1);
  const used = units
    .filter((unit) => counts.has(unit))
    .toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
  return [...new Set([...used, ...USUAL])].slice(0, SHOWN);
}
