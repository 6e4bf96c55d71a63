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
 * Returns the items after the pending changes of their stock, applied in the order of their times. The order
 * matters: an amount that somebody saw includes earlier purchases and uses, but not later ones.
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
