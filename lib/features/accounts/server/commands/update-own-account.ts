import "server-only";
import { demoLimits } from "@/lib/core/demo-limits";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { refuseDemoHousehold } from "@/lib/server/demo-household";
import { consume } from "@/lib/server/rate-limit";
import { readSessionUser } from "@/lib/server/session";
import { toUser, type User } from "../../model/dto";
import type { UpdateOwnAccount } from "../../model/schema";
import { changeUsername } from "../change-username";
import { prepareIdentityCheck } from "../require-free-identity";

/**
 * Changes the person's own username and settings. Omitted fields stay unchanged.
 * @throws {AppError} `forbidden` for the username of the demo account; `conflict` when the username is taken,
 * or looks like an existing one; `rate_limited` after ten changes of the username an hour. The limit exists
 * because a `conflict` reveals that a user of some household has the username.
 */
export const updateOwnAccount = command(
  "household:view",
  async (actor, input: UpdateOwnAccount): Promise<User> => {
    const { userId: id, householdId } = actor;
    const { username, ...settings } = input;
    if (username !== undefined) {
      await refuseDemoHousehold(householdId, demoLimits.username);
      await consume("username-change:user", String(id));
      await prepareIdentityCheck({ username });
    }
    return authorizedTransaction(
      actor,
      async (tx) => {
        if (username !== undefined) await changeUsername(tx, actor, username);
        await tx.user.updateMany({
          where: { id, householdId },
          data: settings,
        });
        return toUser(await readSessionUser(tx, id));
      },
      { changesOwnAccount: true },
    );
  },
);
