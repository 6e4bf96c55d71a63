import "server-only";
import { now } from "@/lib/core/clock";
import type { SystemActor } from "@/lib/policy/actor";
import { db } from "@/lib/server/db";

/** The AI budget of one household and day (UTC): five lists of the greatest length. */
export const aiBudget = { calls: 40, tokens: 400_000 } as const;

/** The tokens that calls to Claude have used. */
export interface TokensUsed {
  input: number;
  output: number;
}

/**
 * Subtracts calls from the household's budget of the day before they are made, so that neither a crash nor
 * simultaneous lists exceed it. Returns false and subtracts nothing when the budget does not suffice.
 */
export async function takeAiCalls({ householdId }: SystemActor, calls: number): Promise<boolean> {
  const taken = await db.$executeRaw`
    INSERT INTO ai_usage (household_id, day, calls) VALUES (${householdId}, ${today()}, ${calls})
    ON CONFLICT (household_id, day) DO UPDATE SET calls = ai_usage.calls + excluded.calls
    WHERE ai_usage.calls + excluded.calls <= ${aiBudget.calls}
      AND ai_usage.input_tokens + ai_usage.output_tokens < ${aiBudget.tokens}`;
  return taken === 1;
}

/** Adds the tokens of calls to Claude to the household's usage of today. */
export async function noteAiTokens(actor: SystemActor, used: TokensUsed): Promise<void> {
  const { householdId } = actor;
  await db.aiUsage.updateMany({
    where: { householdId, day: today() },
    data: { inputTokens: { increment: used.input }, outputTokens: { increment: used.output } },
  });
}

function today(): Date {
  return new Date(now().toISOString().slice(0, "YYYY-MM-DD".length));
}
