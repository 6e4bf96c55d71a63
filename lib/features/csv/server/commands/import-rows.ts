import "server-only";
import type { z } from "zod";
import { now } from "@/lib/core/clock";
import { removeExcessDeletedItems } from "@/lib/features/items/server/remove-excess-deleted";
import { requireItemCap } from "@/lib/features/items/server/require-item-cap";
import { removeExcessDeletedLocations } from "@/lib/features/locations/server/remove-excess-deleted";
import { requireLocationCap } from "@/lib/features/locations/server/require-location-cap";
import type { UserActor } from "@/lib/policy/actor";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import type { Tx } from "@/lib/server/db";
import { answerOnce, idempotentCall } from "@/lib/server/idempotency";
import { announce } from "@/lib/server/realtime/announce";
import { type Imported, importedDto } from "../../model/dto";
import { type ImportPlan, nameKey, planImport } from "../../model/rules";
import type { importSchema } from "../../model/schema";

/**
 * Timeout of an import in milliseconds. Two thousand rows take less than a second, but an import may wait for
 * another one of the household.
 */
const TIMEOUT_MS = 20_000;

type Input = z.output<typeof importSchema> & { idempotencyKey?: string | undefined };

/**
 * Adds the missing locations and items of a file, all or none. Imports of one household run one after the other, so
 * the same file sent twice adds nothing twice. A repeated idempotency key gets the first answer.
 * @throws {AppError} `idempotency_mismatch` for a key that an earlier call sent with other rows; `conflict` when the
 * household may not have that many locations or items.
 */
export const importRows = command(
  "inventory:edit",
  async (actor, { rows, idempotencyKey }: Input): Promise<Imported> => {
    const { userId } = actor;
    return authorizedTransaction(
      actor,
      (tx) => {
        const call = idempotentCall("import", idempotencyKey, { rows });
        return answerOnce(tx, { userId, call, answer: importedDto }, () =>
          addMissing(tx, actor, rows),
        );
      },
      { householdLock: "NO KEY UPDATE", timeout: TIMEOUT_MS },
    );
  },
);

async function addMissing(tx: Tx, actor: UserActor, rows: Input["rows"]): Promise<Imported> {
  const { householdId } = actor;
  const locations = await lockLocations(tx, householdId);
  const items = await readItemNames(tx, householdId);
  const plan = planImport(rows, { locations, items });
  await requireLocationCap(tx, { householdId, adding: plan.newLocations.length });
  await requireItemCap(tx, { householdId, adding: plan.items.length });
  await removeExcessDeletedLocations(tx, householdId);
  await removeExcessDeletedItems(tx, householdId);

  const added = await tx.location.createManyAndReturn({
    data: plan.newLocations.map((name, index) => ({
      householdId,
      name,
      order: locations.length + index,
      updatedAt: now(),
    })),
    select: { id: true, name: true },
  });
  // Of several locations with the same name, the first in the checking sequence gets the items: it is added to
  // the map last and replaces the others.
  const ids = new Map(
    [...locations, ...added].reverse().map(({ id, name }) => [nameKey(name), id]),
  );
  const created = await insertItems(
    tx,
    householdId,
    plan.items.map(({ location, item }) => ({
      ...item,
      locationId: ids.get(nameKey(location)) ?? 0,
    })),
  );
  if (added.length > 0)
    await announce(tx, actor, { kind: "locations", ids: added.map(({ id }) => id) });
  if (created.length > 0) await announce(tx, actor, { kind: "items", ids: created });
  return { locations: added.length, items: created.length, refused: plan.refused };
}

/** Reads and locks the household's locations in their order, so that none is deleted during the import. */
function lockLocations(tx: Tx, householdId: number): Promise<{ id: number; name: string }[]> {
  return tx.$queryRaw`
    SELECT id, name FROM locations
    WHERE household_id = ${householdId} AND NOT is_deleted
    ORDER BY "order", id
    FOR SHARE`;
}

/** Reads the household's items as one string: Prisma creates thousands of objects too slowly. */
async function readItemNames(
  tx: Tx,
  householdId: number,
): Promise<{ locationId: number; name: string }[]> {
  const [row] = await tx.$queryRaw<{ items: { locationId: number; name: string }[] }[]>`
    SELECT coalesce(json_agg(json_build_object('locationId', location_id, 'name', name)), '[]') AS items
    FROM items WHERE household_id = ${householdId} AND NOT is_deleted`;
  return row?.items ?? [];
}

type NewItem = ImportPlan["items"][number]["item"] & { locationId: number };

/**
 * Adds items in one statement and returns their ids. The client's own `createMany` blocks the process for a second
 * at two thousand rows.
 */
async function insertItems(tx: Tx, householdId: number, items: NewItem[]): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO items (household_id, location_id, name, unit, desired_stock, current_stock, partial_amount,
      last_counted_at, supermarket_item_name, pack_size, reorder_point, best_before, updated_at)
    SELECT ${householdId}, "locationId", name, unit, "desiredStock", coalesce("currentStock", 0),
      coalesce("partialAmount", 0), CASE WHEN num_nonnulls("currentStock", "partialAmount") > 0 THEN moment END,
      "supermarketItemName", coalesce("packSize", 1), "reorderPoint", "bestBefore", moment
    FROM jsonb_to_recordset(${JSON.stringify(items)}::jsonb) AS item (
      "locationId" int, name text, unit item_unit, "desiredStock" float8, "currentStock" int,
      "partialAmount" float8, "supermarketItemName" text, "packSize" int, "reorderPoint" float8,
      "bestBefore" date),
      (SELECT ${now()}::timestamptz AS moment)
    RETURNING id`;
  return rows.map(({ id }) => id);
}
