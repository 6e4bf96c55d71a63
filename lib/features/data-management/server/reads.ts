import "server-only";
import { WHOLE } from "@/lib/core/amount";
import { identityKey } from "@/lib/core/identity-key";
import { FORMER_MEMBER } from "@/lib/features/checks/model/dto";
import { LINK_SHOPPER } from "@/lib/features/shopping-links/model/copy";
import type { UserActor } from "@/lib/policy/actor";
import { read } from "@/lib/policy/operation";
import { db } from "@/lib/server/db";
import { runLimited } from "@/lib/server/work-limits";
import { exportedColumns } from "./export-columns";

/**
 * Rows in memory at a time. Checks and lists are read in `LARGE_ROWS`, because each of them contains an
 * entry or a line for up to every item of the household.
 */
const SMALL_ROWS = 100;
const LARGE_ROWS = 5;

/**
 * An export: its text, and the number of its records (locations, items, journal entries, additions, moves in the shop,
 * dismissed suggestions, checks and lists), each of which is one line.
 */
export interface Export {
  records: number;
  text: AsyncGenerator<string, void>;
}

/**
 * Exports the person's account and the household as JSON in five groups. The rows are read from the database
 * while the JSON is sent, so that the used memory does not depend on the household's size. Each record is one line. Of
 * other members only the username is exported.
 */
export const exportData = read("data:export", async (actor): Promise<Export> => {
  const where = { householdId: actor.householdId };
  const counts = await Promise.all([
    db.location.count({ where }),
    db.item.count({ where }),
    db.journalEntry.count({ where }),
    db.shoppingAddition.count({ where }),
    db.shopMove.count({ where }),
    db.dismissedTargetSuggestion.count({ where }),
    db.inventoryUpdate.count({ where }),
    db.shoppingList.count({ where }),
  ]);
  return { records: counts.reduce((sum, count) => sum + count), text: writeExport(actor) };
});

async function* writeExport(actor: UserActor): AsyncGenerator<string, void> {
  const { account, household } = await readHead(actor);
  yield `{"account":${JSON.stringify(account)},"household":${JSON.stringify(household)}`;
  yield `,"inventory":{"locations":`;
  yield* writeRows(actor, (after) => readLocations(actor, after), SMALL_ROWS);
  yield `,"items":`;
  yield* writeRows(actor, (after) => readItems(actor, after), SMALL_ROWS);
  yield `,"purchases":`;
  yield* writeRows(actor, (after) => readJournal(actor, after), SMALL_ROWS);
  // The additions are exported in "inventory", because "shoppingLists" is an array of lists and cannot contain them.
  yield `,"shoppingAdditions":`;
  yield* writeRows(actor, (after) => readAdditions(actor, after), SMALL_ROWS);
  yield `,"shopMoves":`;
  yield* writeRows(actor, (after) => readShopMoves(actor, after), SMALL_ROWS);
  yield `,"dismissedTargetSuggestions":`;
  yield* writeRows(actor, (after) => readDismissedTargets(actor, after), SMALL_ROWS);
  yield `},"inventoryUpdates":`;
  yield* writeRows(actor, (after) => readChecks(actor, after), LARGE_ROWS);
  yield `,"shoppingLists":`;
  yield* writeRows(actor, (after) => readLists(actor, account.email, after), LARGE_ROWS);
  yield "}";
}

async function* writeRows(
  actor: UserActor,
  readAfter: (after: number) => Promise<{ id: number }[]>,
  size: number,
): AsyncGenerator<string, void> {
  let after = 0;
  let rows: { id: number }[];
  yield "[";
  do {
    rows = await runLimited("export-batches:household", actor, () => readAfter(after));
    const lines = rows.map((row) => JSON.stringify(row)).join(",\n");
    if (lines !== "") yield after === 0 ? `\n${lines}` : `,\n${lines}`;
    after = rows.at(-1)?.id ?? after;
  } while (rows.length === size);
  yield "]";
}

async function readHead({ householdId, userId }: UserActor) {
  const [account, household] = await Promise.all([
    db.user.findUniqueOrThrow({
      where: { id: userId, householdId },
      select: exportedColumns.account,
    }),
    db.household.findUniqueOrThrow({
      where: { id: householdId },
      select: exportedColumns.household,
    }),
  ]);
  const { users, ...rest } = household;
  return { account, household: { ...rest, members: users.map(({ username }) => username) } };
}

function page(actor: UserActor, after: number, take: number) {
  return {
    where: { householdId: actor.householdId, id: { gt: after } },
    orderBy: { id: "asc" },
    take,
  } as const;
}

async function readLocations(actor: UserActor, after: number) {
  const rows = await db.location.findMany({
    ...page(actor, after, SMALL_ROWS),
    select: exportedColumns.location,
  });
  return rows.map(withUsername);
}

async function readItems(actor: UserActor, after: number) {
  const rows = await db.item.findMany({
    ...page(actor, after, SMALL_ROWS),
    select: exportedColumns.item,
  });
  return rows.map(withUsername);
}

/** Reads the journal, with the quantities in whole units. */
async function readJournal(actor: UserActor, after: number) {
  const rows = await db.journalEntry.findMany({
    ...page(actor, after, SMALL_ROWS),
    select: exportedColumns.journalEntry,
  });
  return rows.map(({ user, byLink, quantity, ...entry }) => ({
    ...entry,
    quantity: quantity / WHOLE,
    // Entries of earlier releases have neither a time nor a person. `by` is null for them.
    by: byLink ? LINK_SHOPPER : (user?.username ?? (entry.observedAt && FORMER_MEMBER)),
  }));
}

/** Reads what people have written on the shopping list, also what was removed from it and is still stored. */
async function readAdditions(actor: UserActor, after: number) {
  const rows = await db.shoppingAddition.findMany({
    ...page(actor, after, SMALL_ROWS),
    select: exportedColumns.addition,
  });
  return rows.map(({ addedBy, ...addition }) => ({
    ...addition,
    addedBy: addedBy?.username ?? FORMER_MEMBER,
  }));
}

/** Reads what people have moved in the order of the shop. */
function readShopMoves(actor: UserActor, after: number) {
  return db.shopMove.findMany({
    ...page(actor, after, SMALL_ROWS),
    select: exportedColumns.shopMove,
  });
}

function readDismissedTargets(actor: UserActor, after: number) {
  return db.dismissedTargetSuggestion.findMany({
    ...page(actor, after, SMALL_ROWS),
    select: exportedColumns.dismissedTarget,
  });
}

interface Deletion {
  deletedAt: Date | null;
  deletedBy: { username: string } | null;
}

function withUsername<Row extends Deletion>(row: Row) {
  return { ...row, deletedBy: nameOf(row.deletedAt, row.deletedBy) };
}

/** Returns the username of the person who did something; null if nobody did it. */
function nameOf(at: Date | null, by: { username: string } | null): string | null {
  return at && (by?.username ?? FORMER_MEMBER);
}

async function readChecks(actor: UserActor, after: number) {
  const rows = await db.inventoryUpdate.findMany({
    ...page(actor, after, LARGE_ROWS),
    select: exportedColumns.check,
  });
  return rows.map(({ user, cancelledBy, counts, ...check }) => ({
    ...check,
    startedBy: user?.username ?? FORMER_MEMBER,
    cancelledBy: check.status === "cancelled" ? (cancelledBy?.username ?? FORMER_MEMBER) : null,
    counts: counts.map(({ countedBy, ...count }) => ({
      ...count,
      countedBy: countedBy?.username ?? FORMER_MEMBER,
    })),
  }));
}

async function readLists(actor: UserActor, ownEmail: string, after: number) {
  const rows = await db.shoppingList.findMany({
    ...page(actor, after, LARGE_ROWS),
    select: exportedColumns.list,
  });
  return rows.map(({ emailedTo, clearedBy, items, links, ...list }) => ({
    ...list,
    links: links.map(({ createdBy, ...link }) => ({ ...link, createdBy: createdBy.username })),
    items: items.map((line) => ({
      ...line,
      quantitySetBy: nameOf(line.quantitySetAt, line.quantitySetBy),
      notAvailableBy: nameOf(line.notAvailableAt, line.notAvailableBy),
      removedBy: nameOf(line.removedAt, line.removedBy),
    })),
    clearedBy: nameOf(list.clearedAt, clearedBy),
    // A list may have been mailed to another member or a stranger, so only the person's own e-mail address is
    // exported.
    emailedTo:
      emailedTo !== null && identityKey(emailedTo) === identityKey(ownEmail) ? emailedTo : null,
  }));
}
