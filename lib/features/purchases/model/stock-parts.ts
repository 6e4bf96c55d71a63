import { formatStock, stockAmount, WHOLE } from "@/lib/core/amount";
import type { Amounts } from "@/lib/features/checks/model/rules";
import type { PurchasedLine } from "./dto";

/**
 * Returns the recorded stock, with its parts if it is what the last check has counted and what was bought since:
 * "4 (1 + 3 bought)". Without the parts if the stock was changed otherwise too, because somebody used some of it or has
 * set its amount.
 */
export function stockInParts(
  { newStock, partialAmount }: Amounts,
  bought: Pick<PurchasedLine, "quantity" | "counted"> | undefined,
): string {
  const text = formatStock(newStock, partialAmount);
  if (!bought?.counted) return text;
  const { quantity, counted } = bought;
  const sum = stockAmount(counted.newStock, counted.partialAmount) + quantity * WHOLE;
  if (sum !== stockAmount(newStock, partialAmount)) return text;
  return `${text} (${formatStock(counted.newStock, counted.partialAmount)} + ${quantity} bought)`;
}
