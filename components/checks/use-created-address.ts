"use client";

import { useEffect } from "react";
import { replaceAddress, usePaths } from "@/lib/client/history/address";
import {
  isCountScreen,
  pathOfScreen,
  type PresentScreen,
  readScreen,
} from "@/lib/features/checks/client/screens";

/**
 * Replaces a temporary id in the URL once the server has accepted the item, so that the address is valid on other
 * devices.
 * @param screen the shown screen, with the id from the server
 */
export function useCreatedAddress(screen: PresentScreen): void {
  const { shown } = usePaths();
  const address = readScreen(shown);
  const isReplaced =
    isCountScreen(address) && isCountScreen(screen) && address.itemId !== screen.itemId;
  const path = isReplaced ? pathOfScreen(screen) : null;
  useEffect(() => {
    if (path !== null) replaceAddress(path);
  }, [path]);
}
