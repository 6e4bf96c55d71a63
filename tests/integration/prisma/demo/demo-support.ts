import { randomUUID } from "node:crypto";
import { identityKey } from "@/lib/core/identity-key";
import { DEMO_ACCOUNT } from "@/lib/core/product";
import type { UserActor } from "@/lib/policy/actor";
import { db } from "@/lib/server/db";

/** Returns the user row of the demo account. */
export function findDemoUser() {
  return db.user.findUniqueOrThrow({ where: { usernameKey: identityKey(DEMO_ACCOUNT.username) } });
}

/** Returns the demo account as an actor, for reads. */
export async function demoActor(): Promise<UserActor> {
  const { id, username, householdId, role } = await findDemoUser();
  return { kind: "user", userId: id, username, householdId, role, sessionId: randomUUID() };
}

/** Returns everything that the demo household shows, with names instead of ids. */
export async function describeDemo() {
  const { householdId } = await findDemoUser();
  const oldestFirst = { id: "asc" } as const;
  const named = { select: { name: true } };
  return db.household.findUniqueOrThrow({
    where: { id: householdId },
    select: {
      name: true,
      createdAt: true,
      users: {
        orderBy: oldestFirst,
        select: { username: true, email: true, role: true, isActive: true, sessions: true },
      },
      locations: {
        orderBy: oldestFirst,
        select: { name: true, order: true, isDeleted: true, updatedAt: true },
      },
      items: {
        // `shelfOrder` is omitted because its values come from a database sequence, which a reset does not
        // restart. Only the order of the items is compared. `photo` is omitted because each reset stores the photos
        // under new keys.
        orderBy: { shelfOrder: "asc" },
        omit: { id: true, householdId: true, locationId: true, shelfOrder: true, photo: true },
        include: { location: named },
      },
      journal: {
        orderBy: oldestFirst,
        select: {
          kind: true,
          quantity: true,
          observedAt: true,
          item: named,
          user: { select: { username: true } },
        },
      },
      inventoryUpdates: {
        orderBy: oldestFirst,
        omit: { id: true, householdId: true, userId: true },
        include: {
          user: { select: { username: true } },
          counts: {
            orderBy: oldestFirst,
            omit: { id: true, householdId: true, updateId: true, itemId: true, countedById: true },
            include: {
              countedBy: { select: { username: true } },
              item: {
                select: { name: true, desiredStock: true, reorderPoint: true, packSize: true },
              },
            },
          },
          shoppingList: {
            select: {
              createdAt: true,
              status: true,
              items: {
                orderBy: oldestFirst,
                omit: { id: true, householdId: true, listId: true, itemId: true },
                include: { item: named },
              },
            },
          },
        },
      },
      invitations: true,
      _count: { select: { shoppingLists: true } },
    },
  });
}
