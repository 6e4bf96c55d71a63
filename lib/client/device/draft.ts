const KEY = "larder.draft";

/**
 * Stores an unconfirmed choice in this tab and replaces the earlier draft. The draft survives a reload,
 * because phones discard background pages and load them again.
 * @param about identifies the person and the subject; only the same value reads the draft
 */
export function keepDraft(about: string, text: string): void {
  try {
    sessionStorage.setItem(KEY, `${about} ${text}`);
  } catch {
    // Session storage is blocked or full. The choice is still in the page's own state.
  }
}

/** Returns the draft of this tab if it has the same `about`, else null. */
export function readDraft(about: string): string | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    return kept?.startsWith(`${about} `) ? kept.slice(about.length + 1) : null;
  } catch {
    return null;
  }
}

/** Deletes the unconfirmed choice that this tab has stored as its draft, unless its `about` equals `except`. */
export function forgetDraft({ except }: { except?: string } = {}): void {
  if (except !== undefined && readDraft(except) !== null) return;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Session storage is blocked, so there is nothing to delete.
  }
}
