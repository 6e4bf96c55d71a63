/** Matches the smallest element with this text, such as "2x Candles", whose quantity is an element of its own. */
export const rowLabel =
  (text: string) =>
  (_: string, element: Element | null): boolean =>
    element?.textContent === text &&
    ![...element.children].some(({ textContent }) => textContent === text);
