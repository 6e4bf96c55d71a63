import { days } from "@/lib/core/clock";
import { formatCount } from "@/lib/core/count-text";

/**
 * The number of days after its deletion for which an item or location can be restored. Its photo is kept until then.
 */
export const RESTORABLE_DAYS = 30;

/** Returns the number of days for which a deleted item or location can still be restored; a started day counts. */
export function restorableDaysLeft(deletedAt: string, moment: Date): number {
  const age = Math.max(0, moment.getTime() - new Date(deletedAt).getTime());
  return Math.max(0, Math.ceil(RESTORABLE_DAYS - age / days(1)));
}

/** Maximum number of deleted rows, as a multiple of the cap. The oldest are removed first. */
export const MAX_DELETED_PER_CAP = 10;

interface CapCheck {
  /** Plural noun for what is counted against the cap. */
  what: "locations" | "items";
  /** How many locations or items a household may have. */
  max: number;
  /** How many locations or items the household has. */
  has: number;
  /** How many locations or items the call would add. */
  adding: number;
}

/**
 * Returns the sentence that explains why the household cannot add `adding` locations or items, or null where it
 * can.
 */
export function explainCap({ what, max, has, adding }: CapCheck): string | null {
  if (adding === 0 || has + adding <= max) return null;
  const doesNotFit =
    adding === 1 ? "1 more does not fit" : `${formatCount(adding)} more do not fit`;
  return `A household can have up to ${formatCount(max)} ${what}. Yours has ${formatCount(has)}, so ${doesNotFit}. Delete some first.`;
}
