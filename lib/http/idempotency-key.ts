import { AppError } from "../core/errors";

const KEY = /^[\x21-\x7e]{1,100}$/;

/**
 * Returns the `Idempotency-Key` header of a call, if it has one.
 * @throws {AppError} `invalid_input` when it is not 1 to 100 visible ASCII characters.
 */
export function idempotencyKey(request: Request): string | undefined {
  const key = request.headers.get("idempotency-key");
  if (key === null) return undefined;
  if (!KEY.test(key)) throw new AppError("invalid_input", "The Idempotency-Key is not valid.");
  return key;
}
