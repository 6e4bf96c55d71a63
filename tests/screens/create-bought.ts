import { WHOLE } from "@/lib/core/amount";
import { db } from "@/lib/server/db";
import { createAddition } from "@/tests/support/factories";

interface Bought {
  householdId: number;
  userId: number;
  /** The list with which the additions were bought. */
  listId: number;
  itemIds: readonly number[];
}

/** Creates additions of items and of a text with a long name that were bought with an earlier list. */
export async function createBought({ householdId, userId, listId, itemIds }: Bought) {
  const text = "Geburtstagskerzen und Wunderkerzen für den Adventskranz";
  for (const [index, itemId] of [...itemIds, null].entries()) {
    const packSize = itemId === null ? 1 : 6;
    const { id: additionId, quantity } = await createAddition({
      householdId,
      itemId,
      name: text,
      quantity: index + 1,
      packSize,
      purchased: true,
      addedById: userId,
      removedAt: new Date(),
    });
    await db.journalEntry.create({
      data: {
        householdId,
        listId,
        additionId,
        itemId,
        name: itemId === null ? text : null,
        kind: "bought",
        quantity: quantity * packSize * WHOLE,
        ...(index === 0 ? { byLink: true } : { userId }),
      },
    });
  }
}
