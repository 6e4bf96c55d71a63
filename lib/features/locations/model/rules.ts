import type { Location } from "./dto";

/**
 * Returns the locations in the order of these ids, with the new index as `order`. Unknown ids are
 * ignored. Locations without an id in the list come last, in their previous order.
 */
export function inSequence(locations: readonly Location[], ids: readonly number[]): Location[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const place = ({ id }: Location) => places.get(id) ?? ids.length;
  return locations
    .toSorted((one, other) => place(one) - place(other))
    .map((location, order) => ({ ...location, order }));
}
