import "server-only";
import { AppError } from "@/lib/core/errors";
import { identityKey } from "@/lib/core/identity-key";
import type { Tx } from "@/lib/server/db";

/** Creates the error for an e-mail address of another person. */
export function emailTaken(): AppError {
  const message = "This email is already in use.";
  return new AppError("conflict", message, { issues: [{ path: "email", message }] });
}

/**
 * Requires that no other person has the e-mail address, regardless of case.
 * @throws {AppError} `conflict`.
 */
export async function requireFreeEmail(
  tx: Tx,
  { userId, email }: { userId?: number; email: string },
): Promise<void> {
  const where = { emailKey: identityKey(email), id: { not: userId ?? 0 } };
  if ((await tx.user.count({ where })) > 0) throw emailTaken();
}
