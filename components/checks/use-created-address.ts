"use client";

import { useEffect } from "react";
import { replaceAddress, usePaths } from "@/lib/client/history/address";
import { pathOfScreen, readScreen } from "@/lib/features/checks/client/screens";
import type { CheckScreen } from "@/lib/features/checks/model/screen-sequence";

type Screen = CheckScreen | "invalid" | null;

/**
 * Replaces a temporary id in the URL once the server has accepted the item, so that the address is valid on other
 * devices.
 * @param screen the shown screen, with the id from the server
 */
export function useCreatedAddress(screen: Screen): void {
  const { shown } = usePaths();
  const address = readScreen(shown);
  const path = hasOtherItem(address, screen) ? pathOfScreen(screen) : null;
  useEffect(() => {
    if (path !== null) replaceAddress(path);
  }, [path]);
}

/** Returns whether two screens are about different items. */
function hasOtherItem(address: Screen, screen: Screen): screen is CheckScreen {
  const [from, to] = [itemIdOf(address), itemIdOf(screen)];
  return from !== null && to !== null && from !== to;
}

function itemIdOf(screen: Screen): number | null {
  return screen !== null && screen !== "invalid" && "itemId" in screen ? screen.itemId : null;
}
