import type { Line } from "./dto";

/** A location with the fields that the arrangement needs. */
export interface Room {
  id: number;
  name: string;
}

/** The lines of one location: unticked lines first. */
export interface LineGroup<L extends Line = Line> {
  /** The location of the lines; null for items whose location was deleted. */
  room: Room | null;
  lines: L[];
}

/**
 * Groups the lines by the location of their item, in the order of the locations. Ticked lines move
 * to the end of their location. Locations with only ticked lines move to the end of the list.
 */
export function arrangeLines<L extends Line>(
  lines: readonly L[],
  rooms: readonly Room[],
): LineGroup<L>[] {
  const known = new Set(rooms.map(({ id }) => id));
  const groups: LineGroup<L>[] = [
    ...rooms.map((room) => ({
      room: { id: room.id, name: room.name },
      lines: lines.filter(({ item }) => item.locationId === room.id),
    })),
    { room: null, lines: lines.filter(({ item }) => !known.has(item.locationId)) },
  ];
  return sink(
    groups
      .filter((group) => group.lines.length > 0)
      .map((group) => ({ ...group, lines: sink(group.lines, ({ purchased }) => purchased) })),
    (group) => group.lines.every(({ purchased }) => purchased),
  );
}

/**
 * Returns an earlier arrangement with the current lines, each at its earlier position. Deleted
 * lines are removed. Returns null if a line has no earlier position, because the arrangement is of
 * another list.
 */
export function keepPlaces<L extends Line>(
  earlier: readonly LineGroup<L>[],
  lines: readonly L[],
): LineGroup<L>[] | null {
  const current = new Map(lines.map((line) => [line.id, line]));
  const kept = earlier
    .map((group) => ({ ...group, lines: group.lines.flatMap(({ id }) => current.get(id) ?? []) }))
    .filter((group) => group.lines.length > 0);
  const placed = kept.reduce((sum, group) => sum + group.lines.length, 0);
  return placed === lines.length ? kept : null;
}

function sink<T>(all: readonly T[], isDone: (one: T) => boolean): T[] {
  return [...all.filter((one) => !isDone(one)), ...all.filter(isDone)];
}
