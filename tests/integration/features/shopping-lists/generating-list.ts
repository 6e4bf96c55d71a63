import { recordCount } from "@/lib/features/checks/server/commands/record-count";
import { startCheck } from "@/lib/features/checks/server/commands/start-check";
import { completeCheck } from "@/lib/features/shopping-lists/server/commands/complete-check";
import { systemActor, type UserActor } from "@/lib/policy/actor";
import { db } from "@/lib/server/db";
import { createSession } from "@/lib/server/session";
import { createHousehold, createLocation, createUser, unique } from "@/tests/support/factories";

/** Creates a household with a location, and a signed-in admin who counts in it. */
export async function createCounter() {
  const { id: householdId } = await createHousehold();
  const user = await createUser({ householdId });
  const { id: sessionId } = await createSession(db, {
    userId: user.id,
    isKept: false,
    deviceName: null,
  });
  const { id: locationId } = await createLocation({ householdId });
  const actor: UserActor = {
    kind: "user",
    userId: user.id,
    username: user.username,
    householdId,
    role: "admin",
    sessionId,
  };
  return { actor, system: systemActor(householdId), householdId, locationId };
}

/** Runs a check with the given counts. Returns the id of its shopping list. */
export async function runCheck(
  actor: UserActor,
  found: readonly { itemId: number; newStock: number; partialAmount?: number }[],
): Promise<number> {
  const { id } = await startCheck(actor);
  for (const { partialAmount = 0, ...count } of found) {
    await recordCount(actor, { ...count, partialAmount, updateId: id });
  }
  const { shoppingListId } = await completeCheck(actor, { id });
  return shoppingListId;
}

/** Creates a generating list of a household's first check, with one line for each given item. */
export async function createGeneratingList(
  items: readonly { name?: string; desiredStock?: number; newStock?: number }[],
) {
  const counter = await createCounter();
  const { actor, householdId, locationId } = counter;
  const { id: updateId } = await startCheck(actor);
  const rows = await db.item.createManyAndReturn({
    data: items.map(({ newStock: currentStock = 0, ...item }) => ({
      name: unique("item"),
      unit: "box" as const,
      ...item,
      currentStock,
      householdId,
      locationId,
    })),
  });
  await db.inventoryItem.createMany({
    data: rows.map(({ id: itemId, currentStock: newStock }) => ({
      householdId,
      updateId,
      itemId,
      newStock,
      previousStock: 0,
      observedAt: new Date(),
    })),
  });
  const { shoppingListId: listId } = await completeCheck(actor, { id: updateId });
  return { ...counter, listId };
}

/** Reads a list from the database, with its lines ordered by id. */
export async function readList(listId: number) {
  return db.shoppingList.findUniqueOrThrow({
    where: { id: listId },
    select: {
      status: true,
      items: {
        orderBy: { id: "asc" },
        select: {
          id: true,
          itemId: true,
          quantity: true,
          aiRationale: true,
          rationaleSource: true,
          facts: true,
        },
      },
    },
  });
}
