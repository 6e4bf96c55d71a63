import { env } from "@/lib/core/env";
import { logger } from "@/lib/core/logger";
import { AiError, askClaude, isAiOn } from "@/lib/server/ai";
import type { LineFacts } from "../facts";
import { answerSchema, factsAsData, SYSTEM_PROMPT } from "../prompt";
import { checkedRationale } from "../rationale-check";

/** Lines of one call: about ten seconds of answering. */
const LINES_PER_CALL = 25;
/** Calls at once for one list. Lines beyond them get the template's sentence. */
const MAX_CALLS = 8;
const TOKENS_PER_LINE = 150;
const TOKENS_TO_THINK = 4_000;

/** How long the AI may take, in milliseconds. */
export interface AiLimits {
  /** One attempt of one call. */
  attemptMs: number;
  /** Everything for one list (quality, "Trust": a ready list within a minute). */
  listMs: number;
}

export const aiLimits: AiLimits = { attemptMs: 30_000, listMs: 45_000 };

/**
 * Claude's sentences by line id, each checked against the facts of its line. Lines without a usable
 * sentence are missing, all of them when no key is set. Never throws for what the AI does or fails to do.
 */
export async function askForRationales(
  lines: readonly LineFacts[],
  { attemptMs, listMs }: AiLimits,
): Promise<Map<number, string>> {
  if (!isAiOn() || lines.length === 0) return new Map();
  const signal = AbortSignal.timeout(listMs);
  const answers = await Promise.all(
    inCalls(lines).map((part) => askAbout(part, { attemptMs, signal })),
  );
  return new Map(answers.flat());
}

function inCalls(lines: readonly LineFacts[]): LineFacts[][] {
  const count = Math.min(MAX_CALLS, Math.ceil(lines.length / LINES_PER_CALL));
  return Array.from({ length: count }, (_, call) =>
    lines.slice(call * LINES_PER_CALL, (call + 1) * LINES_PER_CALL),
  );
}

async function askAbout(
  lines: LineFacts[],
  limits: { attemptMs: number; signal: AbortSignal },
): Promise<[number, string][]> {
  const call = { model: env().ANTHROPIC_MODEL, lines: lines.length };
  const startedAt = performance.now();
  const duration = () => Math.round(performance.now() - startedAt);
  try {
    const { rationales } = await askClaude({
      ...limits,
      system: SYSTEM_PROMPT,
      data: factsAsData(lines),
      answer: answerSchema,
      maxTokens: TOKENS_TO_THINK + lines.length * TOKENS_PER_LINE,
    });
    const accepted = acceptTrue(lines, rationales);
    logger.info(
      { ...call, durationMs: duration(), accepted: accepted.length },
      "Claude wrote rationales",
    );
    return accepted;
  } catch (error) {
    if (!(error instanceof AiError)) throw error;
    logger.warn(
      { ...call, durationMs: duration(), outcome: error.message },
      "Claude wrote no rationales: the template speaks",
    );
    return [];
  }
}

function acceptTrue(
  lines: LineFacts[],
  rationales: { lineId: number; rationale: string }[],
): [number, string][] {
  const factsById = new Map(lines.map((facts) => [facts.lineId, facts]));
  return rationales.flatMap(({ lineId, rationale }): [number, string][] => {
    const facts = factsById.get(lineId);
    const sentence = facts ? checkedRationale(rationale, facts) : null;
    return sentence === null ? [] : [[lineId, sentence]];
  });
}
