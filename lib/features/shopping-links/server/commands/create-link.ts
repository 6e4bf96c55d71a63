import "server-only";
import { now } from "@/lib/core/clock";
import { demoLimits } from "@/lib/core/demo-limits";
import { AppError, notFound } from "@/lib/core/errors";
import { paths } from "@/lib/core/paths";
import { publicUrl } from "@/lib/core/public-url";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import type { Tx } from "@/lib/server/db";
import { refuseDemoHousehold } from "@/lib/server/demo-household";
import { announce } from "@/lib/server/realtime/announce";
import { hashToken, newToken } from "@/lib/server/secret-token";
import { LIST_REPLACED } from "../../model/copy";
import { type CreatedLink, toShoppingLink } from "../../model/dto";
import { linkEnd } from "../../model/rules";

/**
 * Makes a shopping link for the latest list, which is valid for a day. An earlier link of the person for this list
 * ends. Only this answer contains the link.
 * @throws {AppError} `forbidden` for the demo household; `not_found`; `conflict` for a list that a newer one has
 * replaced.
 */
export const createLink = command(
  "list:share",
  async (actor, { listId }: { listId: number }): Promise<CreatedLink> => {
    const { householdId, userId, username } = actor;
    await refuseDemoHousehold(householdId, demoLimits.shoppingLink);
    const token = newToken();
    const moment = now();
    const fresh = { token: hashToken(token), createdAt: moment, expiresAt: linkEnd(moment) };
    // Nobody may make a newer list after `requireLatest` has searched for one and before the commit.
    const row = await authorizedTransaction(
      actor,
      async (tx) => {
        await requireLatest(tx, { householdId, listId });
        const stored = await tx.shoppingLink.upsert({
          where: { listId_createdById: { listId, createdById: userId } },
          create: { ...fresh, householdId, listId, createdById: userId },
          update: fresh,
          omit: { token: true, householdId: true },
        });
        await announce(tx, actor, { kind: "shoppingLinks", ids: [stored.id] });
        return stored;
      },
      { householdLock: "NO KEY UPDATE" },
    );
    const link = publicUrl(paths.shop(token));
    return { ...toShoppingLink({ ...row, createdBy: { username } }), link };
  },
);

/**
 * Checks that a list is the household's latest.
 * @throws {AppError} `not_found`; `conflict` if there is a newer one
 */
async function requireLatest(
  tx: Tx,
  { householdId, listId }: { householdId: number; listId: number },
): Promise<void> {
  const [list, newer] = await tx.shoppingList.findMany({
    where: { householdId, id: { gte: listId } },
    orderBy: { id: "asc" },
    take: 2,
    select: { id: true },
  });
  if (list?.id !== listId) throw notFound("Shopping list");
  if (newer) throw new AppError("conflict", LIST_REPLACED);
}
