"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { isPageKey } from "@/lib/client/is-page-key";
import { actionOf, isApple, isSingle, keyOf } from "./read-key";
import type { Action } from "./shortcut-table";

/** How long the second key of a shortcut may come after the first one, in milliseconds. */
const WAIT_MS = 1_500;

interface ShortcutKeys {
  /** Whether single keys are shortcuts. */
  hasSingleKeys: boolean;
  /** Performs an action. Returns whether the key has an effect, so that its usual effect must be prevented. */
  perform: (action: Action, target: Element) => boolean;
}

/**
 * Calls `perform` for the shortcuts of the table. Single keys have no effect in text fields, dialogs and menus. The
 * listener is that of the window, so that handlers of the screen, such as the keys of the count screens, come first.
 */
export function useShortcutKeys({ hasSingleKeys, perform }: ShortcutKeys): void {
  /** The first key of a shortcut with two keys, and when it was pressed. */
  const first = useRef<{ key: string; at: number } | null>(null);

  const handle = useEffectEvent((event: KeyboardEvent) => {
    const key = keyOf(event, isApple());
    const before = first.current;
    first.current = null;
    if (key === null || event.defaultPrevented || !(event.target instanceof Element)) return;
    if (isSingle(key) && !(hasSingleKeys && isPageKey(event))) return;
    const isInTime = before !== null && event.timeStamp - before.at < WAIT_MS;
    const action = actionOf(isInTime ? before.key : null, key);
    if (action === "waiting") first.current = { key, at: event.timeStamp };
    else if (action && perform(action, event.target)) event.preventDefault();
  });

  useEffect(() => {
    window.addEventListener("keydown", handle);
    return () => window.removeEventListener("keydown", handle);
  }, []);
}
