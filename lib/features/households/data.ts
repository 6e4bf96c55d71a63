import type { Actor } from "@/lib/policy/actor";
import { requirePermission } from "@/lib/policy/require-permission";
import { db } from "@/lib/server/db";
import { toHousehold, type Household } from "./dto";

/** The columns that a household is answered from. */
export const householdColumns = { id: true, name: true, createdAt: true, aiEnabled: true } as const;

/** The actor's household. */
export async function getHousehold(actor: Actor): Promise<Household> {
  requirePermission(actor, "household:view");
  const { householdId: id } = actor;
  return toHousehold(
    await db.household.findUniqueOrThrow({ where: { id }, select: householdColumns }),
  );
}
