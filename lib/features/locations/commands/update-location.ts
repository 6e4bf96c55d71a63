import type { z } from "zod";
import { notFound } from "@/lib/core/errors";
import type { Actor } from "@/lib/policy/actor";
import { requirePermission } from "@/lib/policy/require-permission";
import { db } from "@/lib/server/db";
import { locationColumns } from "../data";
import { toLocation, type Location } from "../dto";
import type { updateLocationSchema } from "../schema";

/**
 * Changes the fields that were sent.
 * @throws {AppError} `not_found`
 */
export async function updateLocation(
  actor: Actor,
  input: z.output<typeof updateLocationSchema> & { id: number },
): Promise<Location> {
  requirePermission(actor, "inventory:edit");
  const { id, ...fields } = input;
  const [row] = await db.location.updateManyAndReturn({
    where: { id, householdId: actor.householdId, isDeleted: false },
    data: fields,
    select: locationColumns,
  });
  if (!row) throw notFound("Location");
  return toLocation(row);
}
