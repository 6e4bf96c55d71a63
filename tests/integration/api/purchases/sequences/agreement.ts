import { expect } from "vitest";
import type { Purchases } from "@/lib/features/purchases/model/dto";
import { boughtKey } from "@/lib/features/purchases/model/rules";
import { db } from "@/lib/server/db";
import { call } from "@/tests/support/call";
import type { Household } from "./household";
import { isOpen, type Thing } from "./model";

const WHOLE = 300;

const keyOf = ({ id, list }: Thing) =>
  boughtKey(list === null ? { additionId: id } : { lineId: id });

/**
 * Expects that the stock, the lists, the journal and the put-aways in the database equal those of the model,
 * which predicts them from the writes.
 */
export async function expectAgreement(household: Household): Promise<void> {
  const { householdId, model, devices, lists } = household;
  const [items, additions, lines, entries, purchases] = await Promise.all([
    db.item.findMany({ where: { householdId }, orderBy: { id: "asc" } }),
    db.shoppingAddition.findMany({ where: { householdId, removedAt: null } }),
    db.shoppingListItem.findMany({ where: { householdId } }),
    db.journalEntry.findMany({ where: { householdId }, orderBy: { id: "asc" } }),
    call<Purchases>(devices[0].person, "GET", "/api/purchases"),
  ]);
  const bought = new Map<string, number>();
  for (const { kind, quantity, ...entry } of entries) {
    if (kind !== "bought" && kind !== "reversed") continue;
    const units = (kind === "bought" ? quantity : -quantity) / WHOLE;
    bought.set(boughtKey(entry), (bought.get(boughtKey(entry)) ?? 0) + units);
  }
  const actual = {
    stock: items.map(({ currentStock, partialAmount, lastCountedAt }) => ({
      currentStock,
      partialAmount,
      seenAt: lastCountedAt?.getTime(),
    })),
    additions: rows(additions.map((one) => ({ ...one, list: null }))),
    lines: rows(lines.map((one) => ({ ...one, list: lists.indexOf(one.listId) }))),
    bought: [...bought].filter(([, units]) => units !== 0).toSorted(),
    putAway: purchases.body.putAway.map((one) => [boughtKey(one), one.quantity]).toSorted(),
    moved: entries
      .filter(isStockChange)
      .map(({ kind, itemId, quantity }) => [kind, itemId, quantity]),
  };
  expect(actual).toEqual({
    stock: model.items.map(({ stock, seenAt }) => ({ ...stock, seenAt })),
    additions: rows(model.things.filter(isAdditionOnList).map(asRow)),
    lines: rows(model.things.filter(({ list, isGone }) => list !== null && !isGone).map(asRow)),
    bought: model.things
      .filter(({ units }) => units !== 0)
      .map((thing) => [keyOf(thing), thing.units])
      .toSorted(),
    putAway: model.things
      .flatMap((thing) => (thing.putAway ? [[keyOf(thing), thing.putAway.quantity / WHOLE]] : []))
      .toSorted(),
    moved: model.entries.map(({ kind, item, quantity }) => [kind, item.id, quantity]),
  });
  expectOnceOnTheList(household);
}

/** Expects that each item or text has at most one open line or addition on the shopping list. */
function expectOnceOnTheList({ model }: Household): void {
  const open = model.things.filter(
    (one) => isOpen(one) && (one.list === null || one.list === model.list?.number),
  );
  const names = open.map(({ item, text }) => item?.id ?? text);
  expect(names).toEqual([...new Set(names)]);
}

const isAdditionOnList = ({ list, isRemoved }: Thing) => list === null && !isRemoved;

const isStockChange = ({ kind }: { kind: string }) =>
  ["put_away", "taken_back", "used", "use_reversed"].includes(kind);

interface Row {
  id: number;
  list: number | null;
  itemId: number | null;
  quantity: number;
  packSize: number;
  purchased: boolean;
  removedAt: Date | boolean | null;
}

function asRow({ item, isTicked, isRemoved, ...rest }: Thing): Row {
  return { ...rest, itemId: item?.id ?? null, purchased: isTicked, removedAt: isRemoved };
}

function rows(all: readonly Row[]) {
  return all
    .map(({ id, list, itemId, quantity, packSize, purchased, removedAt }) => {
      const isRemoved = Boolean(removedAt);
      return { id, list, itemId, quantity, packSize, purchased, isRemoved };
    })
    .toSorted((a, b) => a.id - b.id);
}
