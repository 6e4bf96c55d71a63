import "server-only";
import type { z } from "zod";
import { notFound } from "@/lib/core/errors";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { announce } from "@/lib/server/realtime/announce";
import type { dismissSuggestionSchema } from "../../model/schema";

type Input = z.output<typeof dismissSuggestionSchema> & { id: number };

/**
 * Dismisses suggestions of one kind for an item, for good. A repeated call changes nothing.
 * @throws {AppError} `not_found` for an item that the household does not have, or has deleted.
 */
export const dismissSuggestion = command(
  "inventory:edit",
  async (actor, { id: itemId, kind }: Input): Promise<void> => {
    const { householdId } = actor;
    await authorizedTransaction(actor, async (tx) => {
      const found = await tx.item.count({ where: { id: itemId, householdId, isDeleted: false } });
      if (found === 0) throw notFound("Item");
      await tx.dismissedTargetSuggestion.upsert({
        where: { itemId_kind: { itemId, kind } },
        create: { householdId, itemId, kind },
        update: {},
      });
      await announce(tx, actor, { kind: "targetSuggestions", ids: [itemId] });
    });
  },
);
