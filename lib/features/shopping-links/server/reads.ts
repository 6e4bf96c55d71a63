import "server-only";
import { readOnList } from "@/lib/features/shopping-additions/server/select-additions";
import { lineName } from "@/lib/features/shopping-lists/model/rules";
import { read } from "@/lib/policy/operation";
import { db } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/prisma/client";
import type { RequestSource } from "@/lib/server/known-devices";
import { runLimited } from "@/lib/server/work-limits";
import { type SharedList, type ShoppingLink, toShoppingLink } from "../model/dto";
import { findOpenLink, type OpenLink, selectOpenLinks } from "./open-links";

type OpenLinkRow = OpenLink & { createdAt: Date; username: string };

/** Returns the open shopping links of the household, newest first. */
export const listOpenLinks = read("list:share", async (actor): Promise<ShoppingLink[]> => {
  const rows = await db.$queryRaw<OpenLinkRow[]>(
    Prisma.sql`${selectOpenLinks()} AND link.household_id = ${actor.householdId} ORDER BY link.id DESC`,
  );
  return rows.map(({ username, ...row }) => toShoppingLink({ ...row, createdBy: { username } }));
});

/**
 * Returns the list of a shopping link: its lines in the checking sequence, then the additions.
 * @throws {AppError} `not_found` for a link that is not open; `rate_limited` after many wrong tokens; `unavailable`
 * when too many reads of the household wait.
 */
export async function findSharedList(input: {
  token: string;
  source: RequestSource;
}): Promise<SharedList> {
  const { householdId, listId, expiresAt } = await findOpenLink(input);
  return runLimited("reads:household", { householdId }, async () => {
    const lines = await db.shoppingListItem.findMany({
      where: { householdId, listId, removedAt: null },
      orderBy: [
        { item: { location: { order: "asc" } } },
        { item: { locationId: "asc" } },
        { id: "asc" },
      ],
      select: {
        id: true,
        quantity: true,
        packSize: true,
        purchased: true,
        notAvailable: true,
        item: { select: { name: true, supermarketItemName: true, unit: true } },
      },
    });
    const additions = await readOnList(db, householdId);
    return {
      expiresAt: expiresAt.toISOString(),
      rows: [
        ...lines.map(({ item, ...line }) => ({
          ...line,
          notAvailable: line.notAvailable && !line.purchased,
          kind: "line" as const,
          name: lineName(item),
          unit: item.unit,
        })),
        ...additions.map(({ id, name, quantity, packSize = 1, purchased }) => ({
          kind: "addition" as const,
          id,
          name,
          quantity,
          packSize,
          purchased,
          notAvailable: false,
          unit: null,
        })),
      ],
    };
  });
}
