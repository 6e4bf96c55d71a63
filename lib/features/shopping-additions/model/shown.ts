import type { Addition } from "./dto";
import { isSameThing, largerOf } from "./rules";

type Additions = readonly Addition[];

/**
 * Returns the additions with a new one, as the server will have them: the same thing is on the list once, with the
 * larger quantity.
 */
export function withAdded(additions: Additions, added: Addition): Additions {
  const same = additions.find((other) => !other.purchased && isSameThing(other, added));
  if (!same) return inOrder([...additions, added]);
  return withChange(additions, same.id, largerOf(same, added));
}

/** Returns the additions with one of them ticked, unticked or in another quantity. */
export function withChange(
  additions: Additions,
  id: number,
  change: Partial<Pick<Addition, "purchased" | "tickedByLink" | "quantity" | "packSize">>,
): Additions {
  return additions.map((addition) => (addition.id === id ? { ...addition, ...change } : addition));
}

/** Returns the additions without one of them. */
export function withoutAddition(additions: Additions, id: number): Addition[] {
  return additions.filter((addition) => addition.id !== id);
}

/**
 * Returns the additions with one of them in the state that the server has answered, or without it if a line has
 * absorbed it (`lineId`).
 */
export function withAnswer(additions: Additions, answer: Addition): Addition[] {
  const others = withoutAddition(additions, answer.id);
  return answer.lineId === null ? inOrder([...others, answer]) : others;
}

/** Temporary ids are larger than the ids of the server, so a new addition is the last one. */
function inOrder(additions: Addition[]): Addition[] {
  return additions.toSorted((a, b) => a.id - b.id);
}
