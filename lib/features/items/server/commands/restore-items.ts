import "server-only";
import { AppError, notFound } from "@/lib/core/errors";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { announce } from "@/lib/server/realtime/announce";
import type { Item } from "../../model/dto";
import { getItem } from "../reads";
import { requireItemCap } from "../require-item-cap";
import { restorable, RESTORED } from "../restorable";

/**
 * Restores deleted items, all or none, at their places on the shelf. Items among them that are not deleted stay
 * unchanged.
 * @throws {AppError} `not_found` when one of them is not an item of the household, or was deleted too long
 * ago; `conflict` when the location of one is deleted, or when the household would exceed its item cap.
 */
export const restoreItems = command(
  "inventory:edit",
  async (actor, input: { ids: number[] }): Promise<{ restored: number }> => {
    const { householdId } = actor;
    const wanted = [...new Set(input.ids)];
    return authorizedTransaction(
      actor,
      async (tx) => {
        const found = await tx.item.findMany({
          where: restorable({ householdId, ids: wanted }),
          select: {
            id: true,
            isDeleted: true,
            location: { select: { name: true, isDeleted: true } },
          },
        });
        if (found.length !== wanted.length) throw notFound("Item");
        const deleted = found.filter(({ isDeleted }) => isDeleted);
        const parent = deleted.find(({ location }) => location.isDeleted)?.location;
        if (parent) {
          throw new AppError(
            "conflict",
            `The location “${parent.name}” is deleted too. Restore it first.`,
          );
        }
        await requireItemCap(tx, { householdId, adding: deleted.length });
        const ids = deleted.map(({ id }) => id);
        const { count } = await tx.item.updateMany({
          where: { householdId, id: { in: ids }, isDeleted: true },
          data: { ...RESTORED, deletedWithLocation: false },
        });
        // The daily cleanup may have removed one of the items since they were read.
        if (count !== ids.length) throw notFound("Item");
        if (count === 0) return { restored: 0 };
        await announce(tx, actor, { kind: "items", ids });
        return { restored: count };
      },
      { householdLock: "NO KEY UPDATE" },
    );
  },
);

/**
 * Restores a deleted item and returns it.
 * @throws {AppError} as `restoreItems`.
 */
export const restoreItem = command("inventory:edit", async (actor, id: number): Promise<Item> => {
  await restoreItems(actor, { ids: [id] });
  return getItem(actor, id);
});
