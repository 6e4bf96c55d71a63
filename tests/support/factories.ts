import { randomBytes, randomUUID } from "node:crypto";
import { days } from "@/lib/core/clock";
import type { Role } from "@/lib/policy/actor";
import { db } from "@/lib/server/db";
import type { Prisma } from "@/lib/server/generated/prisma/client";
import { hashPassword } from "@/lib/server/password";
import { hashToken } from "@/lib/server/secret-token";

/** The password of all users that `createUser` creates. */
export const PASSWORD = "correct horse";

let passwordHash: Promise<string> | undefined;

/** Returns a short text that is unique in the database. */
export function unique(prefix: string): string {
  return `${prefix}-${randomUUID().slice(0, 13)}`;
}

export function createHousehold() {
  return db.household.create({ data: { name: unique("household") } });
}

/** Creates a user without a session, in a new household unless one is given. */
export async function createUser({
  householdId,
  role = "admin",
  ...data
}: { householdId?: number; role?: Role; isActive?: boolean; username?: string } = {}) {
  const username = data.username ?? unique("user");
  passwordHash ??= hashPassword(PASSWORD);
  return db.user.create({
    data: {
      householdId: householdId ?? (await createHousehold()).id,
      username,
      usernameKey: username.toLowerCase(),
      email: `${username}@example.org`,
      emailKey: `${username}@example.org`.toLowerCase(),
      password: await passwordHash,
      role,
      isActive: data.isActive ?? true,
    },
  });
}

export async function createLocation(data: Partial<Prisma.LocationUncheckedCreateInput> = {}) {
  const householdId = data.householdId ?? (await createHousehold()).id;
  const order = await db.location.count({ where: { householdId } });
  const deletedAt = data.isDeleted ? new Date() : null;
  return db.location.create({
    data: { name: unique("location"), order, deletedAt, ...data, householdId },
  });
}

/**
 * Creates an item, in a new location unless one is given. Its desired stock is 1. An item without a given stock was
 * never counted.
 */
export async function createItem(data: Partial<Prisma.ItemUncheckedCreateInput> = {}) {
  const location =
    data.locationId === undefined
      ? await createLocation(
          data.householdId === undefined ? {} : { householdId: data.householdId },
        )
      : await db.location.findUniqueOrThrow({ where: { id: data.locationId } });
  return db.item.create({
    data: {
      name: unique("item"),
      unit: "box",
      deletedAt: data.isDeleted ? new Date() : null,
      lastCountedAt: data.currentStock || data.partialAmount ? new Date() : null,
      ...data,
      householdId: location.householdId,
      locationId: location.id,
    },
  });
}

/** Creates a running check without entries. */
export async function createCheck(data: Partial<Prisma.InventoryUpdateUncheckedCreateInput> = {}) {
  const householdId = data.householdId ?? (await createHousehold()).id;
  const userId = data.userId ?? (await createUser({ householdId })).id;
  return db.inventoryUpdate.create({ data: { ...data, householdId, userId } });
}

/** Creates a check entry. The check and the item are created in one household unless they are given. */
export async function createCount(data: Partial<Prisma.InventoryItemUncheckedCreateInput> = {}) {
  const item =
    data.itemId === undefined
      ? await createItem(data.householdId === undefined ? {} : { householdId: data.householdId })
      : await db.item.findUniqueOrThrow({ where: { id: data.itemId } });
  const updateId = data.updateId ?? (await createCheck({ householdId: item.householdId })).id;
  return db.inventoryItem.create({
    data: {
      previousStock: item.currentStock,
      previousPartialAmount: item.partialAmount,
      previousCountedAt: item.lastCountedAt,
      newStock: 0,
      observedAt: new Date(),
      ...data,
      householdId: item.householdId,
      itemId: item.id,
      updateId,
    },
  });
}

/** Creates a shopping list that is ready, without lines and without a check. */
export async function createList(data: Partial<Prisma.ShoppingListUncheckedCreateInput> = {}) {
  const householdId = data.householdId ?? (await createHousehold()).id;
  return db.shoppingList.create({ data: { status: "ready", ...data, householdId } });
}

/** Creates a list line. The list and the item are created in one household unless they are given. */
export async function createLine(data: Partial<Prisma.ShoppingListItemUncheckedCreateInput> = {}) {
  const list =
    data.listId === undefined
      ? await createList(data.householdId === undefined ? {} : { householdId: data.householdId })
      : await db.shoppingList.findUniqueOrThrow({ where: { id: data.listId } });
  const { householdId } = list;
  const itemId = data.itemId ?? (await createItem({ householdId })).id;
  return db.shoppingListItem.create({
    data: { quantity: 1, ...data, householdId, itemId, listId: list.id },
  });
}

/** Creates an addition to the shopping list. The household is created unless it is given. */
export async function createAddition(
  data: Partial<Prisma.ShoppingAdditionUncheckedCreateInput> = {},
) {
  const householdId = data.householdId ?? (await createHousehold()).id;
  return db.shoppingAddition.create({ data: { name: "Candles", ...data, householdId } });
}

/**
 * Creates an invitation that is valid for another week, and returns it with the token of its mail. Its sender is the
 * household's first admin, who is created if there is none.
 */
export async function createInvitation({
  email = `${unique("guest")}@example.org`,
  expiresAt = new Date(Date.now() + days(7)),
  ...data
}: {
  email?: string;
  householdId?: number;
  invitedById?: number;
  role?: Role;
  accepted?: boolean;
  expiresAt?: Date;
} = {}) {
  const householdId = data.householdId ?? (await createHousehold()).id;
  const invitedById = data.invitedById ?? (await firstAdminId(householdId));
  const token = unique("token");
  const { id, role } = await db.userInvitation.create({
    data: {
      ...data,
      householdId,
      invitedById,
      expiresAt,
      token: hashToken(token),
      email,
      createdAt: new Date(expiresAt.getTime() - days(7)),
    },
  });
  return { id, email, role, householdId, token };
}

async function firstAdminId(householdId: number): Promise<number> {
  const admin = await db.user.findFirst({
    where: { householdId, role: "admin" },
    orderBy: { id: "asc" },
  });
  return admin?.id ?? (await createUser({ householdId })).id;
}

/** Creates the row of a photo on disk, without the file. */
export async function createStoredFile(data: Partial<Prisma.StoredFileUncheckedCreateInput> = {}) {
  const householdId = data.householdId ?? (await createHousehold()).id;
  const objectKey = randomBytes(16).toString("base64url");
  return db.storedFile.create({
    data: { objectKey, bucket: "item-photos", store: "disk", size: 1, ...data, householdId },
  });
}

/**
 * Creates an open shopping link, by default of an admin, for a new list unless one is given.
 * @returns its token, of which the database has only the hash
 */
export async function createShoppingLink(
  data: Partial<Prisma.ShoppingLinkUncheckedCreateInput> = {},
): Promise<string> {
  const token = unique("shop");
  const listId = data.listId ?? (await createList()).id;
  const { householdId } = await db.shoppingList.findUniqueOrThrow({ where: { id: listId } });
  const createdById = data.createdById ?? (await createUser({ householdId })).id;
  const expiresAt = new Date(Date.now() + days(1));
  await db.shoppingLink.create({
    data: { expiresAt, ...data, householdId, listId, createdById, token: hashToken(token) },
  });
  return token;
}
