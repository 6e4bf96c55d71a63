/** The position of an element of a grid, in pixels. */
interface Place {
  left: number;
  top: number;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Returns the index of the element to which a key moves the focus; undefined for another key, and beyond the first and
 * the last element. The arrow keys up and down move to the nearest element of the next row, so that the grid can have
 * any number of columns.
 */
export function nextInGrid(places: readonly Place[], at: number, key: string): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return places.length - 1;
  const step = STEPS[key];
  if (step !== undefined) return places[at + step] && at + step;
  const from = places[at];
  if (!from || (key !== "ArrowDown" && key !== "ArrowUp")) return undefined;
  const direction = key === "ArrowDown" ? 1 : -1;
  const distance = ({ top, left }: Place) => [
    (top - from.top) * direction,
    Math.abs(left - from.left),
  ];
  const [nearest] = places
    .map((place, index) => ({ index, distance: distance(place) }))
    .filter(({ distance: [rows = 0] }) => rows > 0)
    .sort((one, other) => compare(one.distance, other.distance));
  return nearest?.index;
}

function compare([rows = 0, columns = 0]: number[], [otherRows = 0, otherColumns = 0]: number[]) {
  return rows - otherRows || columns - otherColumns;
}
