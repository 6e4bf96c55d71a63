import type { Location } from "./dto";

/**
 * The locations in the sequence of these ids, every order value its new index.
 * Ids without a location are passed over; locations that are not named come last, as they stood.
 */
export function inSequence(locations: readonly Location[], ids: readonly number[]): Location[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const place = ({ id }: Location) => places.get(id) ?? ids.length;
  return locations
    .toSorted((one, other) => place(one) - place(other))
    .map((location, order) => ({ ...location, order }));
}
