"use client";

import { useEffect, useEffectEvent } from "react";
import { isPageKey } from "@/lib/client/is-page-key";
import { useHasSingleKeys } from "@/lib/client/preferences";

interface CountKeys {
  /** Whether keys type and confirm an amount. */
  isCounting: boolean;
  /** Whether an amount is being typed. */
  isTyping: boolean;
  /**
   * Called for each key that neither confirms nor navigates. Returns whether an amount can contain the key.
   */
  onType: (key: string) => boolean;
  onConfirm: () => void;
  onPrevious: () => void;
  onNext: () => void;
}

/**
 * Returns whether Enter or Space has its usual effect on the focused link or button. On an amount key,
 * neither has an effect while an amount is being typed. On a selected amount key, Enter confirms the count
 * instead.
 */
function isOwnKey(key: string, target: Element, isTyping: boolean): boolean {
  const control = target.closest("a, button");
  if (!control?.matches("[data-amount-key]")) return control !== null;
  return !isTyping && (key === " " || !control.matches("[aria-pressed=true]"));
}

/**
 * Handles the keyboard on the item screen: digits, fractions and "=" type an amount, Enter confirms the
 * count, arrow keys open the previous or next item. A key that is held down acts once; only Backspace
 * repeats. While single keys are turned off, only Enter and the arrow keys act.
 */
export function useCountKeys(keys: CountKeys): void {
  const hasSingleKeys = useHasSingleKeys();
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(target instanceof Element) || !isPageKey(event)) return;
    const onType = hasSingleKeys ? keys.onType : () => false;
    if (press({ ...keys, onType }, event, target)) event.preventDefault();
  });

  useEffect(() => {
    document.addEventListener("keydown", handle);
    return () => document.removeEventListener("keydown", handle);
  }, []);
}

/**
 * Applies a key. Returns whether the key was handled, so that its usual effect must be prevented.
 */
function press(keys: CountKeys, { key, repeat }: KeyboardEvent, target: Element): boolean {
  const { isCounting, isTyping, onType, onConfirm, onPrevious, onNext } = keys;
  if ((key === "Enter" || key === " ") && isOwnKey(key, target, isTyping)) return false;
  if (!isCounting && !key.startsWith("Arrow")) return false;
  const action = { Enter: onConfirm, ArrowLeft: onPrevious, ArrowRight: onNext }[key];
  if (action && !repeat) action();
  const isTyped = !action && (!repeat || key === "Backspace") && onType(key);
  // While an amount is being typed, a Space that cannot be part of it has no effect: it must not click the
  // focused amount key or scroll the page.
  return action !== undefined || isTyped || (key === " " && isTyping);
}
