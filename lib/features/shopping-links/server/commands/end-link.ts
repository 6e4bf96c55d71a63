import "server-only";
import { AppError, notFound } from "@/lib/core/errors";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { announce } from "@/lib/server/realtime/announce";
import { mayEndLink } from "../../model/rules";

/**
 * Ends a shopping link. Whoever has it can neither see nor tick the list any more.
 * @throws {AppError} `not_found`; `forbidden` for a link of somebody else, except for admins.
 */
export const endLink = command(
  "list:share",
  async (actor, { id }: { id: number }): Promise<void> => {
    const { householdId, userId } = actor;
    await authorizedTransaction(actor, async (tx) => {
      const link = await tx.shoppingLink.findFirst({
        where: { id, householdId },
        select: { createdById: true },
      });
      if (!link) throw notFound("Shopping link");
      // Reads the role from the row that the transaction has locked. The role in `actor` may be outdated.
      const person = await tx.user.findFirstOrThrow({
        where: { id: userId, householdId },
        select: { id: true, role: true },
      });
      if (!mayEndLink(person, link)) {
        throw new AppError("forbidden", "Only its creator and admins can end this link.");
      }
      await tx.shoppingLink.deleteMany({ where: { id, householdId } });
      await announce(tx, actor, { kind: "shoppingLinks", ids: [id] });
    });
  },
);
