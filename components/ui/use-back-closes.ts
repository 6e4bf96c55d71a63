"use client";

import { useEffect, useEffectEvent } from "react";

/** In the state of a history entry: how many dialogs are open on it. */
const DEPTH = "openDialogs";

interface OpenDialog {
  close: () => void;
}

/** What is open, each dialog above the one before it. */
const dialogs: OpenDialog[] = [];
/** The address that the dialogs lie above. */
let address = "";
/** Whether a step back of our own is under way. */
let isLeaving = false;
let isDue = false;

function depth(): number {
  const state = window.history.state as Record<string, unknown> | null;
  return Number(state?.[DEPTH] ?? 0);
}

/** Gives each open dialog an entry of the history, and takes away those of dialogs that were closed. */
function settle() {
  isDue = false;
  if (isLeaving) return;
  const surplus = depth() - dialogs.length;
  if (surplus > 0) {
    address = window.location.href;
    isLeaving = true;
    window.history.go(-surplus);
  }
  while (depth() < dialogs.length) {
    address = window.location.href;
    // Next finds its own state in the copy, and takes the entry for the same page.
    window.history.pushState({ ...window.history.state, [DEPTH]: depth() + 1 }, "");
  }
}

/** One dialog may close as another opens: what comes of both is looked at. */
function settleSoon() {
  if (isDue) return;
  isDue = true;
  queueMicrotask(settle);
}

function onPopState(event: PopStateEvent) {
  const closing = isLeaving ? [] : dialogs.slice(depth()).reverse();
  // The page is the same. Next would drop a navigation that is under way for it.
  if ((isLeaving || closing.length > 0) && window.location.href === address)
    event.stopImmediatePropagation();
  isLeaving = false;
  closing.forEach(({ close }) => close());
  // One that is busy stays and gets its entry back; an entry whose dialog is gone is passed over.
  settleSoon();
}

/** Whether a dialog is open, and who is told that it wants to change. */
export interface Closable {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Lets the browser's back button, or a phone's, close a dialog instead of leaving the page. */
export function useBackCloses({ open, onOpenChange }: Closable): void {
  const close = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    if (!open) return;
    const dialog: OpenDialog = { close: () => close() };
    dialogs.push(dialog);
    // Before Next's own listener; added again it stays one.
    window.addEventListener("popstate", onPopState, { capture: true });
    settleSoon();
    return () => {
      dialogs.splice(dialogs.indexOf(dialog), 1);
      settleSoon();
    };
  }, [open]);
}
