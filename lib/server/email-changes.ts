import type { Tx } from "./db";

/** Ends a person's unused links to a new e-mail address. Notices that wait for their mail stay. */
export async function endEmailChangesOf(tx: Tx, userId: number): Promise<void> {
  await tx.emailChange.deleteMany({ where: { userId, previousEmail: null } });
}
