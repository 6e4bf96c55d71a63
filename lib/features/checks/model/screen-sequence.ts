import type { Count } from "./dto";
import { type Identified, type Located, type LocationProgress, splitByEntry } from "./rules";

/** A screen of the check and the ids in its path. */
export type CheckScreen =
  | { name: "start" }
  | { name: "locationCheck"; locationId: number }
  | { name: "locationNav"; locationId: number }
  | { name: "locationSheet"; locationId: number }
  | { name: "locationSummary"; locationId: number }
  | { name: CountScreenName; locationId: number; itemId: number; round?: Round | undefined }
  | { name: "inventoryComplete"; updateId: number };

/** The two screens on which an item is counted. They differ in the screen that follows the last item. */
export type CountScreenName = "itemCheck" | "itemSingleCheck";

/**
 * A round through the pending items only: those of one location, or those of the whole check. Without a round, the
 * items of a location follow each other, counted or not.
 */
export type Round = "location" | "check";

const NOWHERE: ReadonlySet<number> = new Set();

/** Returns the previous and the next location in the checking sequence; null at either end. */
export function neighbours<L extends Identified>(
  sequence: readonly L[],
  id: number,
): { previous: L | null; next: L | null } {
  const index = sequence.findIndex((entry) => entry.id === id);
  if (index === -1) return { previous: null, next: null };
  return { previous: sequence[index - 1] ?? null, next: sequence[index + 1] ?? null };
}

/**
 * Returns a location with pending items that is not occupied: `last`, else the first one. If all are occupied, returns
 * the first with pending items.
 */
function firstPending<L extends Identified, I extends Located>(
  progress: readonly LocationProgress<L, I>[],
  occupied: ReadonlySet<number>,
  last: number | null = null,
): LocationProgress<L, I> | undefined {
  const open = progress.filter(({ pending }) => pending.length > 0);
  const free = open.filter(({ location }) => !occupied.has(location.id));
  return free.find(({ location }) => location.id === last) ?? free[0] ?? open[0];
}

/** Returns the id of the location in which a person has made their latest count; null without a count. */
export function latestLocationOf(
  username: string | undefined,
  { counts, items }: { counts: readonly Count[]; items: readonly Located[] },
): number | null {
  const latest = counts
    .filter(({ countedBy, basis }) => countedBy === username && basis === "counted")
    .reduce<Count | null>((a, b) => (a && seenAt(a) >= seenAt(b) ? a : b), null);
  return items.find(({ id }) => id === latest?.itemId)?.locationId ?? null;
}

const seenAt = ({ observedAt, updatedAt }: Count) => observedAt ?? updatedAt;

/**
 * Returns the location that "Continue" opens: the one in which the person has counted last, if it has pending items,
 * else the first with pending items. When nothing is pending, returns the first with items, or null (the start screen)
 * when no location has items.
 * @param occupied the ids of locations in which somebody else is counting. They come last.
 * @param last the location in which the person has counted last (`latestLocationOf`)
 */
export function locationToContinue<L extends Identified, I extends Located>(
  progress: readonly LocationProgress<L, I>[],
  occupied = NOWHERE,
  last: number | null = null,
): L | null {
  const withPending = firstPending(progress, occupied, last);
  const withItems = progress.find(({ checked }) => checked.length > 0);
  return (withPending ?? withItems)?.location ?? null;
}

/**
 * Returns the next location with pending items: the first one after the given location, otherwise
 * the first of the whole sequence. Returns null when nothing is pending elsewhere.
 * @param occupied as for `locationToContinue`
 */
export function nextPendingLocation<L extends Identified, I extends Located>(
  progress: readonly LocationProgress<L, I>[],
  locationId: number,
  occupied = NOWHERE,
): L | null {
  const index = progress.findIndex(({ location }) => location.id === locationId);
  const others = [...progress.slice(index + 1), ...progress.slice(0, Math.max(index, 0))];
  return firstPending(others, occupied)?.location ?? null;
}

/**
 * Returns the screen of "Go back" and "Previous location": the previous location with items, or the start screen.
 * "Next location" skips locations without items too.
 */
export function previousLocationScreen(
  sequence: readonly Identified[],
  items: readonly Located[],
  locationId: number,
): CheckScreen {
  const index = sequence.findIndex(({ id }) => id === locationId);
  const previous = sequence
    .slice(0, Math.max(index, 0))
    .findLast(({ id }) => items.some((item) => item.locationId === id));
  return previous ? { name: "locationSummary", locationId: previous.id } : { name: "start" };
}

/**
 * Returns the screen of "Next location": the next location; after the last one the completion screen, or
 * the start screen when no check is running. If the next location has no items, its screen leads on to the
 * location after it.
 */
export function nextLocationScreen(
  sequence: readonly Identified[],
  locationId: number,
  updateId: number | null,
): CheckScreen {
  const { next } = neighbours(sequence, locationId);
  if (next) return { name: "locationCheck", locationId: next.id };
  return updateId === null ? { name: "start" } : { name: "inventoryComplete", updateId };
}

/** Returns whether a location is the last of the sequence. */
export function isLastLocation(sequence: readonly Identified[], locationId: number): boolean {
  return neighbours(sequence, locationId).next === null;
}

/** Returns the screen of "I'm here": the first item, else the next location, else this location's summary. */
export function hereScreen(
  sequence: readonly Identified[],
  locationId: number,
  items: readonly Identified[],
): CheckScreen {
  const [first] = items;
  if (first) return { name: "itemSingleCheck", locationId, itemId: first.id };
  const { next } = neighbours(sequence, locationId);
  return next
    ? { name: "locationCheck", locationId: next.id }
    : { name: "locationSummary", locationId };
}

/** The screen of an item. */
export interface CountScreen {
  name: CountScreenName;
  locationId: number;
  itemId: number;
  round?: Round | undefined;
}

/**
 * Returns the screen of the previous item in the location; before the first one the screen of the
 * location.
 */
export function previousItemScreen(screen: CountScreen, items: readonly Identified[]): CheckScreen {
  const { previous } = neighbours(items, screen.itemId);
  return previous
    ? { ...screen, itemId: previous.id }
    : { name: "locationCheck", locationId: screen.locationId };
}

/**
 * Returns the screen of the next item in the location. After the last item it is the list of the location
 * for `itemCheck`, otherwise the summary of the location.
 */
export function nextItemScreen(screen: CountScreen, items: readonly Identified[]): CheckScreen {
  const { next } = neighbours(items, screen.itemId);
  return next ? { ...screen, itemId: next.id } : afterLastItem(screen);
}

function afterLastItem({ name, locationId }: CountScreen): CheckScreen {
  return { name: name === "itemCheck" ? "locationNav" : "locationSummary", locationId };
}

interface RoundOptions {
  updateId: number;
  /** The ids of locations in which somebody else is counting. They come last. */
  occupied: ReadonlySet<number>;
}

/**
 * Returns the screen of the next pending item in a round: the next one of the location, then those of later locations.
 * After the last one it is the list or summary of the location, or the completion screen. A round never goes back to
 * earlier items: they include those that the person has skipped.
 */
export function nextInRound<I extends Located>(
  screen: CountScreen,
  progress: readonly LocationProgress<Identified, I>[],
  { updateId, occupied }: RoundOptions,
): CheckScreen {
  const { locationId, itemId } = screen;
  const index = progress.findIndex(({ location }) => location.id === locationId);
  const item = progress[index]?.pending.find(({ id }) => id > itemId);
  if (item) return { ...screen, itemId: item.id };
  if (screen.round === "location") return afterLastItem(screen);
  const next = firstPending(progress.slice(index + 1), occupied);
  const [first] = next?.pending ?? [];
  return next && first
    ? { ...screen, locationId: next.location.id, itemId: first.id }
    : { name: "inventoryComplete", updateId };
}

/**
 * Returns the screen of the next pending item of the location, searching from the shown item to the end and
 * then from the first item. Returns null if the shown item is pending, if no item is pending, and if the
 * pending item directly follows the shown one. The screen begins a round.
 */
export function nextGapScreen(
  screen: CountScreen,
  items: readonly Identified[],
  counts: readonly { itemId: number }[],
): CountScreen | null {
  const index = items.findIndex(({ id }) => id === screen.itemId);
  const { pending } = splitByEntry([...items.slice(index), ...items.slice(0, index)], counts);
  const [gap] = pending;
  if (!gap || gap.id === screen.itemId || gap === items[index + 1]) return null;
  return { ...screen, itemId: gap.id, round: screen.round ?? "location" };
}

/**
 * Returns the screen of "Back to items": the first pending item, or the first when none is pending; null without items.
 * If only some items are pending, it begins a round through them.
 */
export function backToItemsScreen(
  locationId: number,
  items: readonly Identified[],
  pending: readonly Identified[],
): CheckScreen | null {
  const item = pending[0] ?? items[0];
  if (!item) return null;
  const isPartly = pending.length > 0 && pending.length < items.length;
  const round = isPartly ? "location" : undefined;
  return { name: "itemSingleCheck", locationId, itemId: item.id, ...(round && { round }) };
}
