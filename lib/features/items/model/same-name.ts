import type { Location } from "@/lib/features/locations/model/dto";
import { isSameName } from "@/lib/features/locations/model/rules";
import type { Item } from "./dto";

interface NamedItem {
  name: string;
  /** The id of the edited item, which the hint ignores; undefined for a new item. */
  id: number | undefined;
}

/**
 * Returns a hint such as "Already in Kitchen and 2 more", which fits beside a label; null if no other item has this
 * name.
 */
export function sameNameHint(
  { name, id }: NamedItem,
  items: readonly Item[],
  locations: readonly Location[],
): string | null {
  const others = items.filter((item) => item.id !== id && isSameName(item.name, name));
  const ids = new Set(others.map(({ locationId }) => locationId));
  const places = locations.filter((location) => ids.has(location.id));
  const [first, ...more] = places;
  if (!first) return null;
  return more.length === 0
    ? `Already in ${first.name}`
    : `Already in ${first.name} and ${more.length} more`;
}
