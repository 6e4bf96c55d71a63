import "server-only";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { announce } from "@/lib/server/realtime/announce";
import { type Household, toHousehold } from "../../model/dto";
import type { UpdateHousehold } from "../../model/schema";
import { householdCaps, householdColumns } from "../reads";

/**
 * Changes name and settings of the actor's household. Omitted fields are unchanged. A list that is being
 * generated may still use the old settings.
 */
export const updateHousehold = command(
  "household:edit",
  async (actor, input: UpdateHousehold): Promise<Household> => {
    const { householdId: id } = actor;
    const { name, aiEnabled } = input;
    return authorizedTransaction(
      actor,
      async (tx) => {
        const row = await tx.household.update({
          where: { id },
          data: { name, aiEnabled },
          select: householdColumns,
        });
        await announce(tx, actor, { kind: "household", ids: [id] });
        return toHousehold(row, householdCaps());
      },
      { householdLock: "NO KEY UPDATE" },
    );
  },
);
