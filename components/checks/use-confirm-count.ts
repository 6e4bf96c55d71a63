"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { showFailure } from "@/lib/client/toast";
import { useCurrentUser } from "@/lib/features/accounts/queries";
import { checkCopy } from "@/lib/features/checks/copy";
import { useRecordCount } from "@/lib/features/checks/mutations";
import { activeCheckQuery } from "@/lib/features/checks/queries";
import type { CheckScreen } from "@/lib/features/checks/rules";
import { pathOfScreen, readScreen } from "@/lib/features/checks/screens";
import { countOf, type Selection } from "@/lib/features/checks/selection";
import type { Item } from "@/lib/features/items/dto";
import { openScreen } from "./screen-address";

/** How long after a count is taken the next screen opens (specification, section 9). */
const NAVIGATION_DELAY_MS = 5;

/**
 * Takes what was chosen for an item and goes on to the next screen, without waiting for the server. If
 * the server refuses later, the person is led back to the item, wherever they are by then.
 */
export function useConfirmCount({ item, next }: { item: Item; next: CheckScreen }) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const user = useCurrentUser();
  const [isSaving, setSaving] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const recordCount = useRecordCount({
    onRefused: ({ id, locationId }) => {
      // A dead network refuses before the next screen has opened: then it stays closed.
      clearTimeout(leaving.current);
      setSaving(false);
      const screen = { name: "itemCheck", locationId, itemId: id } as const;
      if (readScreen(window.location.pathname)) openScreen(screen);
      else router.push(pathOfScreen(screen));
    },
  });

  function confirm(selection: Selection): void {
    if (isSaving) return;
    const amounts = countOf(selection);
    if (!amounts) {
      showFailure(checkCopy.count.nothingChosen);
      return;
    }
    // The check may have ended elsewhere since this screen was drawn.
    const check = queryClient.getQueryData(activeCheckQuery().queryKey);
    if (!check || !user) {
      showFailure(checkCopy.count.missingData);
      return;
    }
    setSaving(true);
    recordCount({ check, item, selection, ...amounts, countedBy: user.username });
    leaving.current = setTimeout(() => openScreen(next), NAVIGATION_DELAY_MS);
  }

  return { confirm, isSaving };
}
