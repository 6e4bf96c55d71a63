import type { Tx } from "@/lib/server/db";
import type { DemoUsername } from "./household";
import { lookUp } from "./look-up";
import { daysBefore, type TimeOfDay } from "./moments";

interface PlannedAddition {
  name: string;
  quantity: number;
  addedBy: DemoUsername;
  daysAgo: number;
  at: TimeOfDay;
  isItem: boolean;
}

/** What the people of the demo household have written on the list: a text, and an item that is not low. */
const planned: readonly PlannedAddition[] = [
  {
    name: "Birthday candles",
    quantity: 12,
    addedBy: "demo",
    daysAgo: 2,
    at: [9, 5],
    isItem: false,
  },
  {
    name: "Chickpeas",
    quantity: 2,
    addedBy: "robin.marlow",
    daysAgo: 1,
    at: [18, 40],
    isItem: true,
  },
];

interface Additions {
  householdId: number;
  /** The moment to which all dates of the demo household are relative. */
  moment: Date;
  /** Item ids by name. */
  itemIds: ReadonlyMap<string, number>;
  /** User ids by username. */
  userIds: ReadonlyMap<string, number>;
}

/** Writes the additions to the shopping list. */
export async function writeAdditions(tx: Tx, input: Additions): Promise<void> {
  const { householdId, moment, itemIds, userIds } = input;
  await tx.shoppingAddition.createMany({
    data: planned.map(({ name, quantity, addedBy, daysAgo, at, isItem }) => ({
      householdId,
      name,
      quantity,
      itemId: isItem ? lookUp(itemIds, name) : null,
      addedById: lookUp(userIds, addedBy),
      createdAt: daysBefore(moment, daysAgo, at),
    })),
  });
}
