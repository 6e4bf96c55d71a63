const KEY = "larder.draft";

/**
 * Keeps in this tab what a person has chosen and not yet confirmed, in place of the draft before, so that
 * a reload loses nothing: phones throw pages away whenever they like.
 * @param about whose it is and of what: nobody else, and nothing else, finds it
 */
export function keepDraft(about: string, text: string): void {
  try {
    sessionStorage.setItem(KEY, `${about} ${text}`);
  } catch {
    // A browser that keeps nothing, or has no room: the page itself still knows it.
  }
}

/** The draft of this tab, where it is about exactly that. */
export function readDraft(about: string): string | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    return kept?.startsWith(`${about} `) ? kept.slice(about.length + 1) : null;
  } catch {
    return null;
  }
}

/** Forgets the draft of this tab, unless it is about that. */
export function forgetDraft({ except }: { except?: string } = {}): void {
  if (except !== undefined && readDraft(except) !== null) return;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Then nothing is kept.
  }
}
