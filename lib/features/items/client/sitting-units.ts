import type { QueryClient } from "@tanstack/react-query";
import type { Unit } from "../model/units";

/** The units of the items that were added in a tab since it was loaded. */
interface Sitting {
  last: Unit;
  byLocation: Map<number, Unit>;
}

/** The key is the query client of the tab, which exists as long as the page and the session. */
const sittings = new WeakMap<QueryClient, Sitting>();

/** Remembers the unit of an added item as the default of the next one. */
export function rememberUnit(
  queryClient: QueryClient,
  { locationId, unit }: { locationId: number; unit: Unit },
): void {
  const byLocation = sittings.get(queryClient)?.byLocation ?? new Map<number, Unit>();
  sittings.set(queryClient, { last: unit, byLocation: byLocation.set(locationId, unit) });
}

/**
 * Returns the unit of the last item that this tab added to the location, or to any location if there is none.
 * Returns undefined before the first addition.
 */
export function lastUnit(
  queryClient: QueryClient,
  locationId: number | undefined,
): Unit | undefined {
  const sitting = sittings.get(queryClient);
  if (locationId === undefined) return sitting?.last;
  return sitting?.byLocation.get(locationId) ?? sitting?.last;
}
