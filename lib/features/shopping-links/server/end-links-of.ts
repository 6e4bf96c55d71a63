import "server-only";
import type { Tx } from "@/lib/server/db";

/**
 * Ends the shopping links that a member made, in the transaction that deactivates the member. A later reactivation does
 * not open them again.
 */
export async function endLinksOf(
  tx: Tx,
  { householdId, userId }: { householdId: number; userId: number },
): Promise<void> {
  await tx.shoppingLink.deleteMany({ where: { householdId, createdById: userId } });
}
