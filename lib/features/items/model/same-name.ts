import type { Location } from "@/lib/features/locations/model/dto";
import { isSameName } from "@/lib/features/locations/model/rules";
import type { Item } from "./dto";

interface NamedItem {
  name: string;
  /** The id of the edited item, which the hint ignores; undefined for a new item. */
  id: number | undefined;
}

/** Returns a hint such as "Already in Kitchen and Cellar"; null if no other item has this name. */
export function sameNameHint(
  { name, id }: NamedItem,
  items: readonly Item[],
  locations: readonly Location[],
): string | null {
  const others = items.filter((item) => item.id !== id && isSameName(item.name, name));
  const ids = new Set(others.map(({ locationId }) => locationId));
  const places = locations.filter((location) => ids.has(location.id));
  if (places.length === 0) return null;
  const list = new Intl.ListFormat("en").format(places.map((place) => place.name));
  return `Already in ${list}`;
}
