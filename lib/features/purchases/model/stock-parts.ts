import { formatStock, stockAmount, WHOLE } from "@/lib/core/amount";
import type { Amounts } from "@/lib/features/checks/model/rules";
import type { PurchasedLine } from "./dto";

/**
 * Returns the recorded stock, with its parts if it is what the last check has counted and what was bought since:
 * "4 (1 + 3 bought)". Without the parts if the stock was changed otherwise too, because somebody used some of it or has
 * set its amount.
 * @param bought what was put away of the item
 */
export function stockInParts(
  { newStock, partialAmount }: Amounts,
  bought: readonly Pick<PurchasedLine, "quantity" | "counted">[] = [],
): string {
  const text = formatStock(newStock, partialAmount);
  const counted = bought.find((one) => one.counted)?.counted;
  if (!counted) return text;
  const quantity = bought.reduce((all, one) => all + one.quantity, 0);
  const sum = stockAmount(counted.newStock, counted.partialAmount) + quantity * WHOLE;
  if (sum !== stockAmount(newStock, partialAmount)) return text;
  return `${text} (${formatStock(counted.newStock, counted.partialAmount)} + ${quantity} bought)`;
}
