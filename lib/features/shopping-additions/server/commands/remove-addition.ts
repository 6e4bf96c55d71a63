import "server-only";
import { now } from "@/lib/core/clock";
import { notFound } from "@/lib/core/errors";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { announce } from "@/lib/server/realtime/announce";

/**
 * Removes an addition from the list. It can be restored. An addition that was removed before, or that a line has
 * absorbed, stays as it is.
 * @throws {AppError} `not_found`
 */
export const removeAddition = command("list:add", async (actor, id: number): Promise<void> => {
  const { householdId } = actor;
  await authorizedTransaction(actor, async (tx) => {
    const where = { id, householdId };
    const { count } = await tx.shoppingAddition.updateMany({
      where: { ...where, removedAt: null },
      data: { removedAt: now() },
    });
    if (count > 0) {
      await announce(tx, actor, { kind: "additions", ids: [id] });
    } else if ((await tx.shoppingAddition.count({ where })) === 0) throw notFound("Addition");
  });
});
