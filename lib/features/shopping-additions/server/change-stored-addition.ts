import "server-only";
import type { z } from "zod";
import { now } from "@/lib/core/clock";
import { notFound } from "@/lib/core/errors";
import { inPacks, type Packed } from "@/lib/features/items/model/packs";
import { inEveryTab, type Shopper } from "@/lib/policy/actor";
import type { Tx } from "@/lib/server/db";
import { observedAt } from "@/lib/server/observed-at";
import { announce } from "@/lib/server/realtime/announce";
import { withChange } from "../model/line-change";
import { type Bought, changed, type Wanted } from "../model/rules";
import type { changeAdditionSchema } from "../model/schema";
import { appendTick } from "./append-tick";
import { findThing } from "./find-thing";
import { absorbAdditions } from "./leave-list";
import { keptAddition, mergeInto } from "./merge-additions";
import { putBackBought } from "./put-back-bought";
import { raiseOnList, type Wish } from "./put-on-list";
import { storeLineChange } from "./store-line-change";

type Change = z.output<typeof changeAdditionSchema>;

/**
 * Changes an addition, or the one that it was merged into, or the line that has absorbed it. Appends the purchases and
 * reversals that follow from the change to the journal. The caller has locked the household's row (NO KEY UPDATE).
 * @throws {AppError} `not_found` for the addition or its line
 */
export async function changeStoredAddition(
  tx: Tx,
  actor: Shopper,
  { id, ...given }: Change & { id: number },
): Promise<void> {
  const converted = await inPacksOfText(tx, actor.householdId, { id, ...given });
  await absorbAdditions(tx, actor);
  const keptId = await keptAddition(tx, actor.householdId, id);
  const addition = await lockAddition(tx, actor.householdId, keptId);
  const { itemId, lineId, packSize } = addition;
  if (lineId !== null) return changeLine(tx, actor, lineId, { packSize, ...converted });
  // `absorbAdditions` turns only open texts into additions of items. `changeIt` converts the quantity of a ticked or
  // removed text.
  await changeIt(tx, actor, addition, itemId === null ? given : converted);
}

/**
 * Returns a change of a text with its quantity in the packs of the item that the text means by now. It has to be called
 * before the text becomes an addition of that item, whose quantity counts other packs.
 */
async function inPacksOfText(
  tx: Tx,
  householdId: number,
  { id, ...change }: Change & { id: number },
): Promise<Change> {
  if (change.quantity === undefined || change.packSize !== undefined) return change;
  const text = await tx.shoppingAddition.findFirst({
    where: { id, householdId, itemId: null, lineId: null },
    select: { name: true },
  });
  if (!text) return change;
  const { name } = text;
  const { quantity, packSize } = await findThing(tx, householdId, {
    name,
    quantity: change.quantity,
  });
  return { ...change, quantity, packSize };
}

type Row = Wanted &
  Bought & {
    id: number;
    lineId: number | null;
    removedAt: Date | null;
    addedById: number | null;
  };

async function lockAddition(tx: Tx, householdId: number, id: number): Promise<Row> {
  const [row] = await tx.$queryRaw<Row[]>`
    SELECT id, item_id AS "itemId", name, quantity, pack_size AS "packSize", purchased,
      line_id AS "lineId", removed_at AS "removedAt", added_by_id AS "addedById"
    FROM shopping_additions WHERE id = ${id} AND household_id = ${householdId} FOR UPDATE`;
  if (!row) throw notFound("Addition");
  return row;
}

async function changeIt(tx: Tx, actor: Shopper, addition: Row, change: Change): Promise<void> {
  const { householdId } = actor;
  const { id, removedAt } = addition;
  const { after, isChanged, entries } = changed(addition, inPacksOf(addition, change));
  if (!isChanged) return;
  const { itemId, name, packSize, quantity } = await thingAfter(tx, householdId, addition, after);
  const thing = { itemId, name, packSize, quantity };
  const at = observedAt(change.observedAt);
  const isUnticked = addition.purchased && !after.purchased;
  const { mergedIntoId, ...place } = isUnticked
    ? await placeOfWanted(tx, actor, thing, {
        at,
        byId: actor.kind === "user" ? actor.userId : addition.addedById,
      })
    : { removedAt: after.purchased && !addition.purchased ? null : removedAt };
  await tx.shoppingAddition.updateMany({
    where: { id, householdId },
    data: {
      ...thing,
      ...place,
      purchased: after.purchased,
      ...(after.purchased !== addition.purchased && {
        tickedByLink: after.purchased && actor.kind === "link",
      }),
    },
  });
  if (mergedIntoId !== undefined) {
    await mergeInto(tx, householdId, { keptId: mergedIntoId, ids: [id] });
  }
  await appendTick(tx, actor, {
    additionId: id,
    // A reversal is recorded for the thing that was bought. The addition may have been a text then and mean
    // an item now.
    entries: entries.map(({ kind }) => ({ kind, thing: kind === "reversed" ? addition : thing })),
    observedAt: at,
  });
  // If the addition leaves the list or returns to it, the tab that has made the change refetches the
  // additions too.
  const isMoved = (place.removedAt === null) !== (removedAt === null);
  const announcer = isMoved ? inEveryTab(actor) : actor;
  await announce(tx, announcer, { kind: "additions", ids: [id] });
}

/**
 * Returns a change whose quantity counts packs of the size of `packed`, the addition or line that is changed. The
 * quantity of the input counts packs of the size that the device has shown.
 */
function inPacksOf(packed: Packed, { packSize = packed.packSize, quantity, ...change }: Change) {
  return {
    ...change,
    quantity: quantity === undefined ? undefined : inPacks({ quantity, packSize }, packed),
  };
}

/**
 * Returns the thing that an addition means after a change. A text may have become the name of an item since it was
 * added.
 */
async function thingAfter(tx: Tx, householdId: number, addition: Row, { quantity }: Bought) {
  return addition.itemId === null
    ? findThing(tx, householdId, { name: addition.name, quantity })
    : { ...addition, quantity };
}

/**
 * Returns the new columns of an addition that was unticked. It is on the list again, unless the same thing is
 * on the list already. It then becomes a part of that line or addition, whose quantity is raised.
 */
async function placeOfWanted(tx: Tx, actor: Shopper, wanted: Wanted, wish: Wish) {
  const raised = await raiseOnList(tx, actor, wanted, wish);
  switch (raised.kind) {
    case "none":
      return { removedAt: null };
    case "line":
      return { removedAt: now(), lineId: raised.lineId };
    case "addition":
      return { removedAt: now(), mergedIntoId: raised.additionId };
  }
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

async function changeLine(tx: Tx, actor: Shopper, id: number, change: Change): Promise<void> {
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
  const { purchased, quantity } = inPacksOf(line, change);
  if (purchased) await putBackBought(tx, actor, id);
  const by = actor.kind === "user" ? actor.username : null;
  const after = withChange(before, { purchased, quantity }, { at: at.toISOString(), by });
  // The tab of the person refetches the list too: the answer does not contain the line.
  await storeLineChange(tx, inEveryTab(actor), { before, after, at });
  if (before.purchased && !after.purchased) await absorbAdditions(tx, actor, { lineId: id });
}
