import "server-only";
import { AppError } from "@/lib/core/errors";
import { identityKey } from "@/lib/core/identity-key";
import type { Tx } from "@/lib/server/db";

/**
 * Requires that no member of the household has the address, regardless of case. Only members of this household are
 * searched: accounts of other households must not be revealed.
 * @throws {AppError} `conflict`.
 */
export async function requireNoMember(
  tx: Tx,
  { householdId, email }: { householdId: number; email: string },
): Promise<void> {
  const member = await tx.user.findFirst({
    where: { householdId, emailKey: identityKey(email) },
    select: { isActive: true },
  });
  if (!member) return;
  const message = member.isActive
    ? "This person is already a member of your household."
    : "This person's account is deactivated. Reactivate it instead.";
  throw new AppError("conflict", message, { issues: [{ path: "email", message }] });
}
