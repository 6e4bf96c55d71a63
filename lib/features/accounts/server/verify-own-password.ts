import "server-only";
import { AppError } from "@/lib/core/errors";
import type { AuthorizedActor } from "@/lib/policy/operation";
import { authorizedTransaction } from "@/lib/server/authorized-transaction";
import { verifyPassword } from "@/lib/server/password";
import { consume, type Counter, giveBack } from "@/lib/server/rate-limit";

/**
 * Verifies the actor's current password before a change of the account.
 * @param path the field of the input with the password, for the issue.
 * @returns the hash of the password.
 * @throws {AppError} `invalid_input` when it is wrong; `rate_limited` after ten wrong passwords, which are not counted
 * as failed logins.
 */
export async function verifyOwnPassword(
  actor: AuthorizedActor,
  { password, path }: { password: string; path: string },
): Promise<string> {
  const { userId: id, householdId } = actor;
  const attempts: Counter = { limit: "password-change:user", key: String(id) };
  await consume(attempts.limit, attempts.key);
  const { password: current } = await authorizedTransaction(actor, (tx) =>
    tx.user.findFirstOrThrow({ where: { id, householdId }, select: { password: true } }),
  );
  if (!(await verifyPassword(current, password))) {
    const message = "This is not your current password.";
    throw new AppError("invalid_input", message, { issues: [{ path, message }] });
  }
  await giveBack(attempts);
  return current;
}
