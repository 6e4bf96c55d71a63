import "server-only";
import { now } from "@/lib/core/clock";
import type { SystemActor } from "@/lib/policy/actor";
import { db } from "@/lib/server/db";

/** What one household may ask of the AI on one day (UTC): five lists of the greatest length. */
export const aiBudget = { calls: 40, tokens: 400_000 } as const;

/** Tokens that calls used. */
export interface TokensUsed {
  input: number;
  output: number;
}

/**
 * Takes so many calls out of the household's budget of the day, before they are made, so that neither a
 * crash nor several lists at once can overdraw it. False, and nothing taken, when it is used up.
 */
export async function takeAiCalls({ householdId }: SystemActor, calls: number): Promise<boolean> {
  const taken = await db.$executeRaw`
    INSERT INTO ai_usage (household_id, day, calls) VALUES (${householdId}, ${today()}, ${calls})
    ON CONFLICT (household_id, day) DO UPDATE SET calls = ai_usage.calls + excluded.calls
    WHERE ai_usage.calls + excluded.calls <= ${aiBudget.calls}
      AND ai_usage.input_tokens + ai_usage.output_tokens < ${aiBudget.tokens}`;
  return taken === 1;
}

/** Notes the tokens that calls of today used. */
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
