import { WHOLE } from "@/lib/core/amount";
import { days } from "@/lib/core/clock";
import type { Role } from "@/lib/policy/actor";
import { db } from "@/lib/server/db";
import { hashToken } from "@/lib/server/secret-token";
import {
  createCheck,
  createInvitation,
  createItem,
  createLine,
  createList,
  createLocation,
  createShoppingLink,
  createUser,
  PASSWORD,
  unique,
} from "@/tests/support/factories";
import { createAdditions } from "./create-additions";
import { createBought } from "./create-bought";
import { createCounts, recordStock } from "./create-counts";
import {
  CHECK_AGES,
  findingsOf,
  linesToBuy,
  pastCounts,
  PUT_AWAY_AGE,
  type StockedItem,
} from "./past-counts";
import { householdName, itemColumns, locationNames, type Names } from "./stock-names";

/** The description of a household of which screenshots are taken. */
export interface StageSpec {
  locations: number;
  items: number;
  /** Which items the running check has counted; absent when no check runs. */
  counted?: "none" | "half" | "allButLast" | "all";
  /** The latest list; absent when there is none. */
  list?: {
    lines: number;
    bought?: "none" | "half" | "all";
    status?: "generating" | "error" | "ready";
    isCleared?: boolean;
  };
  /** Whether people have written on the shopping list. */
  hasAdditions?: boolean;
  /** Whether there are completed checks, earlier lists, deletions, invitations and more members. */
  hasHistory?: boolean;
}

/** A household of which screenshots are taken, with the ids that URLs contain. */
export interface Stage {
  usernames: Record<Role, string>;
  locationIds: readonly number[];
  items: readonly { id: number; locationId: number; name: string }[];
  checkId: number;
  listId: number;
  earlierListId: number;
  pastCheckId: number;
  /** The tokens of links: an invitation, a new password, a new address, and a shopping link of the assistant. */
  tokens: { invitation: string; reset: string; email: string; shop: string };
}

/** The password of every member of these households. */
export const STAGE_PASSWORD = PASSWORD;

/** Creates a household. Its times are relative to now, so that texts such as "2 days ago" never change. */
export async function createStage(spec: StageSpec, names: Names = "usual"): Promise<Stage> {
  const { id: householdId } = await db.household.create({ data: { name: householdName(names) } });
  const admin = await createUser({ householdId, username: `anna${householdId}`, role: "admin" });
  const assistant = await createUser({
    householdId,
    username: `bo${householdId}`,
    role: "assistant",
  });
  const regular = await createUser({ householdId, username: `cem${householdId}`, role: "regular" });
  const locationIds: number[] = [];
  for (const name of locationNames(names).slice(0, spec.locations)) {
    locationIds.push((await createLocation({ householdId, name })).id);
  }
  const items = await createItems(householdId, locationIds, { count: spec.items, names });
  const past = spec.hasHistory
    ? await createHistory(householdId, admin.id, { items, names })
    : null;
  const checkId = spec.counted
    ? await createRunning(householdId, admin.id, items, spec.counted)
    : 0;
  if (checkId !== 0) await createPresence(checkId, assistant.id, locationIds.at(0) ?? 0);
  const listId = spec.list ? await createLatestList(householdId, admin.id, items, spec.list) : 0;
  if (spec.hasAdditions) {
    await createAdditions(householdId, [admin.id, assistant.id], { items, names });
  }
  const invitation = await createInvitation({ householdId, role: "assistant" });
  const shop = listId === 0 ? "" : await createShoppingLink({ listId, createdById: assistant.id });
  return {
    usernames: {
      admin: admin.username,
      assistant: assistant.username,
      regular: regular.username,
    },
    locationIds,
    items,
    checkId,
    listId,
    earlierListId: past?.listId ?? 0,
    pastCheckId: past?.checkId ?? 0,
    tokens: { invitation: invitation.token, shop, ...(await createLinks(assistant.id)) },
  };
}

const ago = (count: number) => new Date(Date.now() - days(count));
/** Converts minutes to days. */
const minutes = (count: number) => count / 1_440;

async function createItems(
  householdId: number,
  locationIds: readonly number[],
  { count, names }: { count: number; names: Names },
) {
  await db.item.createMany({
    data: Array.from({ length: count }, (_, index) => {
      const location = index % locationIds.length;
      const inLocation = Math.floor(index / locationIds.length);
      const { isUncounted, ...columns } = itemColumns(names, { index, location, inLocation });
      const locationId = locationIds[location] ?? 0;
      return { ...columns, householdId, locationId, lastCountedAt: isUncounted ? null : ago(9) };
    }),
  });
  return db.item.findMany({
    where: { householdId },
    orderBy: [{ location: { order: "asc" } }, { id: "asc" }],
  });
}

type Items = Stage["items"];
type StockedItems = readonly (Items[number] & StockedItem)[];

async function createRunning(
  householdId: number,
  userId: number,
  items: Items,
  counted: NonNullable<StageSpec["counted"]>,
): Promise<number> {
  const { id } = await createCheck({ householdId, userId, startedAt: ago(1 / 24) });
  const ends = { none: 0, half: Math.ceil(items.length / 2), allButLast: -1, all: items.length };
  await createCounts(householdId, id, userId, items.slice(0, ends[counted]));
  await recordStock(id);
  return id;
}

async function createPresence(updateId: number, userId: number, locationId: number): Promise<void> {
  await db.checkPresence.create({ data: { updateId, userId, locationId, seenAt: new Date() } });
}

async function createLatestList(
  householdId: number,
  userId: number,
  items: StockedItems,
  { lines, bought = "none", status = "ready", isCleared }: NonNullable<StageSpec["list"]>,
): Promise<number> {
  const { id } = await createList({
    householdId,
    status,
    createdAt: ago(2),
    ...(isCleared ? { clearedAt: ago(1), clearedById: userId } : {}),
  });
  for (const [index, { itemId, quantity, ...reason }] of linesToBuy(items, lines).entries()) {
    const line = await createLine({
      listId: id,
      itemId,
      quantity,
      purchased: bought === "all" || (bought === "half" && index % 2 === 0),
      ...(status === "ready" ? { ...reason, rationaleSource: "template" } : {}),
    });
    await db.journalEntry.create({
      data: {
        householdId,
        userId,
        itemId,
        kind: "put_away",
        quantity: WHOLE,
        observedAt: ago(PUT_AWAY_AGE),
      },
    });
    if (line.purchased) await recordTick(userId, line);
  }
  return id;
}

/** Records a ticked line in the journal. */
function recordTick(
  userId: number,
  line: { id: number; householdId: number; listId: number; itemId: number; quantity: number },
) {
  const { id: lineId, householdId, listId, itemId, quantity } = line;
  return db.journalEntry.create({
    data: {
      householdId,
      userId,
      lineId,
      listId,
      itemId,
      kind: "bought",
      quantity: quantity * WHOLE,
    },
  });
}

/** Creates completed checks, an earlier list, deletions, invitations that have expired, and more members. */
async function createHistory(
  householdId: number,
  userId: number,
  { items, names }: { items: StockedItems; names: Names },
) {
  const checkIds: number[] = [];
  const past = [...pastCounts(items)];
  for (const [index, age] of CHECK_AGES.entries()) {
    const completedAt = ago(age);
    const counts = past.flatMap(([itemId, all]) =>
      all.slice(index, index + 1).map((count) => ({ ...count, itemId })),
    );
    const { id } = await createCheck({
      householdId,
      userId,
      status: "completed",
      startedAt: ago(age + minutes(24 - 2 * index)),
      completedAt,
      ...findingsOf(counts, items),
    });
    await db.inventoryItem.createMany({
      data: counts.map((count) => ({
        ...count,
        householdId,
        updateId: id,
        previousStock: 2,
        observedAt: completedAt,
        countedById: userId,
      })),
    });
    checkIds.push(id);
  }
  const { id: listId } = await createList({
    householdId,
    updateId: checkIds.at(-1) ?? null,
    createdAt: ago(9),
  });
  for (const { id: itemId } of items.slice(0, 5)) {
    await createLine({ listId, itemId, purchased: itemId % 2 === 0 });
  }
  await createBought({
    householdId,
    userId,
    listId,
    itemIds: items.slice(5, 7).map(({ id }) => id),
  });
  await createDeletions(householdId, userId, items[0]?.locationId ?? 0);
  const username = names === "long" ? unique("maximiliane-von-wolkenstein") : `dora${householdId}`;
  await createUser({ householdId, username, role: "assistant", isActive: false });
  await createInvitation({ householdId, expiresAt: ago(1) });
  return { checkId: checkIds.at(-1) ?? 0, listId };
}

/** Creates a deleted location with its item, and a deleted item of a location that remains. */
async function createDeletions(
  householdId: number,
  deletedById: number,
  firstLocationId: number,
): Promise<void> {
  const gone = { isDeleted: true, deletedAt: ago(3), deletedById };
  const { id: locationId } = await createLocation({ householdId, name: "Gartenhaus", ...gone });
  await createItem({ locationId, name: "Grillkohleanzünderwürfel", ...gone });
  await createItem({ locationId: firstLocationId, name: "Baking powder", ...gone });
}

async function createLinks(userId: number): Promise<{ reset: string; email: string }> {
  const links = { reset: unique("reset"), email: unique("email") };
  const expiresAt = new Date(Date.now() + days(1));
  await db.passwordReset.create({ data: { userId, expiresAt, token: hashToken(links.reset) } });
  await db.emailChange.create({
    data: {
      userId,
      expiresAt,
      email: `${unique("neue-adresse")}@example.org`,
      token: hashToken(links.email),
    },
  });
  return links;
}
