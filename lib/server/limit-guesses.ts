import { AppError } from "../core/errors";
import type { RequestSource } from "./known-devices";
import { consume, personalKey } from "./rate-limit";

/**
 * Looks up a secret token that an anonymous caller sent, and counts a look-up that refuses it as a wrong
 * guess of the client address. A valid token is accepted even if others at the address have used up the
 * limit. A token of 256 bits cannot be guessed, so refusing a valid one would only lock out its owner.
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
