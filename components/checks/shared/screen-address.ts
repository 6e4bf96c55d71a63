"use client";

import { pushAddress, returnTo, usePaths, useQueryString } from "@/lib/client/history/address";
import { useCreatedIds } from "@/lib/client/pending-writes/use-created-ids";
import {
  isCountScreen,
  pathOfScreen,
  type PresentScreen,
  readRound,
  readScreen,
} from "@/lib/features/checks/client/screens";
import type { CheckScreen } from "@/lib/features/checks/model/screen-sequence";

/**
 * Opens a screen of the check. `CheckFlow` renders it from cached data, so only the URL changes and
 * no request is sent.
 */
export function openScreen(screen: CheckScreen): void {
  pushAddress(pathOfScreen(screen));
}

/**
 * Opens a screen of the check in place of the screen that was opened from it. Afterwards the back button leads
 * neither to the replaced screen nor to the opened one a second time.
 */
export function returnToScreen(screen: CheckScreen): void {
  returnTo(pathOfScreen(screen));
}

/**
 * Returns the screen for the current URL. While another part of the application loads, this is
 * still the last screen of the check. A temporary id in the URL is replaced if the server has accepted the item.
 */
export function usePresentScreen(): PresentScreen {
  const { shown, routed } = usePaths();
  const { idOf } = useCreatedIds();
  const screen = readScreen(shown) ?? readScreen(routed);
  const round = readRound(useQueryString());
  return isCountScreen(screen) ? { ...screen, itemId: idOf(screen.itemId), round } : screen;
}
