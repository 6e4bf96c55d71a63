import "server-only";
import { notFound } from "@/lib/core/errors";
import type { Location } from "@/lib/features/locations/model/dto";
import { insertAtOrder } from "@/lib/features/locations/model/rules";
import { lockLocations } from "@/lib/features/locations/server/lock-locations";
import { checkingSequence, getLocation } from "@/lib/features/locations/server/reads";
import { requireLocationCap } from "@/lib/features/locations/server/require-location-cap";
import { setOrder } from "@/lib/features/locations/server/set-order";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import type { Tx } from "@/lib/server/db";
import { announce } from "@/lib/server/realtime/announce";
import { requireItemCap } from "../require-item-cap";
import { restorable, RESTORED } from "../restorable";

/**
 * Restores deleted locations with the items that were deleted with them, all or none. Locations among them
 * that are not deleted stay unchanged. Each location returns to the index in the checking sequence that it
 * had when it was deleted.
 * @throws {AppError} `not_found` when one of them is not a location of the household, or was deleted too long
 * ago; `conflict` when the household would exceed its cap of locations or items.
 */
export const restoreLocations = command(
  "inventory:edit",
  async (actor, input: { ids: number[] }): Promise<{ restored: number }> => {
    const { householdId } = actor;
    const wanted = [...new Set(input.ids)];
    return authorizedTransaction(
      actor,
      async (tx) => {
        await lockLocations(tx, householdId);
        const found = await tx.location.findMany({
          where: restorable({ householdId, ids: wanted }),
          orderBy: [...checkingSequence],
          select: { id: true, order: true, deletedAt: true, isDeleted: true },
        });
        if (found.length !== wanted.length) throw notFound("Location");
        const deleted = found.filter(({ isDeleted }) => isDeleted);
        const ids = deleted.map(({ id }) => id);
        if (ids.length === 0) return { restored: 0 };
        const withThem = {
          householdId,
          locationId: { in: ids },
          isDeleted: true,
          deletedWithLocation: true,
        };
        await requireLocationCap(tx, { householdId, adding: ids.length });
        await requireItemCap(tx, {
          householdId,
          adding: await tx.item.count({ where: withThem }),
        });
        await returnToSequence(tx, householdId, deleted);
        const { count } = await tx.location.updateMany({
          where: { householdId, id: { in: ids }, isDeleted: true },
          data: RESTORED,
        });
        // The daily cleanup may have removed one of the locations since they were read.
        if (count !== ids.length) throw notFound("Location");
        await tx.item.updateMany({
          where: withThem,
          data: { ...RESTORED, deletedWithLocation: false },
        });
        await announce(tx, actor, { kind: "locations", ids });
        return { restored: count };
      },
      { householdLock: "NO KEY UPDATE" },
    );
  },
);

/** Inserts deleted locations into the checking sequence and renumbers it without gaps. */
async function returnToSequence(
  tx: Tx,
  householdId: number,
  deleted: readonly { id: number; order: number; deletedAt: Date | null }[],
): Promise<void> {
  const stillDeleted = await tx.location.findMany({
    where: {
      householdId,
      isDeleted: true,
      id: { notIn: deleted.map(({ id }) => id) },
      deletedAt: { in: deleted.flatMap(({ deletedAt }) => deletedAt ?? []) },
    },
    select: { order: true, deletedAt: true },
  });
  const live = await tx.location.findMany({
    where: { householdId, isDeleted: false },
    orderBy: [...checkingSequence],
    select: { id: true },
  });
  const sequence = insertAtOrder(
    live.map(({ id }) => id),
    deleted,
    stillDeleted,
  );
  await setOrder(tx, { householdId, orders: new Map(sequence.map((id, order) => [id, order])) });
}

/**
 * Restores a deleted location with the items that were deleted with it, and returns the location.
 * @throws {AppError} as `restoreLocations`.
 */
export const restoreLocation = command(
  "inventory:edit",
  async (actor, id: number): Promise<Location> => {
    await restoreLocations(actor, { ids: [id] });
    return getLocation(actor, id);
  },
);
