"use client";

import { useEffect, useEffectEvent } from "react";

interface CountKeys {
  /** Whether an amount is being typed. Enter then confirms it, whatever has the focus. */
  isTyping: boolean;
  /** Called for every key without another effect. Returns whether the key belongs to an amount. */
  onType: (key: string) => boolean;
  /** Called for "=", which selects the same amount as last time. */
  onSame: () => void;
  onConfirm: () => void;
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
 * Handles the keyboard on the item screen: digits and fractions type an amount, "=" selects the same amount as last
 * time, Enter confirms the count, arrow keys open the previous or next item.
 */
export function useCountKeys(keys: CountKeys): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(target instanceof Element) || target.closest(`${TEXT}, ${OVERLAY}`)) return;
    if (press(keys, event, target)) event.preventDefault();
  });

  useEffect(() => {
    document.addEventListener("keydown", handle);
    return () => document.removeEventListener("keydown", handle);
  }, []);
}

/** Applies a key. Returns whether the key had an effect on the count. */
function press(keys: CountKeys, { key, repeat }: KeyboardEvent, target: Element): boolean {
  const { isTyping, onType, onSame, onConfirm, onPrevious, onNext } = keys;
  if (key === "Enter" && !isTyping && hasOwnEnter(target)) return false;
  // Space separates a whole amount from a fraction. Otherwise it clicks the focused button.
  if (key === " ") {
    if (isTyping) onType(key);
    return isTyping;
  }
  const action = { Enter: onConfirm, "=": onSame, ArrowLeft: onPrevious, ArrowRight: onNext }[key];
  if (!action) return onType(key);
  if (!repeat) action();
  return true;
}
