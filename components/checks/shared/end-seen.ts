let seenEndOf: number | null = null;

/** Records that this tab has shown the completion screen of a check. */
export function noteEndSeen(updateId: number): void {
  seenEndOf = updateId;
}

/** Returns whether this tab has shown the completion screen of a check since the page load. */
export function wasEndSeen(updateId: number): boolean {
  return seenEndOf === updateId;
}
