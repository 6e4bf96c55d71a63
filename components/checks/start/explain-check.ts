import { countNouns } from "@/lib/core/count-text";
import type { CheckData } from "@/lib/features/checks/client/screens";

/** Returns how many locations and items a check counts. Locations without items are left out, as in the check. */
export function amountOfWork({ locations, items }: CheckData): string {
  const withItems = new Set(items.map(({ locationId }) => locationId));
  const places = locations.filter(({ id }) => withItems.has(id)).length;
  return `${countNouns(places, "location")}, ${countNouns(items.length, "item")}`;
}

interface Situation {
  hasItems: boolean;
  mayCount: boolean;
  mayEdit: boolean;
}

/** Returns what a check is, or why none can be started. */
export function explainCheck({ hasItems, mayCount, mayEdit }: Situation): string {
  if (!hasItems) {
    return mayEdit
      ? "A check counts your items. There are none yet: add them first."
      : "A check counts your items. There are none yet: an admin of your household can add them.";
  }
  return mayCount
    ? "Walk through your locations one by one and count what is there. At the end you get a shopping list of everything that has run low."
    : "No check is running. An admin or assistant of your household can start one.";
}
