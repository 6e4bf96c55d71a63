import "server-only";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { readSessionUser } from "@/lib/server/session";
import { toUser, type User } from "../../model/dto";
import type { UpdatePreferences } from "../../model/schema";

/** Changes the person's own settings. Omitted fields stay unchanged. */
export const updatePreferences = command(
  "household:view",
  async (actor, input: UpdatePreferences): Promise<User> => {
    const { userId: id, householdId } = actor;
    const { marketingConsent, remindersEnabled } = input;
    return authorizedTransaction(
      actor,
      async (tx) => {
        await tx.user.updateMany({
          where: { id, householdId },
          data: { marketingConsent, remindersEnabled },
        });
        return toUser(await readSessionUser(tx, id));
      },
      { changesOwnAccount: true },
    );
  },
);
