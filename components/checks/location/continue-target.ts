import type { CheckData } from "@/lib/features/checks/client/screens";
import { type LocationProgress, progressByLocation } from "@/lib/features/checks/model/rules";
import { type CheckScreen, nextPendingLocation } from "@/lib/features/checks/model/screen-sequence";
import type { Item } from "@/lib/features/items/model/dto";
import type { Location } from "@/lib/features/locations/model/dto";

export interface ContinueTarget {
  to: CheckScreen;
  label: string;
  /** The name with which the label ends. */
  name?: string;
}

interface ContinueOptions {
  /** The ids of locations in which somebody else is counting. */
  occupied: ReadonlySet<number>;
  /** Whether the person counts the items of a location on its sheet. */
  isOnSheet: boolean;
}

/**
 * Returns the screen with which the check continues from a location. In a partly counted location this is the first
 * pending item or the sheet, in a checked location the next location with pending items. Returns null in a location
 * without entries, except for its sheet, and in a checked location when nothing is pending elsewhere.
 */
export function continueTarget(
  { locations, items, counts }: CheckData,
  locationId: number,
  { occupied, isOnSheet }: ContinueOptions,
): ContinueTarget | null {
  const progress = progressByLocation(locations, items, counts);
  const here = progress.find(({ location }) => location.id === locationId);
  if (!here) return null;
  const [item] = here.pending;
  if (item && isOnSheet) return toSheet(locationId);
  if (here.checked.length === 0) return null;
  const next = nextPendingLocation(progress, locationId, occupied);
  if (!item) return next && toLocation(next);
  return {
    to: { name: "itemSingleCheck", locationId, itemId: item.id, round: "location" },
    label: `Continue at ${item.name}`,
    name: item.name,
  };
}

/**
 * Returns a location with pending items in which nobody is, while somebody else is counting in this one. Returns null
 * when there is no such location, and when "Next location" already leads to it.
 */
export function unoccupiedLocation(
  { locations, items, counts }: CheckData,
  locationId: number,
  occupied: ReadonlySet<number>,
): Location | null {
  if (!occupied.has(locationId)) return null;
  const progress = progressByLocation(locations, items, counts);
  const next = nextPendingLocation(progress, locationId, occupied);
  return next && !occupied.has(next.id) && next !== following(progress, locationId) ? next : null;
}

/** Returns the location that "Next location" opens; undefined after the last one. */
function following(
  progress: readonly LocationProgress<Location, Item>[],
  locationId: number,
): Location | undefined {
  const index = progress.findIndex(({ location }) => location.id === locationId);
  return progress
    .slice(index + 1)
    .find(({ checked, pending }) => checked.length + pending.length > 0)?.location;
}

/**
 * Returns the next pending item of another location, so that a walk from room to room needs one tap for each. Null when
 * nothing is pending elsewhere.
 */
export function nextLocationTarget(
  { locations, items, counts }: CheckData,
  locationId: number,
  { occupied, isOnSheet }: ContinueOptions,
): ContinueTarget | null {
  const progress = progressByLocation(locations, items, counts);
  const next = nextPendingLocation(progress, locationId, occupied);
  const there = progress.find(({ location }) => location === next);
  const item = there?.pending[0];
  if (!next || !there || !item) return null;
  const isPartlyCounted = there.checked.length > 0;
  const label = isPartlyCounted
    ? `Count the ${there.pending.length} left in ${next.name}`
    : `Count ${next.name}`;
  if (isOnSheet) return { ...toSheet(next.id), label, name: next.name };
  const round = isPartlyCounted ? "location" : undefined;
  const to = { name: "itemSingleCheck", locationId: next.id, itemId: item.id, round } as const;
  return { to, label, name: next.name };
}

/** Returns the screen of a location, as the next one of the check. */
export function toLocation({ id, name }: Location): ContinueTarget {
  return { to: { name: "locationCheck", locationId: id }, label: `Next: ${name}`, name };
}

function toSheet(locationId: number): ContinueTarget {
  return { to: { name: "locationSheet", locationId }, label: "Count on one screen" };
}
