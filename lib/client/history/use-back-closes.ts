"use client";

import { useEffect, useEffectEvent } from "react";

/** Property of a history entry's state: the number of open dialogs. Browser tests read it too. */
const DEPTH = "openDialogs";

interface OpenDialog {
  close: () => void;
}

/** The open dialogs, the topmost last. */
const dialogs: OpenDialog[] = [];
/** The URL of the page below the dialogs. */
let pageUrl = "";
/** Whether `settle` has called `history.go` and its popstate event has not arrived yet. */
let isGoingBack = false;
let isSettleQueued = false;
let isScrollWanted = false;

/** Returns the number of history entries of open dialogs above the entry of the page. */
export function depth(): number {
  const state = window.history.state as Record<string, unknown> | null;
  return Number(state?.[DEPTH] ?? 0);
}

/** Adds a history entry for each open dialog that has none, and removes those of closed dialogs. */
function settle(): void {
  isSettleQueued = false;
  if (isGoingBack) return;
  const surplus = depth() - dialogs.length;
  if (surplus > 0) {
    pageUrl = window.location.href;
    isGoingBack = true;
    window.history.go(-surplus);
  }
  while (depth() < dialogs.length) {
    pageUrl = window.location.href;
    // The new history entry has a copy of Next's history state, so Next treats both entries as the same page.
    window.history.pushState({ ...window.history.state, [DEPTH]: depth() + 1 }, "");
  }
}

/**
 * Updates the history in a microtask, so that a dialog that opens while another one closes reuses the history
 * entry of the closing dialog.
 */
function settleSoon(): void {
  if (isSettleQueued) return;
  isSettleQueued = true;
  queueMicrotask(settle);
}

/**
 * Closes the dialogs above the history entry to which the browser has moved. A history navigation that stays on
 * the page must not reach Next, so the event is stopped. Next's listener dispatches a restore action for every
 * history entry with Next's state. That action discards a running navigation, such as the one to the sign-in
 * page after logging out, and renders the page again. Next ignores only entries without state, and the entry
 * below a dialog is the page's own, whose state Next needs.
 */
function onPopState(event: PopStateEvent): void {
  const closing = isGoingBack ? [] : dialogs.slice(depth()).reverse();
  const staysOnPage = window.location.href === pageUrl;
  if ((isGoingBack || closing.length > 0) && staysOnPage) event.stopImmediatePropagation();
  isGoingBack = false;
  if (isScrollWanted) {
    isScrollWanted = false;
    requestAnimationFrame(() => window.scrollTo(0, 0));
  }
  closing.forEach(({ close }) => close());
  // A busy dialog stays open, and its history entry is added again. A step forward to the history entry of a
  // closed dialog is undone.
  settleSoon();
}

/**
 * Scrolls to the top of the page when the open dialog has closed, or at once if none is open. Scrolling before the dialog
 * has closed has no effect: the browser returns to the position that it stored for the history entry below the dialog.
 */
export function scrollToTopAfterDialog(): void {
  if (depth() > 0) isScrollWanted = true;
  else window.scrollTo(0, 0);
}

/** Whether a dialog is open, and the callback that opens or closes it. */
export interface Closable {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Makes the back button close a dialog instead of leaving the page (docs/decisions/0030). */
export function useBackCloses({ open, onOpenChange }: Closable): void {
  const close = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    if (!open) return;
    const dialog: OpenDialog = { close: () => close() };
    dialogs.push(dialog);
    // The `popstate` listener is a capturing one, so that it runs before Next's listener. Adding the same
    // listener again has no effect.
    window.addEventListener("popstate", onPopState, { capture: true });
    settleSoon();
    return () => {
      dialogs.splice(dialogs.indexOf(dialog), 1);
      settleSoon();
    };
  }, [open]);
}
