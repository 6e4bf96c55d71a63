"use client";

import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import type { CheckData } from "@/lib/features/checks/client/screens";
import { missingCount } from "@/lib/features/checks/model/rules";
import { wasEndSeen } from "./end-seen";

/**
 * Returns how many items are missing when the screen offers to complete the check, otherwise null.
 * The screen offers it when no item is missing, or after this tab has shown the completion screen.
 */
export function useMissingCount({ check, items, counts }: CheckData): number | null {
  const mayCount = useIsAllowed("check:run");
  if (!check || !mayCount || items.length === 0) return null;
  const missing = missingCount(items, counts);
  return missing === 0 || wasEndSeen(check.id) ? missing : null;
}
