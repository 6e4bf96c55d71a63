import "server-only";
import type { UserActor } from "@/lib/policy/actor";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { announce } from "@/lib/server/realtime/announce";
import { type Household, toHousehold } from "../../model/dto";
import type { UpdateHousehold } from "../../model/schema";
import { householdCaps, householdColumns } from "../reads";

/** Changes the settings of the actor's household. A list that is being generated may not notice any more. */
export async function updateHousehold(
  actor: UserActor,
  input: UpdateHousehold,
): Promise<Household> {
  const { householdId: id } = actor;
  return authorizedTransaction(
    actor,
    "household:edit",
    async (tx) => {
      const row = await tx.household.update({
        where: { id },
        data: { aiEnabled: input.aiEnabled },
        select: householdColumns,
      });
      await announce(tx, actor, { kind: "household", ids: [id] });
      return toHousehold(row, householdCaps());
    },
    { householdLock: "NO KEY UPDATE" },
  );
}
