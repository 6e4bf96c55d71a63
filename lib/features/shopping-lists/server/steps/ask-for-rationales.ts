import "server-only";
import { env } from "@/lib/core/env";
import { logger } from "@/lib/core/logger";
import type { SystemActor } from "@/lib/policy/actor";
import { AiError, askClaude, isAiOn } from "@/lib/server/ai";
import { telemetry } from "@/lib/server/telemetry/telemetry";
import type { LineFacts } from "../../model/facts";
import { checkedRationale } from "../../model/rationale-check";
import { type Answer, answerSchema, linesAsData, SYSTEM_PROMPT } from "../prompt";
import { noteAiTokens, takeAiCalls, type TokensUsed } from "../spend-ai-budget";

/** The number of list lines in one call to Claude. A call of this size takes about ten seconds. */
const LINES_PER_CALL = 25;
/**
 * The largest number of calls for one list, which run simultaneously. Lines for which no call remains get the
 * template's sentence.
 */
const MAX_CALLS = 8;
const TOKENS_PER_LINE = 150;
const TOKENS_TO_THINK = 4_000;

/** Timeouts of the AI, in milliseconds. */
export interface AiLimits {
  /** Timeout of one attempt of one call to Claude. */
  attemptMs: number;
  /** Timeout of all calls to Claude for one shopping list together: a list must be ready within a minute. */
  listMs: number;
}

export const aiLimits: AiLimits = { attemptMs: 30_000, listMs: 45_000 };

/**
 * Returns Claude's sentences by line id. Each sentence is checked against the facts of its line, which then
 * replace its placeholders. Lines without a usable sentence are left out. Returns no sentence when no API key
 * is set or the household's budget of the day is used up. Failures and invalid answers of the AI never throw.
 */
export async function askForRationales(
  actor: SystemActor,
  lines: readonly LineFacts[],
  { attemptMs, listMs }: AiLimits,
): Promise<Map<number, string>> {
  if (!isAiOn() || lines.length === 0) return new Map();
  const calls = inCalls(lines);
  if (!(await takeAiCalls(actor, calls.length))) {
    logger.warn(actor, "the AI's budget of the day is used up: the template speaks");
    telemetry()?.countAiFallbacks(lines.length, "budget");
    return new Map();
  }
  const signal = AbortSignal.timeout(listMs);
  const used: TokensUsed = { input: 0, output: 0 };
  const onUsage = ({ input, output }: TokensUsed) => {
    used.input += input;
    used.output += output;
  };
  const answers = await Promise.all(
    calls.map((part) => askAbout(part, { attemptMs, signal, onUsage })),
  );
  await noteAiTokens(actor, used);
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
  limits: { attemptMs: number; signal: AbortSignal; onUsage: (used: TokensUsed) => void },
): Promise<[number, string][]> {
  const call = { model: env().ANTHROPIC_MODEL, lines: lines.length };
  const startedAt = performance.now();
  const duration = () => Math.round(performance.now() - startedAt);
  try {
    const answer = await askClaude({
      ...limits,
      system: SYSTEM_PROMPT,
      data: linesAsData(lines),
      answer: answerSchema,
      maxTokens: TOKENS_TO_THINK + lines.length * TOKENS_PER_LINE,
    });
    const { accepted, refused } = checkAnswer(lines, answer);
    logger.info(
      { ...call, durationMs: duration(), accepted: accepted.length, refused },
      "Claude wrote rationales",
    );
    const missing = lines.length - accepted.length;
    if (missing > 0) telemetry()?.countAiFallbacks(missing, "rejected");
    return accepted;
  } catch (error) {
    if (!(error instanceof AiError)) throw error;
    logger.warn(
      { ...call, durationMs: duration(), outcome: error.message },
      "Claude wrote no rationales: the template speaks",
    );
    telemetry()?.countAiFallbacks(lines.length, error.message);
    return [];
  }
}

/**
 * Checks the first sentence that was written for each line. Further ones are ignored, so that a long answer cannot
 * occupy the process.
 */
function checkAnswer(
  lines: readonly LineFacts[],
  { rationales }: Answer,
): { accepted: [number, string][]; refused: number } {
  const written = new Map(rationales.toReversed().map((one) => [one.lineId, one.rationale]));
  const answered = lines.flatMap((facts) => {
    const text = written.get(facts.lineId);
    return text === undefined ? [] : [{ facts, text }];
  });
  const accepted = answered.flatMap(({ facts, text }): [number, string][] => {
    const sentence = checkedRationale(text, facts);
    return sentence === null ? [] : [[facts.lineId, sentence]];
  });
  return { accepted, refused: answered.length - accepted.length };
}
