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
  return moveDoneToEnd(
    groups
      .filter((group) => group.lines.length > 0)
      .map((group) => ({
        ...group,
        lines: moveDoneToEnd(group.lines, ({ purchased }) => purchased),
      })),
    (group) => group.lines.every(({ purchased }) => purchased),
  );
}

/** The place of a line on the screen. The line may be gone from the list. */
interface Place<L extends Line = Line> {
  line: L;
  isGone: boolean;
}

/** The places of the lines of one location. */
export interface PlaceGroup<L extends Line = Line> extends Pick<LineGroup<L>, "room"> {
  places: Place<L>[];
}

/** Returns the places of the lines on the screen, in the arrangement of `arrangeLines`. */
export function placeLines<L extends Line>(
  lines: readonly L[],
  rooms: readonly Room[],
): PlaceGroup<L>[] {
  return arrangeLines(lines, rooms).map(({ room, lines: own }) => ({
    room,
    places: own.map((line) => ({ line, isGone: false })),
  }));
}

/**
 * Returns the earlier places with the current lines, so that no line moves on the screen. A line that is no longer on
 * the list keeps its place in its last state. Lines without a place are appended to their location.
 */
export function keepPlaces<L extends Line>(
  earlier: readonly PlaceGroup<L>[],
  lines: readonly L[],
  rooms: readonly Room[],
): PlaceGroup<L>[] {
  const added = new Map(lines.map((line) => [line.id, line]));
  const kept = earlier.map(({ room, places }) => ({
    room,
    places: places.map(({ line: last }) => {
      const line = added.get(last.id);
      added.delete(last.id);
      return { line: line ?? last, isGone: line === undefined };
    }),
  }));
  for (const group of placeLines([...added.values()], rooms)) {
    const own = kept.find(({ room }) => room?.id === group.room?.id);
    if (own) own.places.push(...group.places);
    else kept.push(group);
  }
  return kept;
}

/** Returns whether two arrangements show the same places in the same order. */
export function isSameOrder(one: readonly PlaceGroup[], other: readonly PlaceGroup[]): boolean {
  const order = (groups: readonly PlaceGroup[]) =>
    groups.map(({ room, places }) => `${room?.id}:${places.map(({ line }) => line.id).join()}`);
  return order(one).join(" ") === order(other).join(" ");
}

/** Returns the elements with the done ones moved to the end. The order is otherwise the same. */
export function moveDoneToEnd<T>(all: readonly T[], isDone: (one: T) => boolean): T[] {
  return [...all.filter((one) => !isDone(one)), ...all.filter(isDone)];
}
