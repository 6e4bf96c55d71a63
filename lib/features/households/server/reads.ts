import "server-only";
import { env } from "@/lib/core/env";
import { read } from "@/lib/policy/operation";
import { columnsOf } from "@/lib/server/answer-columns";
import { db } from "@/lib/server/db";
import { Prisma } from "@/lib/server/generated/prisma/client";
import { type Household, type HouseholdCaps, householdDto, toHousehold } from "../model/dto";

/** Selected columns of a household. */
export const householdColumns = columnsOf(
  householdDto.omit({ maxLocations: true, maxItems: true }),
  Prisma.HouseholdScalarFieldEnum,
);

/** Returns how many locations and items a household may have. Deleted rows do not count. */
export function householdCaps(): HouseholdCaps {
  const { MAX_LOCATIONS, MAX_ITEMS } = env();
  return { maxLocations: MAX_LOCATIONS, maxItems: MAX_ITEMS };
}

/** Returns the actor's household. */
export const getHousehold = read("household:view", async (actor): Promise<Household> => {
  const { householdId: id } = actor;
  return toHousehold(
    await db.household.findUniqueOrThrow({ where: { id }, select: householdColumns }),
    householdCaps(),
  );
});
