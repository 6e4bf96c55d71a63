import { hashKey } from "@tanstack/react-query";
import { useState } from "react";

/** Two taps within this time, in milliseconds, count as one. */
const DOUBLE_TAP_MS = 600;

/** The running and recent calls, so that a double tap sends one call only. */
class Repeats {
  private readonly heldUntil = new Map<string, number>();

  /**
   * Returns whether a call with these arguments may be sent. Returns false while an equal call is running, and
   * shortly after it.
   */
  begin(variables: unknown): boolean {
    const key = hashKey([variables]);
    if ((this.heldUntil.get(key) ?? 0) > Date.now()) return false;
    this.heldUntil.set(key, Infinity);
    return true;
  }

  /**
   * Records the end of an API call. The same call may be repeated at once after a failure, otherwise after the
   * double-tap interval.
   */
  end(variables: unknown, { isDone }: { isDone: boolean }): void {
    this.heldUntil.set(hashKey([variables]), isDone ? Date.now() + DOUBLE_TAP_MS : 0);
  }
}

/** Returns the tracker of the calls of one mutation, which are compared by their variables. */
export function useRepeats(): Repeats {
  return useState(() => new Repeats())[0];
}
