import { WHOLE } from "@/lib/core/amount";
import { unitsOf } from "@/lib/features/items/model/packs";
import type { Tx } from "@/lib/server/db";
import { lookUp } from "./look-up";
import type { DemoItem } from "./parse-room";
import type { PastCheck } from "./past-checks";
import { pastLines } from "./past-lines";

/** The time from the creation of a list of the demo household to its purchases, in milliseconds. */
const BOUGHT_AFTER_MS = 3 * 60 * 60_000;

interface Checks {
  householdId: number;
  checks: readonly PastCheck[];
  /** Item ids by name. */
  itemIds: ReadonlyMap<string, number>;
  /** User ids by username. */
  userIds: ReadonlyMap<string, number>;
}

/** Writes the completed checks with their counts and shopping lists. */
export async function writeChecks(tx: Tx, input: Checks): Promise<void> {
  const { householdId, checks, itemIds, userIds } = input;
  const rows = await tx.inventoryUpdate.createManyAndReturn({
    data: checks.map(({ startedBy, startedAt, completedAt, found }) => ({
      householdId,
      userId: lookUp(userIds, startedBy),
      startedAt,
      completedAt,
      status: "completed" as const,
      ...found,
    })),
    select: { id: true, startedAt: true },
  });
  const checkIds = new Map(rows.map(({ id, startedAt }) => [startedAt.getTime(), id]));
  const idOf = (check: PastCheck) => lookUp(checkIds, check.startedAt.getTime());

  await tx.inventoryItem.createMany({
    data: checks.flatMap((check, index) =>
      check.counts.map(({ item, previous, stock, countedAt, countedBy }) => ({
        householdId,
        updateId: idOf(check),
        itemId: lookUp(itemIds, item.name),
        previousStock: previous.currentStock,
        previousPartialAmount: previous.partialAmount,
        previousCountedAt: timeOfCount(checks[index - 1], item),
        newStock: stock.currentStock,
        partialAmount: stock.partialAmount,
        observedAt: countedAt,
        updatedAt: countedAt,
        countedById: lookUp(userIds, countedBy),
      })),
    ),
  });

  const lists = await tx.shoppingList.createManyAndReturn({
    data: checks.map((check) => ({
      householdId,
      updateId: idOf(check),
      createdAt: check.completedAt,
      status: "ready" as const,
    })),
    select: { id: true, createdAt: true },
  });
  const listIds = new Map(lists.map(({ id, createdAt }) => [createdAt.getTime(), id]));
  const lines = await tx.shoppingListItem.createManyAndReturn({
    data: checks.flatMap((check, index) =>
      pastLines(checks.slice(0, index + 1)).map(({ itemName, ...line }) => ({
        ...line,
        householdId,
        listId: lookUp(listIds, check.completedAt.getTime()),
        itemId: lookUp(itemIds, itemName),
      })),
    ),
    select: {
      id: true,
      itemId: true,
      listId: true,
      quantity: true,
      packSize: true,
      purchased: true,
    },
  });
  await tx.journalEntry.createMany({
    data: checks.flatMap(({ completedAt, startedBy }) =>
      lines
        .filter((line) => line.purchased && line.listId === listIds.get(completedAt.getTime()))
        .map(({ id, listId, itemId, ...line }) => ({
          householdId,
          itemId,
          lineId: id,
          listId,
          kind: "bought" as const,
          quantity: unitsOf(line) * WHOLE,
          observedAt: new Date(completedAt.getTime() + BOUGHT_AFTER_MS),
          userId: lookUp(userIds, startedBy),
        })),
    ),
  });
}

/** Returns when a check counted an item; null if it did not. */
function timeOfCount(check: PastCheck | undefined, item: DemoItem): Date | null {
  return check?.counts.find((count) => count.item === item)?.countedAt ?? null;
}
