import "server-only";
import { demoLimits } from "@/lib/core/demo-limits";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { refuseDemoHousehold } from "@/lib/server/demo-household";
import type { RequestSource } from "@/lib/server/known-devices";
import { hashPassword } from "@/lib/server/password";
import type { ChangePassword } from "../../model/schema";
import { replacePassword } from "../replace-password";
import { verifyOwnPassword } from "../verify-own-password";

type Input = ChangePassword & { source: RequestSource };

/**
 * Changes one's own password and signs out all other devices.
 * @returns the token for the cookie of this device.
 * @throws {AppError} `invalid_input` when the current password is wrong; `forbidden` for the demo account;
 * `rate_limited` after ten wrong passwords, which are not counted as failed logins.
 */
export const changePassword = command(
  "household:view",
  async (actor, input: Input): Promise<string> => {
    const { userId, householdId, sessionId } = actor;
    await refuseDemoHousehold(householdId, demoLimits.password);
    const current = await verifyOwnPassword(actor, {
      password: input.currentPassword,
      path: "currentPassword",
    });
    const password = await hashPassword(input.newPassword);
    const { device } = input.source;
    const replacement = { userId, householdId, current, password, except: sessionId, device };
    return authorizedTransaction(actor, (tx) => replacePassword(tx, replacement), {
      changesOwnAccount: true,
    });
  },
);
