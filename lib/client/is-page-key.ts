const TEXT = "input:not([type=checkbox]), textarea, select, [contenteditable]";
const OVERLAY = "[role=dialog], [role=alertdialog], [role=menu]";

/**
 * Returns whether a key that was pressed may act as a shortcut of the page: no other handler has handled it, and the
 * focus is neither in a text field nor in a dialog or menu.
 */
export function isPageKey({ defaultPrevented, target }: KeyboardEvent): boolean {
  const isInside = target instanceof Element && target.closest(`${TEXT}, ${OVERLAY}`) !== null;
  return !defaultPrevented && !isInside;
}
