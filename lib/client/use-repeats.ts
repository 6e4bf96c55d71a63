import { hashKey } from "@tanstack/react-query";
import { useState } from "react";

/** Two taps that are less than this apart, in milliseconds, are one wish. */
const DOUBLE_TAP_MS = 600;

/** Which calls are under way or have just been made, so that a double tap makes one of them only. */
class Repeats {
  private readonly heldUntil = new Map<string, number>();

  /** Whether a call is to be made: not while the same one is under way, nor right after it was made. */
  begin(variables: unknown): boolean {
    const key = hashKey([variables]);
    if ((this.heldUntil.get(key) ?? 0) > Date.now()) return false;
    this.heldUntil.set(key, Infinity);
    return true;
  }

  /** A call that failed may be tried again at once. */
  end(variables: unknown, { isDone }: { isDone: boolean }): void {
    this.heldUntil.set(hashKey([variables]), isDone ? Date.now() + DOUBLE_TAP_MS : 0);
  }
}

/** The calls of one mutation of a screen, told apart by what they ask for. */
export function useRepeats(): Repeats {
  return useState(() => new Repeats())[0];
}
