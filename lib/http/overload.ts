import { AppError } from "../core/errors";

/**
 * The delay of a refusal because of overload, in milliseconds. It slows down clients that retry in
 * a loop.
 */
const DELAY_MS = 1_000;

/** Returns whether an error is a refusal because of overload, and not a failure. */
export function isOverload(error: unknown): boolean {
  return error instanceof AppError && error.retryAfter !== undefined && error.cause === undefined;
}

/** Runs `work`. A refusal because of overload is delayed by a second. */
export async function delayingRefusals<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isOverload(error)) await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    throw error;
  }
}
