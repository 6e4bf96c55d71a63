"use client";

import { pushAddress, usePaths } from "@/lib/client/history/address";
import { pathOfScreen, readScreen } from "@/lib/features/checks/client/screens";
import type { CheckScreen } from "@/lib/features/checks/model/screen-sequence";

/**
 * Opens a screen of the check in the next frame. `CheckFlow` shows all of them from cached data, so only the address
 * changes and nothing is requested from the server.
 */
export function openScreen(screen: CheckScreen): void {
  pushAddress(pathOfScreen(screen));
}

/**
 * Returns the screen of the shown address. While another part of the application loads, this is still the last screen
 * of the check.
 */
export function usePresentScreen(): CheckScreen | "invalid" | null {
  const { shown, routed } = usePaths();
  return readScreen(shown) ?? readScreen(routed);
}
