import "server-only";
import { notFound } from "@/lib/core/errors";
import type { Actor } from "@/lib/policy/actor";
import { requirePermission } from "@/lib/policy/require-permission";
import { db } from "@/lib/server/db";
import { type Location, toLocation } from "../model/dto";

/** The columns that a location is answered from. */
export const locationColumns = {
  id: true,
  householdId: true,
  name: true,
  photo: true,
  order: true,
  isDeleted: true,
  createdAt: true,
  updatedAt: true,
} as const;

/** The order in which a household's locations are walked through. */
export const checkingSequence = [{ order: "asc" }, { id: "asc" }] as const;

/** The household's locations in the checking sequence. */
export async function listLocations(actor: Actor): Promise<Location[]> {
  requirePermission(actor, "household:view");
  const rows = await db.location.findMany({
    where: { householdId: actor.householdId, isDeleted: false },
    orderBy: [...checkingSequence],
    select: locationColumns,
  });
  return rows.map(toLocation);
}

/**
 * One location of the household.
 * @throws {AppError} `not_found`
 */
export async function getLocation(actor: Actor, id: number): Promise<Location> {
  requirePermission(actor, "household:view");
  const row = await db.location.findFirst({
    where: { id, householdId: actor.householdId, isDeleted: false },
    select: locationColumns,
  });
  if (!row) throw notFound("Location");
  return toLocation(row);
}
