import "server-only";
import { now } from "@/lib/core/clock";
import { notFound } from "@/lib/core/errors";
import { read } from "@/lib/policy/operation";
import { columnsOf } from "@/lib/server/answer-columns";
import { db } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/prisma/client";
import {
  type Assumable,
  type Check,
  type CheckChanges,
  checkDto,
  type Count,
  countDto,
  FORMER_MEMBER,
  type LatestCheck,
  type Presence,
  stockStatusDto,
  toCheck,
  toCount,
} from "../model/dto";
import { foundOf } from "../model/found-of";
import { wasCounted } from "./was-counted";

/** Selected columns of a new check, which has no entries. */
export const newCheckColumns = {
  ...columnsOf(
    checkDto.omit({ user: true, stockStatus: true, assumedCount: true }),
    Prisma.InventoryUpdateScalarFieldEnum,
  ),
  ...columnsOf(stockStatusDto, Prisma.InventoryUpdateScalarFieldEnum),
  user: { select: columnsOf(checkDto.shape.user, Prisma.UserScalarFieldEnum) },
};

/** Selected columns of a check. */
const checkColumns = {
  ...newCheckColumns,
  _count: { select: { counts: { where: { basis: "assumed" } } } },
} as const;

/** Selected columns of a count. */
export const countColumns = {
  ...columnsOf(countDto.omit({ countedBy: true }), Prisma.InventoryItemScalarFieldEnum),
  countedBy: { select: { username: true } },
} as const;

/** Returns the household's running check, or null. */
export const findActiveCheck = read("household:view", async (actor): Promise<Check | null> => {
  const row = await db.inventoryUpdate.findFirst({
    where: { householdId: actor.householdId, status: "in_progress" },
    select: checkColumns,
  });
  return row && toCheck(row);
});

/** Selects the entries of a check. */
const entries = { orderBy: { itemId: "asc" }, select: countColumns } as const;

/** How long a presence is valid, in milliseconds. */
const PRESENT_MS = 2 * 60_000;

/** Selects the presences of the last two minutes in a check. */
const presences = () =>
  ({
    where: { seenAt: { gt: new Date(now().getTime() - PRESENT_MS) }, user: { isActive: true } },
    orderBy: { userId: "asc" },
    select: { userId: true, locationId: true, user: { select: { username: true } } },
  }) as const;

interface PresenceRow extends Omit<Presence, "username"> {
  user: { username: string };
}

function toPresence({ user, ...presence }: PresenceRow): Presence {
  return { ...presence, ...user };
}

interface RunningCheck {
  check: Check;
  counts: Count[];
  presences: Presence[];
}

/** Returns the household's running check with its entries and presences, in one query; null without a check. */
export const findRunningCheck = read(
  "household:view",
  async (actor): Promise<RunningCheck | null> => {
    const row = await db.inventoryUpdate.findFirst({
      where: { householdId: actor.householdId, status: "in_progress" },
      select: { ...checkColumns, counts: entries, presences: presences() },
    });
    if (!row) return null;
    const { counts, presences: present, ...check } = row;
    return {
      check: toCheck(check),
      counts: counts.map(toCount),
      presences: present.map(toPresence),
    };
  },
);

/** The largest number of earlier checks in the answer of the latest one. */
const MAX_EARLIER = 7;

/** Returns the household's latest completed check, or null. */
export const findLatestCheck = read(
  "household:view",
  async (actor): Promise<LatestCheck | null> => {
    const rows = await db.inventoryUpdate.findMany({
      where: { householdId: actor.householdId, status: "completed" },
      orderBy: [{ completedAt: "desc" }, { id: "desc" }],
      take: MAX_EARLIER + 1,
      select: checkColumns,
    });
    const [latest, ...before] = rows.map(toCheck);
    if (!latest) return null;
    return { ...latest, earlier: before.reverse().flatMap((check) => foundOf(check) ?? []) };
  },
);

/** Returns the household's completed checks, newest first. */
export const listCompletedChecks = read("household:view", async (actor): Promise<Check[]> => {
  const rows = await db.inventoryUpdate.findMany({
    where: { householdId: actor.householdId, status: "completed" },
    orderBy: [{ completedAt: "desc" }, { id: "desc" }],
    select: checkColumns,
  });
  return rows.map(toCheck);
});

/**
 * Returns the entries of a check of the household, sorted by item id.
 * @throws {AppError} `not_found`
 */
export const listCounts = read(
  "household:view",
  async (actor, updateId: number): Promise<Count[]> => {
    const check = await db.inventoryUpdate.findFirst({
      where: { id: updateId, householdId: actor.householdId },
      select: { counts: entries },
    });
    if (!check) throw notFound("Inventory check");
    return check.counts.map(toCount);
  },
);

/**
 * Returns the household's items whose recorded stock a check may take without a count, because a completed check has
 * counted them. The set does not depend on the check's own entries, so it stays valid while the check runs.
 * @throws {AppError} `not_found` for the check.
 */
export const listAssumable = read(
  "household:view",
  async (actor, updateId: number): Promise<Assumable> => {
    const { householdId } = actor;
    const [assumable] = await db.$queryRaw<Assumable[]>`
    SELECT ARRAY(
      SELECT items.id FROM items
      WHERE items.household_id = ${householdId} AND NOT items.is_deleted AND ${wasCounted}
      ORDER BY items.id
    ) AS "itemIds"
    FROM inventory_updates WHERE id = ${updateId} AND household_id = ${householdId}`;
    if (!assumable) throw notFound("Inventory check");
    return assumable;
  },
);

/** Selected columns of a compared count, in the checking sequence. */
const changedCounts = {
  orderBy: [
    { item: { location: { order: "asc" } } },
    { item: { locationId: "asc" } },
    { itemId: "asc" },
  ],
  select: {
    itemId: true,
    newStock: true,
    partialAmount: true,
    basis: true,
    countedBy: { select: { username: true } },
    item: {
      select: {
        name: true,
        supermarketItemName: true,
        photo: true,
        pictogram: true,
        unit: true,
        location: { select: { id: true, name: true } },
      },
    },
  },
} satisfies Prisma.InventoryUpdate$countsArgs;

/**
 * Returns the counts of a completed check of the household beside those of the completed check before it.
 * @throws {AppError} `not_found` when there is no such completed check.
 */
export const getCheckChanges = read(
  "household:view",
  async (actor, updateId: number): Promise<CheckChanges> => {
    const { householdId } = actor;
    const pair = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM inventory_updates
    WHERE household_id = ${householdId} AND status = 'completed' AND (completed_at, id) <= (
      SELECT completed_at, id FROM inventory_updates
      WHERE id = ${updateId} AND household_id = ${householdId} AND status = 'completed'
    )
    ORDER BY completed_at DESC, id DESC
    LIMIT 2`;
    const [row, before] = await db.inventoryUpdate.findMany({
      where: { householdId, id: { in: pair.map(({ id }) => id) } },
      orderBy: [{ completedAt: "desc" }, { id: "desc" }],
      select: { ...checkColumns, counts: changedCounts },
    });
    if (!row) throw notFound("Inventory check");
    const { counts, ...check } = row;
    const earlier = new Map(
      before?.counts.map(({ itemId, newStock, partialAmount, basis }) => [
        itemId,
        { amounts: { newStock, partialAmount }, basis },
      ]),
    );
    return {
      check: toCheck(check),
      before: before?.completedAt
        ? { id: before.id, completedAt: before.completedAt.toISOString() }
        : null,
      counts: counts.map(({ itemId, newStock, partialAmount, basis, countedBy, item }) => ({
        itemId,
        ...item,
        before: earlier.get(itemId)?.amounts ?? null,
        beforeBasis: earlier.get(itemId)?.basis ?? null,
        after: { newStock, partialAmount },
        basis,
        countedBy: countedBy?.username ?? FORMER_MEMBER,
      })),
    };
  },
);

/**
 * Returns who is in which location of a check: presences of the last two minutes.
 * @throws {AppError} `not_found`
 */
export const listPresences = read(
  "household:view",
  async (actor, updateId: number): Promise<Presence[]> => {
    const check = await db.inventoryUpdate.findFirst({
      where: { id: updateId, householdId: actor.householdId },
      select: { presences: presences() },
    });
    if (!check) throw notFound("Inventory check");
    return check.presences.map(toPresence);
  },
);
