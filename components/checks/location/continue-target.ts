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
