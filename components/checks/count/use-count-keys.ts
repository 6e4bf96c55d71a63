"use client";

import { useEffect, useEffectEvent } from "react";
import { LARGEST_KEY } from "@/lib/features/checks/model/selection";

interface CountKeys {
  /** Called when a digit is pressed that has an amount key on the screen. 0 stands for the key "None". */
  onDigit?: (digit: number) => void;
  onConfirm?: () => void;
  onPrevious: () => void;
  onNext: () => void;
}

const TEXT = "input, textarea, select, [contenteditable]";
const OVERLAY = "[role=dialog], [role=alertdialog], [role=menu]";

/**
 * Returns whether Enter activates the focused element: a link, or a button other than that of the selected
 * amount. Elsewhere Enter confirms the count.
 */
function hasOwnEnter(target: Element): boolean {
  const control = target.closest("a, button");
  return control !== null && !control.matches("[data-amount-key][aria-pressed=true]");
}

/**
 * Handles the keyboard on the item screen: digits select an amount, Enter confirms the count, arrow keys open
 * the previous or next item.
 */
export function useCountKeys(keys: CountKeys): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(target instanceof Element) || target.closest(`${TEXT}, ${OVERLAY}`)) return;
    const act = actionOf(keys, key, target);
    if (!act || event.repeat) return;
    event.preventDefault();
    act();
  });

  useEffect(() => {
    document.addEventListener("keydown", handle);
    return () => document.removeEventListener("keydown", handle);
  }, []);
}

function actionOf(keys: CountKeys, key: string, target: Element): (() => void) | undefined {
  if (key === "ArrowLeft") return keys.onPrevious;
  if (key === "ArrowRight") return keys.onNext;
  if (key === "Enter") return hasOwnEnter(target) ? undefined : keys.onConfirm;
  const { onDigit } = keys;
  if (!onDigit || !/^\d$/.test(key) || Number(key) > LARGEST_KEY) return undefined;
  return () => onDigit(Number(key));
}
