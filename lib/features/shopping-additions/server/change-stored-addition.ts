import "server-only";
import type { z } from "zod";
import { now } from "@/lib/core/clock";
import { notFound } from "@/lib/core/errors";
import { type Packed, packsFor, unitsOf } from "@/lib/features/items/model/packs";
import { inEveryTab, type Shopper } from "@/lib/policy/actor";
import type { Tx } from "@/lib/server/db";
import { observedAt } from "@/lib/server/observed-at";
import { announce } from "@/lib/server/realtime/announce";
import { withChange } from "../model/line-change";
import { type Bought, changed, type Thing } from "../model/rules";
import type { changeAdditionSchema } from "../model/schema";
import { appendTick } from "./append-tick";
import { findThing } from "./find-thing";
import { absorbAdditions } from "./leave-list";
import { putBackBought } from "./put-back-bought";
import { raiseOnList, type Wanted, type Wish } from "./put-on-list";
import { storeLineChange } from "./store-line-change";

type Change = z.output<typeof changeAdditionSchema>;

/**
 * Changes an addition, or the line that has absorbed it, and records what that changes of the purchases in the journal.
 * The caller has locked the household's row (NO KEY UPDATE).
 * @throws {AppError} `not_found` for the addition or its line
 */
export async function changeStoredAddition(
  tx: Tx,
  actor: Shopper,
  { id, ...change }: Change & { id: number },
): Promise<void> {
  await absorbAdditions(tx, actor, { keptId: id });
  const addition = await lockAddition(tx, actor.householdId, id);
  if (addition.lineId === null) await changeIt(tx, actor, addition, change);
  else await changeLine(tx, actor, addition.lineId, change, addition);
}

interface Row extends Thing, Bought {
  id: number;
  packSize: number;
  lineId: number | null;
  removedAt: Date | null;
  addedById: number | null;
}

export async function lockAddition(tx: Tx, householdId: number, id: number): Promise<Row> {
  const [row] = await tx.$queryRaw<Row[]>`
    SELECT id, item_id AS "itemId", name, quantity, pack_size AS "packSize", purchased,
      line_id AS "lineId", removed_at AS "removedAt", added_by_id AS "addedById"
    FROM shopping_additions WHERE id = ${id} AND household_id = ${householdId} FOR UPDATE`;
  if (!row) throw notFound("Addition");
  return row;
}

async function changeIt(tx: Tx, actor: Shopper, addition: Row, change: Change): Promise<void> {
  const { householdId } = actor;
  const { id, name, packSize, removedAt } = addition;
  const { after, isChanged, entries } = changed(addition, change);
  if (!isChanged) return;
  // A text may be the name of an item by now.
  const { itemId } =
    addition.itemId === null ? await findThing(tx, householdId, { name }) : addition;
  const at = observedAt(change.observedAt);
  const isUnticked = addition.purchased && !after.purchased;
  const place = isUnticked
    ? await placeOfWanted(
        tx,
        actor,
        { itemId, name, packSize, quantity: after.quantity },
        { at, byId: actor.kind === "user" ? actor.userId : addition.addedById },
      )
    : { removedAt: after.purchased && !addition.purchased ? null : removedAt };
  await tx.shoppingAddition.updateMany({
    where: { id, householdId },
    data: {
      ...after,
      ...place,
      itemId,
      ...(after.purchased !== addition.purchased && {
        tickedByLink: after.purchased && actor.kind === "link",
      }),
    },
  });
  const boughtThing = (item: number | null) => ({
    itemId: item,
    name: item === null ? name : null,
  });
  await appendTick(tx, actor, {
    additionId: id,
    packSize,
    // A reversal is about what was bought, which may have been a text then.
    entries: entries.map((entry) => ({
      ...entry,
      ...boughtThing(entry.kind === "reversed" ? addition.itemId : itemId),
    })),
    observedAt: at,
  });
  // Where the addition leaves the list or returns, the tab of the person refetches the additions too.
  const isMoved = (place.removedAt === null) !== (removedAt === null);
  const announcer = isMoved ? inEveryTab(actor) : actor;
  await announce(tx, announcer, { kind: "additions", ids: [id] });
}

/** Returns the columns of an addition that is wanted again: on the list, unless the same thing is there. */
async function placeOfWanted(tx: Tx, actor: Shopper, wanted: Wanted, wish: Wish) {
  const raised = await raiseOnList(tx, actor, wanted, wish);
  if (raised.kind === "none") return { removedAt: null };
  return raised.kind === "line"
    ? { removedAt: now(), lineId: raised.lineId }
    : { removedAt: now() };
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** @param packed the packs in which the device has given the quantity; the line may have others */
async function changeLine(
  tx: Tx,
  actor: Shopper,
  id: number,
  change: Change,
  packed: Packed,
): Promise<void> {
  const { householdId } = actor;
  await tx.$executeRaw`
    SELECT FROM shopping_list_items WHERE id = ${id} AND household_id = ${householdId} FOR UPDATE`;
  const line = await tx.shoppingListItem.findFirst({ where: { id, householdId } });
  if (!line) throw notFound("Shopping list item");
  const before = {
    ...line,
    quantitySetAt: iso(line.quantitySetAt),
    quantitySetBy: null,
    notAvailableAt: iso(line.notAvailableAt),
    notAvailableBy: null,
  };
  const at = observedAt(change.observedAt);
  const { purchased } = change;
  const quantity =
    change.quantity === undefined
      ? undefined
      : packsFor(unitsOf({ quantity: change.quantity, packSize: packed.packSize }), line);
  if (purchased) await putBackBought(tx, actor, id);
  const by = actor.kind === "user" ? actor.username : null;
  const after = withChange(before, { purchased, quantity }, { at: at.toISOString(), by });
  // The tab of the person refetches the list too: the answer does not contain the line.
  await storeLineChange(tx, inEveryTab(actor), { before, after, at });
  if (before.purchased && !after.purchased) await absorbAdditions(tx, actor, { lineId: id });
}
