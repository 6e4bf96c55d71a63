import type { CheckData } from "@/lib/features/checks/client/screens";
import { progressByLocation } from "@/lib/features/checks/model/rules";
import { type CheckScreen, nextPendingLocation } from "@/lib/features/checks/model/screen-sequence";

interface ContinueTarget {
  to: CheckScreen;
  label: string;
}

/**
 * Returns where the check goes on from a location: in a partly counted location at its first
 * pending item, from a checked location in the next location with pending items. Returns null in a
 * location without entries, and when nothing is pending elsewhere.
 */
export function continueTarget(
  { locations, items, counts }: CheckData,
  locationId: number,
): ContinueTarget | null {
  const progress = progressByLocation(locations, items, counts);
  const here = progress.find(({ location }) => location.id === locationId);
  if (!here || here.checked.length === 0) return null;
  const [item] = here.pending;
  if (item) {
    const to = { name: "itemSingleCheck", locationId, itemId: item.id } as const;
    return { to, label: `Continue at ${item.name}` };
  }
  const next = nextPendingLocation(progress, locationId);
  return (
    next && { to: { name: "locationCheck", locationId: next.id }, label: `Next: ${next.name}` }
  );
}

/**
 * Returns the next pending item of another location, so that a walk from room to room needs one tap for each. Null when
 * nothing is pending elsewhere.
 */
export function nextLocationTarget(
  { locations, items, counts }: CheckData,
  locationId: number,
): ContinueTarget | null {
  const progress = progressByLocation(locations, items, counts);
  const next = nextPendingLocation(progress, locationId);
  const item = progress.find(({ location }) => location === next)?.pending[0];
  if (!next || !item) return null;
  const to = { name: "itemSingleCheck", locationId: next.id, itemId: item.id } as const;
  return { to, label: `Count ${next.name}` };
}
