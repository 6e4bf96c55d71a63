import { identityKey } from "@/lib/core/identity-key";
import type { Location } from "./dto";

/** Returns whether two names of locations read the same: regardless of case and surrounding spaces. */
export function isSameName(one: string, other: string): boolean {
  return identityKey(one) === identityKey(other);
}

/**
 * Returns the ids of the checking sequence with deleted locations inserted at the places that they had before their
 * deletion, or at the end of a shorter sequence.
 * @param deleted the deleted locations, by ascending `order`
 */
export function insertAtOrder(
  live: readonly number[],
  deleted: readonly { id: number; order: number }[],
): number[] {
  const sequence = [...live];
  for (const { id, order } of deleted) sequence.splice(order, 0, id);
  return sequence;
}

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
