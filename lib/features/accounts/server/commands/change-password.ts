import "server-only";
import { AppError } from "@/lib/core/errors";
import { command } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { refuseDemoHousehold } from "@/lib/server/demo-household";
import type { RequestSource } from "@/lib/server/known-devices";
import { hashPassword, verifyPassword } from "@/lib/server/password";
import { consume, type Counter, giveBack } from "@/lib/server/rate-limit";
import type { ChangePassword } from "../../model/schema";
import { replacePassword } from "../replace-password";

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
    await refuseDemoHousehold(householdId, "The demo account cannot change its password.");
    const attempts: Counter = { limit: "password-change:user", key: String(userId) };
    await consume(attempts.limit, attempts.key);
    const { password: current } = await authorizedTransaction(actor, (tx) =>
      tx.user.findFirstOrThrow({ where: { id: userId, householdId }, select: { password: true } }),
    );
    if (!(await verifyPassword(current, input.currentPassword))) {
      const message = "This is not your current password.";
      throw new AppError("invalid_input", message, {
        issues: [{ path: "currentPassword", message }],
      });
    }
    await giveBack(attempts);
    const password = await hashPassword(input.newPassword);
    const { device } = input.source;
    const replacement = { userId, householdId, current, password, except: sessionId, device };
    return authorizedTransaction(actor, (tx) => replacePassword(tx, replacement), {
      changesOwnAccount: true,
    });
  },
);
