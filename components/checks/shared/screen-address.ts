"use client";

import { pushAddress, usePaths } from "@/lib/client/history/address";
import { pathOfScreen, readScreen } from "@/lib/features/checks/client/screens";
import type { CheckScreen } from "@/lib/features/checks/model/screen-sequence";

/**
 * Opens a screen of the check. `CheckFlow` renders it from cached data, so only the URL changes and
 * no request is sent.
 */
export function openScreen(screen: CheckScreen): void {
  pushAddress(pathOfScreen(screen));
}

/**
 * Returns the screen for the current URL. While another part of the application loads, this is
 * still the last screen of the check.
 */
export function usePresentScreen(): CheckScreen | "invalid" | null {
  const { shown, routed } = usePaths();
  return readScreen(shown) ?? readScreen(routed);
}
