import "server-only";
import { days, now } from "@/lib/core/clock";
import { RESTORABLE_DAYS } from "@/lib/features/households/model/rules";

/** Returns the time of the oldest deletion that can be undone now. */
export function restorableSince(): Date {
  return new Date(now().getTime() - days(RESTORABLE_DAYS));
}

/**
 * Returns the filter of the rows that a restore finds: deleted ones that can be restored, and live ones. A repeated
 * restore therefore succeeds.
 */
export function restorable({ householdId, ids }: { householdId: number; ids: number[] }) {
  return {
    householdId,
    id: { in: ids },
    OR: [{ isDeleted: false }, { deletedAt: { gt: restorableSince() } }],
  };
}

/** The column values that make a deleted row live again. */
export const RESTORED = { isDeleted: false, deletedAt: null, deletedById: null } as const;
