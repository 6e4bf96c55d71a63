"use client";

import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import type { CheckData } from "@/lib/features/checks/client/screens";
import { missingCount } from "@/lib/features/checks/model/rules";
import { wasEndSeen } from "./end-seen";

/**
 * Returns the number of items without an entry if the screen should link to the completion screen,
 * otherwise null. The link is shown as soon as every item has an entry, and also while entries are missing
 * if this tab has already shown the completion screen of the check.
 */
export function useMissingCount({ check, items, counts }: CheckData): number | null {
  const mayCount = useIsAllowed("check:run");
  if (!check || !mayCount || items.length === 0) return null;
  const missing = missingCount(items, counts);
  return missing === 0 || wasEndSeen(check.id) ? missing : null;
}
