/**
 * Moves the focus from an entry that disappears to the next entry below it, or to the list if there is none. The focus
 * does not move when it is elsewhere on the page.
 * @param control the selector of the control of an entry that gets the focus
 */
export function focusNextEntry(
  entry: Element | null,
  list: HTMLElement | null,
  control: string,
): void {
  const { activeElement, body } = document;
  if (activeElement !== body && !entry?.contains(activeElement)) return;
  (nextControl(entry, control) ?? list)?.focus({ preventScroll: true });
}

function nextControl(entry: Element | null, control: string): HTMLElement | null {
  for (let next = entry?.nextElementSibling; next; next = next.nextElementSibling) {
    const found = next.querySelector<HTMLElement>(control);
    if (found) return found;
  }
  return null;
}
