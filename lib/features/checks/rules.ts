const DAY_MS = 24 * 60 * 60 * 1000;
const YELLOW_AFTER_DAYS = 7;
const RED_AFTER_DAYS = 14;

/** Progress in whole per cent: checked items of all items, rounded; 0 when there are none. */
export function progressPercent(checked: number, all: number): number {
  if (all === 0) return 0;
  return Math.min(100, Math.round((checked / all) * 100));
}

export type CheckAge = "fresh" | "yellow" | "red";

/** The colour of the clock: yellow after more than 7 days, red after more than 14. */
export function checkAge(completedAt: string, moment: Date): CheckAge {
  const age = moment.getTime() - new Date(completedAt).getTime();
  if (age > RED_AFTER_DAYS * DAY_MS) return "red";
  return age > YELLOW_AFTER_DAYS * DAY_MS ? "yellow" : "fresh";
}

interface Identified {
  id: number;
}

interface Located extends Identified {
  locationId: number;
}

/** A location with the items of it that a check has counted, and those that it has not. */
export interface LocationProgress<L extends Identified, I extends Located> {
  location: L;
  checked: I[];
  pending: I[];
}

/** The state of a check, location by location in the checking sequence, items by id. */
export function progressByLocation<L extends Identified, I extends Located>(
  locations: readonly L[],
  items: readonly I[],
  counts: readonly { itemId: number }[],
): LocationProgress<L, I>[] {
  const counted = new Set(counts.map((count) => count.itemId));
  const sorted = items.toSorted((a, b) => a.id - b.id);
  return locations.map((location) => {
    const here = sorted.filter((item) => item.locationId === location.id);
    return {
      location,
      checked: here.filter((item) => counted.has(item.id)),
      pending: here.filter((item) => !counted.has(item.id)),
    };
  });
}

/** The neighbours of a location in the checking sequence; null at either end. */
export function neighbours<L extends Identified>(
  sequence: readonly L[],
  id: number,
): { previous: L | null; next: L | null } {
  const index = sequence.findIndex((entry) => entry.id === id);
  if (index === -1) return { previous: null, next: null };
  return { previous: sequence[index - 1] ?? null, next: sequence[index + 1] ?? null };
}

/**
 * Where "Continue" leads: the first location with unchecked items; when all are checked, the first that
 * has items; null (the check's start screen) when there are none.
 */
export function locationToContinue<L extends Identified, I extends Located>(
  progress: readonly LocationProgress<L, I>[],
): L | null {
  const withPending = progress.find(({ pending }) => pending.length > 0);
  const withItems = progress.find(({ checked }) => checked.length > 0);
  return (withPending ?? withItems)?.location ?? null;
}
