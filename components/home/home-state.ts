import type { Check } from "@/lib/features/checks/model/dto";
import type { Item } from "@/lib/features/items/model/dto";
import type { Location } from "@/lib/features/locations/model/dto";

/** What the home page has learned; what it has not learned yet is undefined. */
interface HomeData {
  locations: Location[] | undefined;
  items: Item[] | undefined;
  active: Check | null | undefined;
  latest: Check | null | undefined;
  hasFailed: boolean;
}

/** What the home page shows. */
export type HomeState =
  | { kind: "loading" }
  | { kind: "failed" }
  | { kind: "noLocations" }
  | { kind: "noItems" }
  | { kind: "noChecks" }
  | {
      kind: "checks";
      locations: Location[];
      items: Item[];
      active: Check | null;
      latest: Check | null;
    };

/** The state of the home page: the first that applies. */
export function homeState({ locations, items, active, latest, hasFailed }: HomeData): HomeState {
  if (!locations || !items || active === undefined || latest === undefined) {
    return { kind: hasFailed ? "failed" : "loading" };
  }
  if (locations.length === 0) return { kind: "noLocations" };
  if (items.length === 0) return { kind: "noItems" };
  if (!active && !latest) return { kind: "noChecks" };
  return { kind: "checks", locations, items, active, latest };
}
