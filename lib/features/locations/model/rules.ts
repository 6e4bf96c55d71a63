import { identityKey } from "@/lib/core/identity-key";
import type { Location } from "./dto";

/** Returns whether two names of locations read the same: regardless of case and surrounding spaces. */
export function isSameName(one: string, other: string): boolean {
  return identityKey(one) === identityKey(other);
}

interface DeletedLocation {
  id: number;
  /** The index in the checking sequence immediately before the deletion. */
  order: number;
  /** The time of the deletion, which is equal for the locations of one bulk deletion. */
  deletedAt: Date | null;
}

/**
 * Returns the ids of the checking sequence with restored locations inserted at the index that each had when
 * it was deleted, or at the end of a shorter sequence. The index of a restored location is reduced by the
 * number of locations before it that the same bulk deletion deleted and that stay deleted.
 */
export function insertAtOrder(
  live: readonly number[],
  restored: readonly DeletedLocation[],
  stillDeleted: readonly Omit<DeletedLocation, "id">[],
): number[] {
  const places = restored.map(({ id, order, deletedAt }) => {
    const missing = stillDeleted.filter(
      (other) => other.deletedAt?.getTime() === deletedAt?.getTime() && other.order < order,
    );
    return { id, index: order - missing.length };
  });
  const sequence = [...live];
  for (const { id, index } of places.toSorted((one, other) => one.index - other.index))
    sequence.splice(index, 0, id);
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

/** Returns the locations with one added, in the checking sequence: by `order`, then by id, as the server sorts them. */
export function withLocation(locations: readonly Location[], added: Location): Location[] {
  const others = locations.filter(({ id }) => id !== added.id);
  return [...others, added].toSorted((a, b) => a.order - b.order || a.id - b.id);
}
