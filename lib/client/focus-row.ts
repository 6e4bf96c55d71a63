const ROW = "li, [role=listitem], [role=row]";
const CONTROL = "button:enabled, a[href], input:enabled";

/**
 * Returns a function that focuses the row at the former place of an element's row: after a deletion the next row, or
 * the last one. The function returns false if there is none.
 */
export function rememberRow(element: Element | null): () => boolean {
  const row = element?.closest(ROW);
  const list = row?.parentElement;
  if (!row || !list) return () => false;
  const index = [...list.children].indexOf(row);
  return () => {
    const { children } = list;
    return list.isConnected && focusControl(children[Math.min(index, children.length - 1)]);
  };
}

/**
 * Returns a function that focuses the row after the first selected one that is not selected, or the last one before it.
 * The function returns false if there is none.
 */
export function rememberUnselectedRow(): () => boolean {
  const boxes = [
    ...document.querySelectorAll<HTMLInputElement>(`:is(${ROW}) input[type=checkbox]`),
  ];
  const first = boxes.findIndex(({ checked }) => checked);
  const left = (some: HTMLInputElement[]) => some.filter(({ checked }) => !checked);
  const box = left(boxes.slice(first))[0] ?? left(boxes).at(-1);
  const row = box?.closest(ROW);
  return () => row?.isConnected === true && focusControl(row);
}

function focusControl(row: Element | undefined): boolean {
  const control = row?.querySelector<HTMLElement>(CONTROL);
  control?.focus();
  return control !== null && control !== undefined;
}
