import "server-only";
import { now } from "@/lib/core/clock";
import { notFound } from "@/lib/core/errors";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { announce } from "@/lib/server/realtime/announce";
import type { Addition } from "../../model/dto";
import { raiseOnList } from "../put-on-list";
import { readAddition } from "../select-additions";

/**
 * Puts a removed addition on the list again. If somebody has put the same thing on it meanwhile, that has the larger
 * quantity instead. An addition that is on the list stays as it is.
 * @returns the addition that is on the list now
 * @throws {AppError} `not_found`; `conflict` when the household has as many additions as it may.
 */
export const restoreAddition = command("list:add", async (actor, id: number): Promise<Addition> => {
  const { householdId } = actor;
  return authorizedTransaction(
    actor,
    async (tx) => {
      const addition = await tx.shoppingAddition.findFirst({ where: { id, householdId } });
      if (!addition) throw notFound("Addition");
      if (addition.removedAt === null || addition.lineId !== null) return readAddition(tx, id);
      // Something that is bought is no second thing to buy.
      const raised = addition.purchased ? null : await raiseOnList(tx, actor, addition);
      if (raised?.kind === "addition") return readAddition(tx, raised.additionId);
      await tx.shoppingAddition.updateMany({
        where: { id, householdId },
        data: raised ? { removedAt: now(), lineId: raised.lineId } : { removedAt: null },
      });
      await announce(tx, actor, { kind: "additions", ids: [id] });
      return readAddition(tx, id);
    },
    { householdLock: "NO KEY UPDATE" },
  );
});
