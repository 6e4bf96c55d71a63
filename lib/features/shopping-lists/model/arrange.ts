import type { Line } from "./dto";

/** A location, as far as the arrangement needs it. */
export interface Room {
  id: number;
  name: string;
}

/** Lines of one room, in the order in which they are bought and sink. */
export interface LineGroup<L extends Line = Line> {
  /** Null for what is kept in no room any more. */
  room: Room | null;
  lines: L[];
}

/**
 * The lines grouped by the room that each item belongs to, rooms in the household's order. Ticked lines sink
 * to the end of their room, and rooms of which everything is ticked to the end of the list.
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
 * Returns an earlier arrangement with the lines as they are now, each in its earlier place. Lines that are
 * gone leave it. Null when it has no place for a line, because it is the arrangement of another list.
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
