const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns days in milliseconds. */
export function days(count: number): number {
  return count * DAY_MS;
}

let fixed: Date | undefined;

/** Returns the current time. All code reads the clock here, so that tests can fix it. */
export function now(): Date {
  return fixed ? new Date(fixed) : new Date();
}

/** Fixes the clock of this process for a test; `undefined` resets it. */
export function setClock(moment: Date | undefined): void {
  fixed = moment;
}
