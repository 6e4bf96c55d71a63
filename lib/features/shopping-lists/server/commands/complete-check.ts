import "server-only";
import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { CHECK_COMPLETED, ITEMS_PENDING } from "@/lib/features/checks/model/copy";
import type { CheckChange } from "@/lib/features/checks/model/dto";
import { lockCheck, notRunning } from "@/lib/features/checks/server/lock-check";
import { type StockStatus, stockStatus, toBuy } from "@/lib/features/items/model/rules";
import { absorbAdditions, removeTicked } from "@/lib/features/shopping-additions/server/leave-list";
import { reopenAdditions } from "@/lib/features/shopping-additions/server/reopen-additions";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import type { Tx } from "@/lib/server/db";
import { publishEvents } from "@/lib/server/job-events";
import { announce } from "@/lib/server/realtime/announce";
import { requestRationales } from "../request-rationales";

/**
 * Completes a check: records its totals and creates a shopping list whose lines are computed from the stock, in one
 * transaction. Additions that open lines of the previous list have absorbed are put back. A line of the new list
 * absorbs the unticked addition of the same item, and ticked additions are removed from the list. An event of that
 * transaction requests the rationales, which are written later. A list without lines is ready at once.
 * @throws {AppError} `not_found`; `conflict` while an item is pending, or when the check is not running.
 */
export const completeCheck = command(
  "check:run",
  async (actor, input: { id: number }): Promise<{ message: string; shoppingListId: number }> => {
    const { householdId } = actor;
    const complete = async (tx: Tx) => {
      const status = await lockCheck(tx, { householdId, id: input.id });
      if (status !== "in_progress") {
        throw notRunning(status, await listOfCheck(tx, { householdId, updateId: input.id }));
      }
      const items = await readCountedItems(tx, { householdId, updateId: input.id });
      await closeCheck(tx, { householdId, updateId: input.id, items });
      await reopenAdditions(tx, actor);
      const listId = await openList(tx, { householdId, updateId: input.id, items });
      await removeTicked(tx, actor);
      await absorbAdditions(tx, actor);
      const detail: CheckChange = { is: "status", status: "completed" };
      await announce(tx, actor, { kind: "check", ids: [input.id], detail });
      await announce(tx, actor, { kind: "list", ids: [listId] });
      return listId;
    };
    const shoppingListId = await authorizedTransaction(actor, complete, {
      // The lock prevents that somebody adds an item to the previous list while the new list absorbs the additions.
      householdLock: "NO KEY UPDATE",
    });
    await publishEvents();
    return { message: CHECK_COMPLETED, shoppingListId };
  },
);

/** Returns the list that the first of two completions has created, for the error of the second. */
async function listOfCheck(
  tx: Tx,
  check: { householdId: number; updateId: number },
): Promise<Record<string, number>> {
  const list = await tx.shoppingList.findFirst({ where: check, select: { id: true } });
  return list ? { shoppingListId: list.id } : {};
}

type CountedItem = Awaited<ReturnType<typeof readCountedItems>>[number];

/**
 * Returns every live item with its count in the check.
 * @throws {AppError} `conflict` when one has none.
 */
async function readCountedItems(tx: Tx, scope: { householdId: number; updateId: number }) {
  const rows = await tx.item.findMany({
    where: { householdId: scope.householdId, isDeleted: false },
    orderBy: [{ location: { order: "asc" } }, { locationId: "asc" }, { id: "asc" }],
    select: {
      id: true,
      desiredStock: true,
      reorderPoint: true,
      packSize: true,
      currentStock: true,
      partialAmount: true,
      counts: {
        where: { updateId: scope.updateId },
        select: { newStock: true, partialAmount: true },
      },
    },
  });
  return rows.map(({ counts: [count], ...item }) => {
    if (!count) throw new AppError("conflict", ITEMS_PENDING);
    return { ...item, count };
  });
}

async function closeCheck(
  tx: Tx,
  check: { householdId: number; updateId: number; items: CountedItem[] },
): Promise<void> {
  const found: Record<StockStatus, number> = { outOfStock: 0, lowStock: 0, wellStocked: 0 };
  for (const { count, desiredStock } of check.items) {
    const { newStock: currentStock, partialAmount } = count;
    found[stockStatus({ currentStock, partialAmount, desiredStock })] += 1;
  }
  await tx.inventoryUpdate.update({
    where: { householdId_id: { householdId: check.householdId, id: check.updateId } },
    data: { status: "completed", completedAt: now(), ...found },
  });
}

async function openList(
  tx: Tx,
  check: { householdId: number; updateId: number; items: CountedItem[] },
): Promise<number> {
  const { householdId, updateId } = check;
  const lines = check.items
    .map((item) => ({ itemId: item.id, packSize: item.packSize, ...toBuy(item) }))
    .filter(({ quantity }) => quantity > 0);
  const { id: listId } = await tx.shoppingList.create({
    data: {
      householdId,
      updateId,
      createdAt: now(),
      status: lines.length === 0 ? "ready" : "generating",
    },
    select: { id: true },
  });
  if (lines.length === 0) return listId;
  await tx.shoppingListItem.createMany({
    data: lines.map((line) => ({ ...line, householdId, listId })),
  });
  await requestRationales(tx, { householdId, listId });
  return listId;
}
