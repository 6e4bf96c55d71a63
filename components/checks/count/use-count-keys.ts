"use client";

import { useEffect, useEffectEvent } from "react";

interface CountKeys {
  /** Whether an amount is being typed. */
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
 * Returns whether Enter and Space have their usual effect on the focused element: on a link, and on a button. On an
 * amount key they belong to the count while an amount is typed, and Enter also after the key was selected.
 */
function isOwnKey(key: string, target: Element, isTyping: boolean): boolean {
  const control = target.closest("a, button");
  if (!control?.matches("[data-amount-key]")) return control !== null;
  return !isTyping && (key === " " || !control.matches("[aria-pressed=true]"));
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
  if ((key === "Enter" || key === " ") && isOwnKey(key, target, isTyping)) return false;
  const action = { Enter: onConfirm, "=": onSame, ArrowLeft: onPrevious, ArrowRight: onNext }[key];
  // A Space that separates nothing must not click an amount key or scroll the page either.
  if (!action) return onType(key) || (key === " " && isTyping);
  if (!repeat) action();
  return true;
}
