import { AppError } from "../core/errors";

/** How long a refusal of too many requests waits, in milliseconds, so that a loop of requests costs little. */
const DELAY_MS = 1_000;

/** Whether an error refuses work only because there is too much of it: nothing failed. */
export function isOverload(error: unknown): boolean {
  return error instanceof AppError && error.retryAfter !== undefined && error.cause === undefined;
}

/** Runs `work`. Where it is refused because there is too much of it, the refusal comes a second later. */
export async function delayingRefusals<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isOverload(error)) await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    throw error;
  }
}
