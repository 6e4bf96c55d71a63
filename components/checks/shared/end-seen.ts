let seenEndOf: number | null = null;

/** Records that the last screen of a check was shown in this tab. */
export function noteEndSeen(updateId: number): void {
  seenEndOf = updateId;
}

/** Returns whether the last screen of a check was shown in this tab since the page was loaded. */
export function wasEndSeen(updateId: number): boolean {
  return seenEndOf === updateId;
}
