import "server-only";
import type { z } from "zod";
import { now } from "@/lib/core/clock";
import { notFound } from "@/lib/core/errors";
import { type Packed, packsFor, unitsOf } from "@/lib/features/items/model/packs";
import type { UserActor } from "@/lib/policy/actor";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import type { Tx } from "@/lib/server/db";
import { claimKey, idempotentCall } from "@/lib/server/idempotency";
import { observedAt } from "@/lib/server/observed-at";
import { announce } from "@/lib/server/realtime/announce";
import type { Addition } from "../../model/dto";
import { withChange } from "../../model/line-change";
import { type Bought, changed, type Thing } from "../../model/rules";
import type { changeAdditionSchema } from "../../model/schema";
import { appendTick } from "../append-tick";
import { findThing } from "../find-thing";
import { absorbAdditions } from "../leave-list";
import { putBackBought } from "../put-back-bought";
import { raiseOnList, type Wanted } from "../put-on-list";
import { readAddition } from "../select-additions";
import { storeLineChange } from "../store-line-change";

type Change = z.output<typeof changeAdditionSchema>;
type Input = Change & { id: number; idempotencyKey?: string | undefined };

/**
 * Ticks or unticks an addition, or changes its quantity, and records a purchase in the journal. The change of an
 * addition that a line has absorbed is made on that line: the device may not have fetched the line yet. A removed
 * addition that is ticked is put back, because the person has bought it. One that is unticked is wanted again: it is put
 * back too, or the same thing on the list gets the larger quantity. Nothing changes for a repeated idempotency key.
 * @returns the present addition
 * @throws {AppError} `not_found` for the addition or its line; `idempotency_mismatch` for a key that came with another
 * change.
 */
export const changeAddition = command(
  "list:add",
  async (actor, input: Input): Promise<Addition> => {
    const { id, purchased, quantity } = input;
    const call = idempotentCall(`addition:${id}`, input.idempotencyKey, { purchased, quantity });
    const run = async (tx: Tx) => {
      const isRepeat = call !== undefined && !(await claimKey(tx, actor.userId, call));
      if (!isRepeat) await absorbAdditions(tx, actor, { keptId: id });
      const addition = await lockAddition(tx, actor.householdId, id);
      if (!isRepeat) {
        if (addition.lineId === null) await changeIt(tx, actor, addition, input);
        else await changeLine(tx, actor, addition.lineId, input, addition);
      }
      return readAddition(tx, id);
    };
    // Nobody may add the same thing or make a list between the look for both and the commit.
    return authorizedTransaction(actor, run, { householdLock: "NO KEY UPDATE" });
  },
);

type Row = Thing &
  Bought & { id: number; packSize: number; lineId: number | null; removedAt: Date | null };

async function lockAddition(tx: Tx, householdId: number, id: number): Promise<Row> {
  const [row] = await tx.$queryRaw<Row[]>`
    SELECT id, item_id AS "itemId", name, quantity, pack_size AS "packSize", purchased,
      line_id AS "lineId", removed_at AS "removedAt"
    FROM shopping_additions WHERE id = ${id} AND household_id = ${householdId} FOR UPDATE`;
  if (!row) throw notFound("Addition");
  return row;
}

async function changeIt(tx: Tx, actor: UserActor, addition: Row, change: Change): Promise<void> {
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
    ? await placeOfWanted(tx, actor, { itemId, name, packSize, quantity: after.quantity }, at)
    : { removedAt: after.purchased && !addition.purchased ? null : removedAt };
  await tx.shoppingAddition.updateMany({
    where: { id, householdId },
    data: { ...after, ...place, itemId },
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
  const announcer = isMoved ? { ...actor, tab: undefined } : actor;
  await announce(tx, announcer, { kind: "additions", ids: [id] });
}

/** Returns the columns of an addition that is wanted again: on the list, unless the same thing is there. */
async function placeOfWanted(tx: Tx, actor: UserActor, wanted: Wanted, at: Date) {
  const raised = await raiseOnList(tx, actor, wanted, at);
  if (raised.kind === "none") return { removedAt: null };
  return raised.kind === "line"
    ? { removedAt: now(), lineId: raised.lineId }
    : { removedAt: now() };
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** @param packed the packs in which the device has given the quantity; the line may have others */
async function changeLine(
  tx: Tx,
  actor: UserActor,
  id: number,
  change: Change,
  packed: Packed,
): Promise<void> {
  const { householdId, username } = actor;
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
  const after = withChange(before, { purchased, quantity }, { at: at.toISOString(), by: username });
  // The tab of the person refetches the list too: the answer does not contain the line.
  await storeLineChange(tx, { ...actor, tab: undefined }, { before, after, at });
  if (before.purchased && !after.purchased) await absorbAdditions(tx, actor, { lineId: id });
}
