import "server-only";
import type { Tx } from "@/lib/server/db";

/** Replaces a member's username in the household's stored answers of idempotent calls. */
export async function replaceCountedBy(
  tx: Tx,
  { householdId, from, to }: { householdId: number; from: string; to: string },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE idempotency_keys AS kept
    SET answer = jsonb_set(kept.answer, '{countedBy}', to_jsonb(${to}::text))
    FROM users
    WHERE users.id = kept.user_id AND users.household_id = ${householdId}
      AND kept.answer->>'countedBy' = ${from}`;
}
