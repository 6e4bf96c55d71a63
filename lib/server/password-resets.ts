import type { Tx } from "./db";

/**
 * Ends a person's password reset links. The rows stay, so that a repeated run of the job that mailed a link does not
 * store it again. `expires_at` is set to `created_at`, which is in the past on every server, even if clocks differ.
 */
export async function endPasswordResetsOf(tx: Tx, userId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE password_resets SET expires_at = created_at WHERE user_id = ${userId}`;
}
