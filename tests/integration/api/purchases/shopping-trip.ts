import type { Purchases, PutAwayLine } from "@/lib/features/purchases/model/dto";
import type { Line, ShoppingList } from "@/lib/features/shopping-lists/model/dto";
import { db } from "@/lib/server/db";
import type { Person } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { createKitchen, stepsOf } from "../checks/check-steps";

/** A line or an addition with the number of whole units to put away. */
type Quantity = { lineId: number; quantity: number } | { additionId: number; quantity: number };

/** A line or an addition to take back. A number is the id of a line. */
type Taken = number | { additionId: number };

/** Returns the path of a call about a list, or about additions if `listId` is null. */
const pathOf = (listId: number | null, name: string) =>
  listId === null ? `/api/shopping-additions/${name}` : `/api/shopping-lists/${listId}/${name}`;

const withKey = (key?: string): Record<string, string> => (key ? { "idempotency-key": key } : {});

/** Returns functions that send the API calls of a shopping trip as the given person. */
export function shoppingOf(person: Person) {
  return {
    tick: (lineId: number, purchased = true, key?: string) =>
      call<Line>(person, "PUT", `/api/shopping-lists/items/${lineId}`, { purchased }, withKey(key)),
    setQuantity: (lineId: number, quantity: number, key?: string) =>
      call<Line>(person, "PUT", `/api/shopping-lists/items/${lineId}`, { quantity }, withKey(key)),
    putAway: (
      listId: number | null,
      things: readonly Quantity[],
      key?: string,
      observedAt?: string,
    ) =>
      call<{ putAway: PutAwayLine[]; message?: string }>(
        person,
        "POST",
        pathOf(listId, "put-away"),
        {
          ...(listId !== null && { lines: things.filter((thing) => "lineId" in thing) }),
          additions: things.filter((thing) => "additionId" in thing),
          ...(observedAt === undefined ? {} : { observedAt }),
        },
        withKey(key),
      ),
    takeBack: (listId: number | null, taken: readonly Taken[], key?: string, by?: string) =>
      call<{ lineIds: number[]; additionIds: number[] }>(
        person,
        "POST",
        pathOf(listId, "take-back"),
        {
          ...(listId !== null && { lineIds: taken.filter((one) => typeof one === "number") }),
          additionIds: taken.flatMap((one) => (typeof one === "number" ? [] : [one.additionId])),
          ...(by === undefined ? {} : { by }),
        },
        withKey(key),
      ),
    purchases: async () => (await call<Purchases>(person, "GET", "/api/purchases")).body,
  };
}

/** Counts every item of the household in a new check, completes it, and returns the new list. */
export async function checkAll(
  person: Person,
  countOf: (itemId: number) => number,
): Promise<ShoppingList> {
  const steps = stepsOf(person);
  const { body: check } = await steps.start();
  const items = await db.item.findMany({ where: { householdId: person.householdId } });
  for (const { id } of items) await steps.count(check.id, id, countOf(id));
  const { body } = await steps.complete(check.id);
  return steps.list(body.shoppingListId);
}

/** Creates a household with a completed check of its items. Returns the admin and the shopping list of the check. */
export async function createTrip(stocks: readonly { counted: number; desiredStock: number }[]) {
  const { admin, addItem } = await createKitchen();
  const counted = new Map<number, number>();
  for (const { desiredStock, counted: stock } of stocks) {
    counted.set((await addItem({ desiredStock })).id, stock);
  }
  const list = await checkAll(admin, (itemId) => counted.get(itemId) ?? 0);
  return { admin, list, lines: list.items };
}
