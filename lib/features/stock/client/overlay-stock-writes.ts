import type { PendingWrite } from "@/lib/client/device/pending-write";
import type { Item } from "@/lib/features/items/model/dto";
import { type StockMove, withMoves } from "@/lib/features/purchases/model/shown";
import { amountWrites, undoWrites, usedWrites } from "./pending-writes";

type Items = readonly Item[];

interface Step {
  /**
   * The time of the change, in ISO 8601. The step that reverses putting a purchase away has the time at which it was
   * put away.
   */
  at: string;
  apply: (items: Items) => Items;
}

/**
 * Returns the items with the pending changes of their stock, in the order of their times: an amount that was seen
 * contains what was put away and used before.
 */
export function overlayStockWrites(
  items: Items,
  { pending, moves }: { pending: readonly PendingWrite[]; moves: readonly StockMove[] },
): Items {
  const steps: Step[] = [
    ...moves.map((move) => ({
      at: move.at,
      apply: (shown: Items) => withMoves(shown, [move]),
    })),
    ...[usedWrites, undoWrites, amountWrites].flatMap((kind) =>
      kind.select(pending).map((entry) => ({
        at: entry.place.at,
        apply: (shown: Items) => kind.overlay(shown, [entry]),
      })),
    ),
  ];
  return steps
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .reduce((shown, { apply }) => apply(shown), items);
}
