import { AppError } from "@/lib/core/errors";
import { NONE_AS_NULL, NONE_HEADER } from "@/lib/core/none-header";

/**
 * Returns what a call has found. Returns null if there is nothing and the call asks for null.
 * @throws {AppError} `not_found` with the message if there is nothing and the call does not ask for null
 */
export function foundOrNone<T>(found: T | null, request: Request, message: string): T | null {
  if (found === null && request.headers.get(NONE_HEADER) !== NONE_AS_NULL) {
    throw new AppError("not_found", message);
  }
  return found;
}
