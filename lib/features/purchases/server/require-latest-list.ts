import "server-only";
import { AppError, notFound } from "@/lib/core/errors";
import { isCheckRunning } from "@/lib/features/items/server/is-check-running";
import type { Tx } from "@/lib/server/db";
import { CHECK_RUNS, LIST_REPLACED } from "../model/copy";

/**
 * Checks that the stock of what is on a list was not counted since the list was made: the list is the household's
 * latest, and no check is running. Without an id the household must have no list. The caller has locked the household's
 * row, for which the start of a check waits.
 * @returns when the list was made, which is after every count of its check; null without a list
 * @throws {AppError} `not_found`; `conflict` while a check runs, and for an earlier list.
 */
export async function requireLatestList(
  tx: Tx,
  { householdId, id }: { householdId: number; id: number | null },
): Promise<Date | null> {
  const isRunning = await isCheckRunning(tx, householdId);
  const [list, ...newer] = await tx.shoppingList.findMany({
    where: { householdId, ...(id !== null && { id: { gte: id } }) },
    orderBy: { id: "asc" },
    take: 2,
    select: { id: true, createdAt: true },
  });
  if (id !== null && list?.id !== id) throw notFound("Shopping list");
  if (isRunning) throw new AppError("conflict", CHECK_RUNS);
  if (newer.length > 0 || (id === null && list)) throw new AppError("conflict", LIST_REPLACED);
  return list?.createdAt ?? null;
}
