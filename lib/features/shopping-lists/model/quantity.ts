import { MAX_WHOLE } from "@/lib/core/amount";
import { parseQuantity } from "@/lib/features/checks/model/selection";

/** The message for a typed quantity that cannot be bought. */
export const WHOLE_ONLY = `Must be a whole number from 1 to ${MAX_WHOLE}`;

/** Returns the typed number of whole units; null for everything else, because people buy whole units. */
export function readQuantity(text: string): number | null {
  const quantity = parseQuantity(text);
  return quantity === 0 ? null : quantity;
}
