import "server-only";
import { AppError } from "@/lib/core/errors";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { announce } from "@/lib/server/realtime/announce";
import { type Location, toLocation } from "../../model/dto";
import type { ReorderLocations } from "../../model/schema";
import { lockLocations } from "../lock-locations";
import { checkingSequence, locationColumns } from "../reads";

/**
 * Sets the order of every location. The rows are locked in the order of their ids, so of two simultaneous calls the
 * later one's order results.
 * @throws {AppError} `invalid_input` unless the ids are exactly the household's live locations.
 */
export const reorderLocations = command(
  "inventory:edit",
  async (actor, input: ReorderLocations): Promise<Location[]> => {
    const { householdId } = actor;
    return authorizedTransaction(actor, async (tx) => {
      const live = await lockLocations(tx, householdId);
      const wanted = new Map(input.locations.map(({ id, order }) => [id, order]));
      const isComplete =
        wanted.size === input.locations.length &&
        wanted.size === live.length &&
        live.every(({ id }) => wanted.has(id));
      if (!isComplete) {
        throw new AppError(
          "invalid_input",
          "The order must name every location of the household exactly once.",
        );
      }
      await tx.$executeRaw`
      UPDATE locations SET "order" = wanted."order", updated_at = now()
      FROM unnest(${[...wanted.keys()]}::int[], ${[...wanted.values()]}::int[]) AS wanted (id, "order")
      WHERE locations.id = wanted.id AND household_id = ${householdId}`;
      await announce(tx, actor, { kind: "locations", ids: [...wanted.keys()] });
      const rows = await tx.location.findMany({
        where: { householdId, isDeleted: false },
        orderBy: [...checkingSequence],
        select: locationColumns,
      });
      return rows.map(toLocation);
    });
  },
);
