import type { Tx } from "./db";

/**
 * Deletes a member's former e-mail address from the household's invitations and mailed lists.
 * @param address.emailKey the address as `identityKey` returns it.
 */
export async function forgetAddress(
  tx: Tx,
  { householdId, emailKey }: { householdId: number; emailKey: string },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE shopping_lists SET emailed_to = NULL, emailed_at = NULL
    WHERE household_id = ${householdId} AND lower(emailed_to) = ${emailKey}`;
  await tx.$executeRaw`
    DELETE FROM user_invitations WHERE household_id = ${householdId} AND lower(email) = ${emailKey}`;
}
