/**
 * Moves the focus from a restored entry, whose button disappears, to the next button below it, or to the list
 * if no later entry has a button. The focus does not move when it is elsewhere on the page.
 */
export function focusNextEntry(entry: Element | null, list: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement !== body && !entry?.contains(activeElement)) return;
  (nextButton(entry) ?? list)?.focus({ preventScroll: true });
}

function nextButton(entry: Element | null): HTMLElement | null {
  for (let next = entry?.nextElementSibling; next; next = next.nextElementSibling) {
    const button = next.querySelector<HTMLElement>("[data-restore]:enabled");
    if (button) return button;
  }
  return null;
}
