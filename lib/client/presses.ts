"use client";

/**
 * Longest time in milliseconds from the moment the finger leaves the screen to the browser's click event for
 * the tap.
 */
const CLICK_DELAY_MS = 300;

let isPressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting: (() => void)[] = [];

function begin(): void {
  clearTimeout(timer);
  isPressed = true;
}

function end(): void {
  clearTimeout(timer);
  isPressed = false;
  for (const run of waiting.splice(0)) run();
}

function endIn(delay: number): void {
  clearTimeout(timer);
  timer = setTimeout(end, delay);
}

/** Follows the presses of a mouse or a finger. Returns a function that stops following them. */
export function followPresses(): () => void {
  const listeners = new AbortController();
  const on = (type: "pointerdown" | "pointerup" | "pointercancel" | "click", run: () => void) =>
    window.addEventListener(type, run, { capture: true, signal: listeners.signal });
  on("pointerdown", begin);
  on("pointerup", () => endIn(CLICK_DELAY_MS));
  on("pointercancel", end);
  // Ends the pointer press by a timer, so that the handlers of the click run while the press still counts as
  // running.
  on("click", () => endIn(0));
  return () => {
    listeners.abort();
    end();
  };
}

/**
 * Runs a function at once, or after the click of a press that is under way. A press moves the focus before it clicks:
 * a change of the layout in between would move the pressed button away, and the click would be lost.
 */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.push(run);
  else run();
}
