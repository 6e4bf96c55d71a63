import "server-only";
import { notFound } from "@/lib/core/errors";
import { read } from "@/lib/policy/operation";
import { columnsOf } from "@/lib/server/answer-columns";
import { db } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/prisma/client";
import { type Location, locationDto, toLocation } from "../model/dto";

/** Selected columns of a location. */
export const locationColumns = columnsOf(locationDto, Prisma.LocationScalarFieldEnum);

/** The checking sequence: the order of a household's locations. */
export const checkingSequence = [{ order: "asc" }, { id: "asc" }] as const;

/** Returns the household's locations in the checking sequence. */
export const listLocations = read("household:view", async (actor): Promise<Location[]> => {
  const rows = await db.location.findMany({
    where: { householdId: actor.householdId, isDeleted: false },
    orderBy: [...checkingSequence],
    select: locationColumns,
  });
  return rows.map(toLocation);
});

/**
 * Returns one location of the household.
 * @throws {AppError} `not_found`
 */
export const getLocation = read("household:view", async (actor, id: number): Promise<Location> => {
  const row = await db.location.findFirst({
    where: { id, householdId: actor.householdId, isDeleted: false },
    select: locationColumns,
  });
  if (!row) throw notFound("Location");
  return toLocation(row);
});
