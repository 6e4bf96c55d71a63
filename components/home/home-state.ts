import type { Check, LatestCheck } from "@/lib/features/checks/model/dto";
import { checkAge } from "@/lib/features/checks/model/rules";
import type { Item } from "@/lib/features/items/model/dto";
import { isUncounted, quantityToBuy } from "@/lib/features/items/model/rules";
import type { Location } from "@/lib/features/locations/model/dto";

/** The query results of the home screen; undefined while loading. */
interface HomeData {
  locations: Location[] | undefined;
  items: readonly Item[] | undefined;
  active: Check | null | undefined;
  latest: LatestCheck | null | undefined;
  hasFailed: boolean;
}

/** The states of the home screen. */
export type HomeState =
  | { kind: "loading" }
  | { kind: "failed" }
  | { kind: "noLocations" }
  | { kind: "noItems" }
  | { kind: "noChecks" }
  | {
      kind: "checks";
      locations: Location[];
      items: readonly Item[];
      active: Check | null;
      latest: LatestCheck | null;
    };

/** Returns the state of the home screen: the first one that applies. */
export function homeState({ locations, items, active, latest, hasFailed }: HomeData): HomeState {
  if (!locations || !items || active === undefined || latest === undefined) {
    return { kind: hasFailed ? "failed" : "loading" };
  }
  if (locations.length === 0) return { kind: "noLocations" };
  if (items.length === 0) return { kind: "noItems" };
  if (!active && !latest) return { kind: "noChecks" };
  return { kind: "checks", locations, items, active, latest };
}

type Checks = Extract<HomeState, { kind: "checks" }>;

/**
 * Returns the one main action of the home screen. For people who may count, it is the running check if there is one.
 * Without it, it is the shopping list if something is to be bought and the latest check is at most 7 days old, else a
 * new check. For people who may not count, it is always the shopping list.
 */
export function nextAction(
  { active, latest, items }: Pick<Checks, "active" | "latest" | "items">,
  { mayCount, moment }: { mayCount: boolean; moment: Date },
): "continue" | "list" | "check" {
  if (!mayCount) return "list";
  if (active) return "continue";
  const isOld = !latest?.completedAt || checkAge(latest.completedAt, moment) !== "fresh";
  const isShort = items.some((item) => !isUncounted(item) && quantityToBuy(item) > 0);
  return isShort && !isOld ? "list" : "check";
}
