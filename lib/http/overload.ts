import { AppError } from "../core/errors";

/** How long a refusal of too many requests waits, in milliseconds, so that a loop of requests costs little. */
const DELAY_MS = 1_000;

/** Returns whether an error refuses work because of overload, not of a failure. */
export function isOverload(error: unknown): boolean {
  return error instanceof AppError && error.retryAfter !== undefined && error.cause === undefined;
}

/** Runs `work` and delays its refusal by a second when the refusal is an overload. */
export async function delayingRefusals<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isOverload(error)) await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    throw error;
  }
}
