import type { Tx } from "./db";

/**
 * Deletes a person's unconfirmed e-mail changes, which makes their mailed links invalid. Rows of confirmed
 * changes are kept, because the notice to the old address may not have been sent yet.
 */
export async function endEmailChangesOf(tx: Tx, userId: number): Promise<void> {
  await tx.emailChange.deleteMany({ where: { userId, previousEmail: null } });
}
