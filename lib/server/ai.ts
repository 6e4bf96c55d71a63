import { z } from "zod";
import { env } from "../core/env";

/** Claude's answer for 25 lines has about 5 KB. An answer above this limit is not read to its end. */
const MAX_ANSWER_BYTES = 256 * 1024;

export type AiFailure =
  | "refused"
  | "truncated"
  | "unreadable"
  | "too_large"
  | "timeout"
  | "unreachable";

/** Claude gave no usable answer. The message is a code for the log: no part of the question or answer. */
export class AiError extends Error {
  override readonly name = "AiError";

  constructor(
    override readonly message: AiFailure | `status_${number}`,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

export interface AiQuestion<T> {
  system: string;
  /** The data of the question as JSON. Text that people typed may be sent only here, never in `system`. */
  data: string;
  answer: z.ZodType<T>;
  /** Maximum number of tokens in Claude's answer, including those of its thinking. */
  maxTokens: number;
  /** Milliseconds that each of the two attempts to ask Claude may take until the response begins. */
  attemptMs: number;
  /** Called with the numbers of tokens that each answer of Claude has used, including unusable answers. */
  onUsage?: (tokens: { input: number; output: number }) => void;
  /** Aborts the attempts to ask Claude, the pauses between them, and the reading of the answer. */
  signal: AbortSignal;
}

/** Returns whether an AI is configured. */
export function isAiOn(): boolean {
  return env().ANTHROPIC_API_KEY !== undefined;
}

/**
 * Asks Claude and returns the answer in the given shape.
 * @throws {AiError} for every failure.
 */
export async function askClaude<T>(question: AiQuestion<T>): Promise<T> {
  const reply = await sendQuestion(question);
  question.onUsage?.(readUsage(reply));
  const text = answerText(reply);
  const answer = question.answer.safeParse(parseJson(text));
  if (!answer.success) throw new AiError("unreadable");
  return answer.data;
}

async function sendQuestion<T>(question: AiQuestion<T>): Promise<unknown> {
  // The SDK is loaded on demand, because most installations have no Anthropic API key.
  const { default: Anthropic } = await import("@anthropic-ai/sdk");
  const { zodOutputFormat } = await import("@anthropic-ai/sdk/helpers/zod");
  const client = new Anthropic({
    apiKey: env().ANTHROPIC_API_KEY ?? null,
    baseURL: env().ANTHROPIC_BASE_URL ?? null,
    timeout: question.attemptMs,
    maxRetries: 1,
    fetch: fetchBounded,
    // The log of Anthropic's SDK would contain the question and Claude's answer, so it is off.
    logLevel: "off",
    openTelemetry: false,
  });
  try {
    // Neither thinking nor effort is set. The model is a setting, and models accept different values for
    // both.
    return await client.messages.create(
      {
        model: env().ANTHROPIC_MODEL,
        max_tokens: question.maxTokens,
        system: question.system,
        messages: [{ role: "user", content: question.data }],
        output_config: { format: zodOutputFormat(question.answer) },
      },
      { signal: question.signal },
    );
  } catch (error) {
    if (question.signal.aborted) throw new AiError("timeout", error);
    if (error instanceof AiError) throw error;
    if (error instanceof Anthropic.APIConnectionTimeoutError) throw new AiError("timeout", error);
    if (error instanceof Anthropic.APIConnectionError) throw new AiError("unreachable", error);
    if (error instanceof Anthropic.APIError && typeof error.status === "number") {
      throw new AiError(`status_${error.status}`, error);
    }
    throw new AiError("unreadable", error);
  }
}

/** The fields of an answer that are used. The SDK's types do not guarantee what arrives. */
const messageSchema = z.object({
  stop_reason: z.string(),
  content: z.array(z.object({ type: z.string(), text: z.string().optional() })),
});

const tokens = z.int().nonnegative().max(10_000_000).catch(0);
const usageSchema = z.object({ usage: z.object({ input_tokens: tokens, output_tokens: tokens }) });

function readUsage(answer: unknown): { input: number; output: number } {
  const { data } = usageSchema.safeParse(answer);
  return { input: data?.usage.input_tokens ?? 0, output: data?.usage.output_tokens ?? 0 };
}

function answerText(answer: unknown): string {
  const message = messageSchema.safeParse(answer);
  if (!message.success) throw new AiError("unreadable");
  const { stop_reason: reason, content } = message.data;
  if (reason === "refusal") throw new AiError("refused");
  if (reason === "max_tokens") throw new AiError("truncated");
  if (reason !== "end_turn") throw new AiError("unreadable");
  return content.map((block) => (block.type === "text" ? (block.text ?? "") : "")).join("");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new AiError("unreadable", error);
  }
}

/** `fetch` that aborts when an answer is larger than any valid one. */
async function fetchBounded(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(input, init);
  if (!response.body) return response;
  let bytes = 0;
  const bounded = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > MAX_ANSWER_BYTES) controller.error(new AiError("too_large"));
        else controller.enqueue(chunk);
      },
    }),
  );
  const { status, statusText, headers } = response;
  return new Response(bounded, { status, statusText, headers });
}
