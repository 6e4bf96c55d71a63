import type { Check, Found } from "./dto";

/** Returns what a check has found; null for a check that is not completed. */
export function foundOf({ completedAt, stockStatus }: Check): Found | null {
  return completedAt !== null && stockStatus !== null ? { completedAt, stockStatus } : null;
}
