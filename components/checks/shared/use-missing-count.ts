"use client";

import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import type { CheckData } from "@/lib/features/checks/client/screens";
import { missingCount } from "@/lib/features/checks/model/rules";
import { wasEndSeen } from "./end-seen";

/**
 * Decides whether a screen of the check leads to the end: once every item has an entry, and before that for a
 * person who comes from there to count what is missing.
 * @returns how many items are missing, 0 when the check can be finished; null where nothing is to be offered.
 */
export function useMissingCount({ check, items, counts }: CheckData): number | null {
  const mayCount = useIsAllowed("check:run");
  if (!check || !mayCount || items.length === 0) return null;
  const missing = missingCount(items, counts);
  return missing === 0 || wasEndSeen(check.id) ? missing : null;
}
