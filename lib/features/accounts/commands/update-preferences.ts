import type { UserActor } from "@/lib/policy/actor";
import { requirePermission } from "@/lib/policy/require-permission";
import { transaction } from "@/lib/server/db";
import { readSessionUser } from "@/lib/server/session";
import { toUser, type User } from "../dto";
import type { UpdatePreferences } from "../schema";

/** Changes what a person settles for themselves; what is left out stays as it is. */
export async function updatePreferences(actor: UserActor, input: UpdatePreferences): Promise<User> {
  requirePermission(actor, "household:view");
  const { userId: id, householdId } = actor;
  const { marketingConsent, remindersEnabled } = input;
  return transaction(async (tx) => {
    await tx.user.updateMany({
      where: { id, householdId },
      data: { marketingConsent, remindersEnabled },
    });
    return toUser(await readSessionUser(tx, id));
  });
}
