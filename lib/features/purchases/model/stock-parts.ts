import { formatStock } from "@/lib/core/amount";
import type { Amounts } from "@/lib/features/checks/model/rules";

/**
 * Returns the recorded stock, with its parts if some of it was put away since the last check: "4 (1 + 3 bought)".
 * A stock below `bought` was changed since the purchase, so its parts are unknown.
 */
export function stockInParts({ newStock, partialAmount }: Amounts, bought: number): string {
  const text = formatStock(newStock, partialAmount);
  if (bought === 0 || bought > newStock) return text;
  return `${text} (${formatStock(newStock - bought, partialAmount)} + ${bought} bought)`;
}
