import type { z } from "zod";
import { AppError } from "../core/errors";
import { plainIssue } from "../core/plain-issue";
import { readBounded } from "./read-bounded";

/** The largest JSON body in bytes, for routes without their own limit. */
const MAX_BODY_BYTES = 256 * 1024;
/** The timeout of a JSON body, in milliseconds. */
const BODY_TIMEOUT_MS = 10_000;

/**
 * Reads a body of at most `limit` bytes as text.
 * @throws {AppError} `too_large`; `request_timeout` after ten seconds.
 */
export async function readText(request: Request, limit = MAX_BODY_BYTES): Promise<string> {
  const bytes = await readBounded(request, { limit, timeoutMs: BODY_TIMEOUT_MS });
  if (!bytes) throw new AppError("too_large", "The request is too large.");
  return new TextDecoder("utf-8").decode(bytes);
}

/**
 * Parses the input of a client.
 * @throws {AppError} `invalid_input` with an issue in plain words for each problem.
 */
export function checkInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const result = schema.safeParse(input, { error: plainIssue });
  if (result.success) return result.data;
  const issues = result.error.issues.map(({ path, message }) => ({
    path: path.join("."),
    message,
  }));
  throw new AppError("invalid_input", issues[0]?.message ?? "The input is not valid.", { issues });
}

/**
 * Reads a JSON body of at most `limit` bytes and checks it. An empty body counts as an empty object.
 * @throws {AppError} `too_large`, `request_timeout`, `unsupported_media_type` or `invalid_input`.
 */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  limit?: number,
): Promise<z.output<Schema>> {
  const text = await readText(request, limit);
  return checkInput(schema, text === "" ? {} : parseJson(request, text));
}

function parseJson(request: Request, text: string): unknown {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    throw new AppError("unsupported_media_type", "The body must be JSON.");
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new AppError("invalid_input", "The body is not valid JSON.");
  }
}
