import "server-only";
import { AppError } from "@/lib/core/errors";
import { inPacks } from "@/lib/features/items/model/packs";
import { inEveryTab, type Shopper } from "@/lib/policy/actor";
import type { Tx } from "@/lib/server/db";
import { announce } from "@/lib/server/realtime/announce";
import { ADDITIONS_FULL, isSameThing, largerOf, MAX_ADDITIONS, type Wanted } from "../model/rules";
import { absorbAdditions } from "./leave-list";

/**
 * When a person wanted a thing on the list, and the id of the person; null after the deletion of the account.
 */
export interface Wish {
  at: Date;
  byId: number | null;
}

/** What is on the list already and has the larger quantity now: an addition, or a line of the latest list. */
export type AlreadyOnList =
  | { kind: "addition"; additionId: number }
  | { kind: "line"; lineId: number; quantity: number; packSize: number };

/**
 * Raises the quantity of the line or the addition of the same thing that is not bought yet. The caller has locked the
 * household's row (NO KEY UPDATE), so that two calls for one thing do not both find nothing.
 * @param wish when and by whom it is wanted: a quantity of the line that somebody sets later replaces the raised one
 * @returns what was raised, or the number of open additions if the thing is not on the list
 */
export async function raiseOnList(
  tx: Tx,
  actor: Shopper,
  wanted: Wanted,
  wish: Wish,
): Promise<AlreadyOnList | { kind: "none"; open: number }> {
  const { householdId } = actor;
  await absorbAdditions(tx, actor);
  const line = await raiseLine(tx, actor.householdId, wanted, wish);
  if (line) {
    // The tab of the person refetches the list too: the answer does not contain the line.
    await announce(tx, inEveryTab(actor), { kind: "list", ids: [line.listId] });
    const { id: lineId, quantity, packSize } = line;
    return { kind: "line", lineId, quantity, packSize };
  }
  const open = await tx.shoppingAddition.findMany({
    where: { householdId, removedAt: null, purchased: false },
    orderBy: { id: "asc" },
    select: { id: true, itemId: true, name: true, quantity: true, packSize: true },
  });
  const same = open.find((addition) => isSameThing(addition, wanted));
  if (!same) return { kind: "none", open: open.length };
  await tx.shoppingAddition.updateMany({
    where: { id: same.id, householdId },
    data: {
      ...largerOf(same, wanted),
      itemId: same.itemId ?? wanted.itemId,
    },
  });
  await announce(tx, actor, { kind: "additions", ids: [same.id] });
  return { kind: "addition", additionId: same.id };
}

/**
 * Checks that a household may have one more open addition.
 * @throws {AppError} `conflict`
 */
export function requireRoom({ open }: { open: number }): void {
  if (open >= MAX_ADDITIONS) throw new AppError("conflict", ADDITIONS_FULL);
}

interface RaisedLine {
  id: number;
  listId: number;
  quantity: number;
  packSize: number;
}

async function raiseLine(
  tx: Tx,
  householdId: number,
  { itemId, ...wanted }: Wanted,
  { at, byId }: Wish,
): Promise<RaisedLine | undefined> {
  if (itemId === null) return undefined;
  const [line] = await tx.$queryRaw<RaisedLine[]>`
    SELECT id, list_id AS "listId", quantity, pack_size AS "packSize" FROM shopping_list_items
    WHERE household_id = ${householdId} AND item_id = ${itemId} AND NOT purchased AND removed_at IS NULL
      AND list_id = (SELECT max(id) FROM shopping_lists WHERE household_id = ${householdId})
    FOR UPDATE`;
  if (!line) return undefined;
  const quantity = inPacks(wanted, line);
  if (line.quantity >= quantity) return line;
  await tx.$executeRaw`
    UPDATE shopping_list_items SET check_quantity = coalesce(check_quantity, quantity), quantity = ${quantity},
      quantity_set_at = greatest(quantity_set_at, ${at}), quantity_set_by_id = ${byId}
    WHERE household_id = ${householdId} AND id = ${line.id}`;
  return { ...line, quantity };
}
