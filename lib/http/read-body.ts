import type { z } from "zod";
import { AppError } from "../core/errors";
import { readBounded } from "./read-bounded";

/** Bodies over this many bytes are refused (contract, section 2), where a route does not say otherwise. */
const MAX_BODY_BYTES = 256 * 1024;

/**
 * Reads a body of at most `limit` bytes as text.
 * @throws {AppError} `too_large`
 */
export async function readText(request: Request, limit = MAX_BODY_BYTES): Promise<string> {
  const bytes = await readBounded(request, limit);
  if (!bytes) throw new AppError("too_large", "The request is too large.");
  return new TextDecoder("utf-8").decode(bytes);
}

/** Turns zod's findings into an `invalid_input` error. */
export function invalidInput(error: z.ZodError): AppError {
  const issues = error.issues.map((issue) => ({
    path: issue.path.join("."),
    message: issue.message,
  }));
  return new AppError("invalid_input", issues[0]?.message ?? "The input is not valid.", { issues });
}

/**
 * Reads a JSON body of at most `limit` bytes and checks it. An empty body counts as an empty object.
 * @throws {AppError} `too_large`, `unsupported_media_type` or `invalid_input`.
 */
export async function readBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  limit?: number,
): Promise<z.output<Schema>> {
  const text = await readText(request, limit);
  const result = schema.safeParse(text === "" ? {} : parseJson(request, text));
  if (result.success) return result.data;
  throw invalidInput(result.error);
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
