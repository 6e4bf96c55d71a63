import { describeThings } from "./shown";

interface Cleared {
  /** The number of lines, ticked or not. */
  lines: number;
  /** The numbers of ticked and of unticked additions. */
  ticked: number;
  open: number;
  /** The number of ticked lines and additions that are not put away. */
  left: number;
}

/**
 * Returns the question before a list is cleared: what is removed, what stays, and what it means for the stock. What is
 * not on the list any more can no longer be put away.
 */
export function clearQuestion({ lines, ticked, open, left }: Cleared): string {
  const gone = [
    lines > 0 && `${describeLines(lines)} of the check`,
    ticked > 0 && `${describeThings(ticked)} that ${wereAdded(ticked)} and bought`,
  ].filter((text) => text !== false);
  const stays = open > 0 && `${describeThings(open)} that ${wereAdded(open)} and not bought`;
  const exact = `Removed: ${gone.join(", ")}.${stays ? ` Not removed: ${stays}.` : ""}`;
  return [
    `Every item will be removed from this shopping list, purchased or not${open > 0 ? ", except what was added and is not bought" : ""}.`,
    ticked + open > 0 && exact,
    `Your stock stays as it is${left === 0 ? "" : `: ${describeThings(left)} not put away`}.`,
  ]
    .filter((text) => text !== false)
    .join(" ");
}

const describeLines = (count: number) => (count === 1 ? "1 item" : `${count} items`);
const wereAdded = (count: number) => (count === 1 ? "was added" : "were added");
