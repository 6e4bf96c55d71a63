import "server-only";
import { notFound } from "@/lib/core/errors";
import { type LineChange, withChange } from "@/lib/features/shopping-additions/model/line-change";
import { absorbAdditions } from "@/lib/features/shopping-additions/server/leave-list";
import { putBackBought } from "@/lib/features/shopping-additions/server/put-back-bought";
import { storeLineChange } from "@/lib/features/shopping-additions/server/store-line-change";
import type { Shopper } from "@/lib/policy/actor";
import type { Tx } from "@/lib/server/db";
import { type Line, toLine } from "../model/dto";
import { lineColumns } from "./reads";

/**
 * Changes a line, and appends the purchases and reversals that follow from the change to the journal. A removed line
 * that is ticked is put back. A line that is unticked absorbs the addition of its item that was made meanwhile; the
 * caller has then locked the household's row (NO KEY UPDATE).
 * @param at when the change was made
 * @returns the present line
 * @throws {AppError} `not_found`
 */
export async function changeStoredLine(
  tx: Tx,
  actor: Shopper,
  { id, change, at }: { id: number; change: LineChange; at: Date },
): Promise<Line> {
  const where = { id, householdId: actor.householdId };
  if (change.purchased) await putBackBought(tx, actor, id);
  const before = await lockLine(tx, where);
  const by = actor.kind === "user" ? actor.username : null;
  const after = withChange(before, change, { at: at.toISOString(), by });
  await storeLineChange(tx, actor, { before, after, at });
  const isUnticked = change.purchased === false && before.purchased;
  const hasAbsorbed = isUnticked && (await absorbAdditions(tx, actor, { lineId: id }));
  return hasAbsorbed ? lockLine(tx, where) : after;
}

/**
 * Locks and returns a line.
 * @throws {AppError} `not_found`
 */
export async function lockLine(tx: Tx, where: { id: number; householdId: number }): Promise<Line> {
  await tx.$executeRaw`
    SELECT FROM shopping_list_items
    WHERE household_id = ${where.householdId} AND id = ${where.id} FOR UPDATE`;
  const row = await tx.shoppingListItem.findFirst({
    where: { ...where, removedAt: null },
    select: lineColumns,
  });
  if (!row) throw notFound("Shopping list item");
  return toLine(row);
}
