/**
 * Moves the focus to the title of the page, so that keyboards and screen readers continue there. The page does not
 * scroll.
 * @returns whether there is a title
 */
export function focusHeading(): boolean {
  const heading = document.querySelector("h1");
  if (!heading) return false;
  // A heading can have the focus only with a tab index. -1 adds no stop for the Tab key.
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
