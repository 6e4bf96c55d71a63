import type { Stock } from "@/lib/features/purchases/model/rules";
import { stockWith, stockWithout } from "@/lib/features/purchases/model/rules";
import { stockSince, stockWithUnused, useToReverse } from "@/lib/features/stock/model/rules";
import type { Model, ModelEntry, ModelItem, Refusal, Thing } from "./model";

// The rules of the stock. Amounts are computed by the functions of the app, which have their own unit tests.

const WHOLE = 300;

const keyOf = ({ id, list }: Thing) =>
  list === null ? { lineId: null, additionId: id } : { lineId: id, additionId: null };

function apply(
  model: Model,
  item: ModelItem,
  { changed, ...stock }: Stock & { changed: number },
  entry: Omit<ModelEntry, "quantity" | "item">,
): number {
  item.stock = stock;
  model.entries.push({ ...entry, item, quantity: changed });
  return changed;
}

/**
 * Puts away the given lines and additions that are ticked and were not put away yet. Does not change a stock
 * that was observed after the device made the put-away.
 */
export function putAway(
  model: Model,
  wanted: readonly { thing: Thing; quantity: number }[],
  { list, at, userId }: { list: number | null; at: number; userId: number },
): Refusal | null {
  if (model.check || list !== (model.list?.number ?? null)) return 409;
  const moment = Math.max(at, model.list?.madeAt ?? 0);
  for (const { thing, quantity } of wanted) {
    const { item, putAway: earlier } = thing;
    const isRemovedLine = thing.list !== null && thing.isRemoved && !thing.isGone;
    if (!thing.isOffered || !item || earlier || isRemovedLine) continue;
    const change = stockWith(item.stock, item.seenAt > moment ? 0 : quantity);
    const entry = { kind: "put_away", at: moment, userId, ...keyOf(thing) } as const;
    thing.putAway = { quantity: apply(model, item, change, entry), at: moment };
  }
  return null;
}

export function takeBack(
  model: Model,
  things: readonly Thing[],
  { list, at, userId }: { list: number | null; at: number; userId: number },
): Refusal | null {
  if (model.check || list !== (model.list?.number ?? null)) return 409;
  for (const thing of things) {
    const { item, putAway: earlier } = thing;
    if (!item || !earlier) continue;
    const units = item.seenAt > earlier.at ? 0 : earlier.quantity / WHOLE;
    const entry = { kind: "taken_back", at, userId, ...keyOf(thing) } as const;
    apply(model, item, stockWithout(item.stock, units), entry);
    thing.putAway = null;
  }
  return null;
}

interface Observed {
  at: number;
  userId: number;
}

export function takeOne(model: Model, item: ModelItem, { at, userId }: Observed): Refusal | null {
  if (model.check) return 409;
  const change = stockWithout(item.stock, item.seenAt > at ? 0 : 1);
  apply(model, item, change, { kind: "used", at, userId });
  return null;
}

/** Reverses the person's latest use: adds its quantity to the stock, unless the stock was observed after the use. */
export function undoUse(model: Model, item: ModelItem, { at, userId }: Observed): Refusal | null {
  if (model.check) return 409;
  const own = model.entries.filter((one) => one.item === item && one.userId === userId);
  const uses = own.filter(({ kind }) => kind === "used" || kind === "use_reversed");
  const use = useToReverse(uses.toReversed());
  if (!use) return null;
  const change = stockWithUnused(item.stock, item.seenAt > use.at ? 0 : use.quantity);
  apply(model, item, change, { kind: "use_reversed", at, userId });
  return null;
}

/**
 * Sets the stock to the observed amount plus the changes since the observation. Does nothing if the stored
 * observation is later.
 */
export function setAmount(model: Model, item: ModelItem, seen: Stock, at: number): Refusal | null {
  if (model.check) return 409;
  if (item.seenAt > at) return null;
  const later = model.entries.filter((entry) => entry.item === item && entry.at > at);
  item.stock = stockSince(seen, later);
  item.seenAt = at;
  return null;
}

/** Records a count if its check is running. Of two counts of an item the one with the later observation is stored. */
export function count(
  { check }: Model,
  item: ModelItem,
  { check: number, amount, at }: { check: number; amount: number; at: number },
): Refusal | null {
  if (check?.number !== number) return 409;
  const earlier = check.counts.get(item);
  if (earlier && earlier.at > at) return null;
  check.counts.set(item, { at, before: earlier?.before ?? { ...item } });
  item.stock = { currentStock: amount, partialAmount: 0 };
  item.seenAt = at;
  return null;
}

/** Ends the running check and restores the stock that each counted item had before the check. */
export function cancelCheck(model: Model): void {
  for (const [item, { before }] of model.check?.counts ?? []) {
    Object.assign(item, { stock: before.stock, seenAt: before.seenAt });
  }
  model.check = null;
}
