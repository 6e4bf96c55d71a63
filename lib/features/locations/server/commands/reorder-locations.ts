import "server-only";
import { AppError } from "@/lib/core/errors";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { announce } from "@/lib/server/realtime/announce";
import { type Location, toLocation } from "../../model/dto";
import type { ReorderLocations } from "../../model/schema";
import { lockLocations } from "../lock-locations";
import { checkingSequence, locationColumns } from "../reads";
import { setOrder } from "../set-order";

/**
 * Sets the order of every location. Simultaneous calls run one after the other, so the order of the last one
 * stays.
 * @throws {AppError} `invalid_input` unless the ids are exactly the household's live locations.
 */
export const reorderLocations = command(
  "inventory:edit",
  async (actor, input: ReorderLocations): Promise<Location[]> => {
    const { householdId } = actor;
    return authorizedTransaction(
      actor,
      async (tx) => {
        const live = await lockLocations(tx, householdId);
        const orders = new Map(input.locations.map(({ id, order }) => [id, order]));
        const isComplete =
          orders.size === input.locations.length &&
          orders.size === live.length &&
          live.every(({ id }) => orders.has(id));
        if (!isComplete) {
          throw new AppError(
            "invalid_input",
            "The order must name every location of the household exactly once.",
          );
        }
        await setOrder(tx, { householdId, orders });
        await announce(tx, actor, { kind: "locations", ids: [...orders.keys()] });
        const rows = await tx.location.findMany({
          where: { householdId, isDeleted: false },
          orderBy: [...checkingSequence],
          select: locationColumns,
        });
        return rows.map(toLocation);
      },
      // Without this lock, a location could be added or restored after the live locations were read.
      { householdLock: "NO KEY UPDATE" },
    );
  },
);
