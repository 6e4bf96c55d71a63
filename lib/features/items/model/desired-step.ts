import { MAX_WHOLE } from "@/lib/core/amount";
import { parseDecimal } from "@/lib/core/parse-amount";

/** The smallest amount that the buttons reach. Smaller ones are typed. */
const HALF = 0.5;

/**
 * Returns the desired quantity one step above or below a typed one: the next whole number, or 0.5 below 1.
 * Returns null where the next step would be below 0.5 or above the largest stock. A text that is no amount
 * counts as 1.
 */
export function stepDesired(typed: string, direction: "up" | "down"): string | null {
  const amount = parseDecimal(typed.trim()) ?? 1;
  if (direction === "up") {
    const next = amount < HALF ? HALF : Math.floor(amount) + 1;
    return next > MAX_WHOLE ? null : String(next);
  }
  if (amount <= HALF) return null;
  return String(amount <= 1 ? HALF : Math.min(Math.ceil(amount) - 1, MAX_WHOLE));
}
