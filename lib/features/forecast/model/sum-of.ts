/** Returns the sum of a value of each element. */
export function sumOf<Element>(
  elements: readonly Element[],
  valueOf: (element: Element) => number,
): number {
  return elements.reduce((sum, element) => sum + valueOf(element), 0);
}
