import type { Actor } from "@/lib/policy/actor";
import { requirePermission } from "@/lib/policy/require-permission";
import { db } from "@/lib/server/db";
import { householdColumns } from "../data";
import { toHousehold, type Household } from "../dto";
import type { UpdateHousehold } from "../schema";

/** Changes the settings of the actor's household. A list that is being generated may not notice any more. */
export async function updateHousehold(actor: Actor, input: UpdateHousehold): Promise<Household> {
  requirePermission(actor, "household:edit");
  const row = await db.household.update({
    where: { id: actor.householdId },
    data: { aiEnabled: input.aiEnabled },
    select: householdColumns,
  });
  return toHousehold(row);
}
