"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useNavigation } from "@/lib/client/history/use-navigation";
import { showToast } from "@/lib/client/toast";
import { paths } from "@/lib/core/paths";
import { activeCheckQuery } from "@/lib/features/checks/client/queries";
import { checkCopy } from "@/lib/features/checks/model/copy";
import { hasEnded } from "@/lib/features/checks/model/rules";
import type { CheckScreen } from "@/lib/features/checks/model/screen-sequence";
import { openScreen } from "./screen-address";

/**
 * Returns the function that opens a screen of the check. After another device has completed the check, it offers
 * the shopping list instead: a change of the address would discard the navigation to the list.
 */
export function useOpenScreen(): (screen: CheckScreen) => void {
  const queryClient = useQueryClient();
  const { open } = useNavigation();
  return (screen) => {
    if (hasEnded(queryClient.getQueryData(activeCheckQuery().queryKey))) {
      const openList = () => open(paths.shoppingList());
      showToast(checkCopy.completedBy({ by: null, openList }));
    } else openScreen(screen);
  };
}
