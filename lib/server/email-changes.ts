import type { Tx } from "./db";

/**
 * Ends a person's unused links to a new e-mail address. Rows of confirmed changes stay, because the notice to
 * the old address may not have been sent yet.
 */
export async function endEmailChangesOf(tx: Tx, userId: number): Promise<void> {
  await tx.emailChange.deleteMany({ where: { userId, previousEmail: null } });
}
