import type { Actor } from "@/lib/policy/actor";
import { requirePermission } from "@/lib/policy/require-permission";
import { transaction } from "@/lib/server/db";
import { announce } from "@/lib/server/live/announce";
import { householdColumns } from "../data";
import { toHousehold, type Household } from "../dto";
import type { UpdateHousehold } from "../schema";

/** Changes the settings of the actor's household. A list that is being generated may not notice any more. */
export async function updateHousehold(actor: Actor, input: UpdateHousehold): Promise<Household> {
  requirePermission(actor, "household:edit");
  const { householdId: id } = actor;
  return transaction(async (tx) => {
    const row = await tx.household.update({
      where: { id },
      data: { aiEnabled: input.aiEnabled },
      select: householdColumns,
    });
    await announce(tx, actor, { kind: "household", ids: [id] });
    return toHousehold(row);
  });
}
