import "server-only";
import type { Tx } from "./db";

/** The fields of stored answers that contain a username. An answer has at most one of them. */
const FIELDS = ["countedBy", "addedBy"];

/** Replaces a member's username in the household's stored answers of idempotent calls. */
export async function replaceAnsweredUsername(
  tx: Tx,
  { householdId, from, to }: { householdId: number; from: string; to: string },
): Promise<void> {
  await tx.$executeRaw`
    UPDATE idempotency_keys AS kept
    SET answer = jsonb_set(kept.answer, ARRAY[field], to_jsonb(${to}::text))
    FROM users, unnest(${FIELDS}::text[]) AS field
    WHERE users.id = kept.user_id AND users.household_id = ${householdId}
      AND kept.answer->>field = ${from}`;
}
