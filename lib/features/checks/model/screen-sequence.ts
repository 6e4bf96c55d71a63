import { type Identified, type Located, type LocationProgress, splitByEntry } from "./rules";

/** A screen of the check and the ids in its path. */
export type CheckScreen =
  | { name: "start" }
  | { name: "locationCheck"; locationId: number }
  | { name: "locationNav"; locationId: number }
  | { name: "locationSummary"; locationId: number }
  | { name: CountScreenName; locationId: number; itemId: number }
  | { name: "inventoryComplete"; updateId: number };

/** The two screens on which an item is counted. They differ in the screen that follows the last item. */
export type CountScreenName = "itemCheck" | "itemSingleCheck";

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
 * Returns the location that "Continue" opens: the first with pending items. When nothing is
 * pending, returns the first with items, or null (the start screen) when no location has items.
 */
export function locationToContinue<L extends Identified, I extends Located>(
  progress: readonly LocationProgress<L, I>[],
): L | null {
  const withPending = progress.find(({ pending }) => pending.length > 0);
  const withItems = progress.find(({ checked }) => checked.length > 0);
  return (withPending ?? withItems)?.location ?? null;
}

/**
 * Returns the next location with pending items: the first one after the given location, otherwise
 * the first of the whole sequence. Returns null when nothing is pending elsewhere.
 */
export function nextPendingLocation<L extends Identified, I extends Located>(
  progress: readonly LocationProgress<L, I>[],
  locationId: number,
): L | null {
  const index = progress.findIndex(({ location }) => location.id === locationId);
  const others = [...progress.slice(index + 1), ...progress.slice(0, Math.max(index, 0))];
  return others.find(({ pending }) => pending.length > 0)?.location ?? null;
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
 * Returns the screen of "Next location": the next location; after the last one the completion screen, or the
 * start screen when no check is running. A location without items is not shown: opening it leads to the same
 * screen.
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

interface CountScreen {
  name: CountScreenName;
  locationId: number;
  itemId: number;
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

/** Returns the screen of the next item in the location; after the last one its list or summary. */
export function nextItemScreen(screen: CountScreen, items: readonly Identified[]): CheckScreen {
  const { next } = neighbours(items, screen.itemId);
  if (next) return { ...screen, itemId: next.id };
  const name = screen.name === "itemCheck" ? "locationNav" : "locationSummary";
  return { name, locationId: screen.locationId };
}

/**
 * Returns the screen of the next pending item of the location, searching from the shown item to the end and
 * then from the first item. Returns null if the shown item is pending, if no item is pending, and if the
 * pending item directly follows the shown one.
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
  return { ...screen, itemId: gap.id };
}

/** Returns the screen of "Back to items": the first pending item, or the first when none is pending; null without items. */
export function backToItemsScreen(
  locationId: number,
  items: readonly Identified[],
  pending: readonly Identified[],
): CheckScreen | null {
  const item = pending[0] ?? items[0];
  return item ? { name: "itemSingleCheck", locationId, itemId: item.id } : null;
}
