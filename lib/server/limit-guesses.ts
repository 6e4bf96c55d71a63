import { AppError } from "../core/errors";
import type { RequestSource } from "./known-devices";
import { consume, personalKey } from "./rate-limit";

/**
 * Looks up a secret token that an anonymous caller sent, and counts a look-up that refuses it as a wrong guess
 * of the client address. A right token is accepted even where others at the address have used the limit up:
 * nobody guesses one of 256 bits, so refusing it would protect nothing and lock its owner out.
 * @throws {AppError} what `lookUp` throws, or `rate_limited` once the address has no guesses left.
 */
export async function limitGuesses<T>(
  { address }: RequestSource,
  lookUp: () => T | Promise<T>,
): Promise<T> {
  try {
    return await lookUp();
  } catch (error) {
    if (error instanceof AppError && error.status < 500) {
      await consume("token:address", personalKey(address));
    }
    throw error;
  }
}
