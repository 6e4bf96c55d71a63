import "server-only";
import type { z } from "zod";
import { demoLimits } from "@/lib/core/demo-limits";
import type { CheckChange } from "@/lib/features/checks/model/dto";
import type { UserActor } from "@/lib/policy/actor";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import type { Tx } from "@/lib/server/db";
import { refuseDemoHousehold } from "@/lib/server/demo-household";
import { forgetMails, type MailsToForget } from "@/lib/server/mail/dev-mailbox";
import { announce } from "@/lib/server/realtime/announce";
import { PURGED } from "../../model/copy";
import type { Purged } from "../../model/dto";
import { couplePurge, type PurgeSelection } from "../../model/rules";
import type { purgeSchema } from "../../model/schema";
import { mailsOfLists } from "../mails";

/** Timeout of a purge in milliseconds. A household of many years has tens of thousands of counts to delete. */
const PATIENCE = { timeout: 60_000 };

type Deleted = Purged["deleted"];

/**
 * Deletes the chosen kinds of data of the household with the rows that depend on them. Purging checks deletes a running
 * check too. Stocks keep their last values, and lists remain without a reference to their check.
 * @throws {AppError} `forbidden` for the demo household.
 */
export const purgeData = command(
  "data:purge",
  async (actor, input: z.output<typeof purgeSchema>): Promise<Purged> => {
    await refuseDemoHousehold(actor.householdId, demoLimits.purge);
    const selection = couplePurge(input);
    const { deleted, mails } = await authorizedTransaction(
      actor,
      async (tx) => {
        // Locks checks before lists, as completing a check does, so that the two cannot deadlock.
        const checks = await purgeChecks(tx, actor, selection);
        const { mails, ...lists } = await purgeLists(tx, actor, selection);
        return { deleted: { ...checks, ...lists }, mails };
      },
      PATIENCE,
    );
    await forgetMails(mails);
    return { message: PURGED, deleted };
  },
);

async function purgeChecks(
  tx: Tx,
  actor: UserActor,
  selection: PurgeSelection,
): Promise<Pick<Deleted, "inventoryUpdates" | "inventoryItems">> {
  if (!selection.inventoryItems) return { inventoryUpdates: 0, inventoryItems: 0 };
  const checks = await tx.$queryRaw<{ id: number; isRunning: boolean }[]>`
    SELECT id, status = 'in_progress' AS "isRunning" FROM inventory_updates
    WHERE household_id = ${actor.householdId} ORDER BY id FOR UPDATE`;
  const ids = checks.map(({ id }) => id);
  const inventoryItems = await tx.$executeRaw`
    DELETE FROM inventory_items
    WHERE household_id = ${actor.householdId} AND update_id = ANY (${ids})`;
  await tx.$executeRaw`
    DELETE FROM dismissed_target_suggestions WHERE household_id = ${actor.householdId}`;
  await tx.$executeRaw`DELETE FROM item_forecasts WHERE household_id = ${actor.householdId}`;
  await tx.$executeRaw`DELETE FROM household_forecasts WHERE household_id = ${actor.householdId}`;
  const inventoryUpdates = selection.inventoryUpdates
    ? await deleteChecks(tx, { ids, householdId: actor.householdId })
    : 0;
  const detail: CheckChange = {
    is: "status",
    status: selection.inventoryUpdates ? "cancelled" : "in_progress",
  };
  const running = checks.filter(({ isRunning }) => isRunning).map(({ id }) => id);
  await announce(tx, actor, { kind: "check", ids: running, detail });
  return { inventoryUpdates, inventoryItems };
}

async function deleteChecks(
  tx: Tx,
  { ids, householdId }: { ids: number[]; householdId: number },
): Promise<number> {
  await tx.$executeRaw`
    UPDATE shopping_lists SET update_id = NULL
    WHERE household_id = ${householdId} AND update_id = ANY (${ids})`;
  return tx.$executeRaw`
    DELETE FROM inventory_updates WHERE household_id = ${householdId} AND id = ANY (${ids})`;
}

async function purgeLists(
  tx: Tx,
  actor: UserActor,
  selection: PurgeSelection,
): Promise<Pick<Deleted, "shoppingLists" | "shoppingListItems"> & { mails: MailsToForget }> {
  if (!selection.shoppingListItems) {
    return { shoppingLists: 0, shoppingListItems: 0, mails: await mailsOfLists(tx, []) };
  }
  // Locks the list before its lines, as writing rationales does.
  const { householdId } = actor;
  const lists = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM shopping_lists WHERE household_id = ${householdId} ORDER BY id FOR UPDATE`;
  const ids = lists.map(({ id }) => id);
  const mails = await mailsOfLists(tx, ids);
  const shoppingListItems = await tx.$executeRaw`
    DELETE FROM shopping_list_items WHERE household_id = ${householdId} AND list_id = ANY (${ids})`;
  await tx.$executeRaw`DELETE FROM journal_entries WHERE household_id = ${householdId}`;
  await tx.$executeRaw`DELETE FROM shopping_additions WHERE household_id = ${householdId}`;
  await tx.$executeRaw`DELETE FROM shop_moves WHERE household_id = ${householdId}`;
  await tx.$executeRaw`DELETE FROM shopping_links WHERE household_id = ${householdId}`;
  const shoppingLists = selection.shoppingLists
    ? await tx.$executeRaw`
        DELETE FROM shopping_lists WHERE household_id = ${householdId} AND id = ANY (${ids})`
    : 0;
  await announce(tx, actor, { kind: "list", ids });
  await announce(tx, actor, { kind: "additions", ids: [] });
  await announce(tx, actor, { kind: "purchases", ids: [] });
  await announce(tx, actor, { kind: "shopOrder", ids: [] });
  await announce(tx, actor, { kind: "shoppingLinks", ids: [] });
  return { shoppingLists, shoppingListItems, mails };
}
