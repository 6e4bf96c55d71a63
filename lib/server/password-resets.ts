import type { Tx } from "./db";

/**
 * Ends a person's password reset links. The rows stay, so that a repeated run of the job that mailed a link does not
 * store it again. `expires_at` is
 * set to `created_at`, so that the links are expired by the clock of every server.
 */
export async function endPasswordResetsOf(tx: Tx, userId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE password_resets SET expires_at = created_at WHERE user_id = ${userId}`;
}
