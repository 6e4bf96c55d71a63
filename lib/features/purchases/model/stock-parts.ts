import { formatStock, stockAmount, WHOLE } from "@/lib/core/amount";
import type { Amounts } from "@/lib/features/checks/model/rules";
import type { PurchasedLine } from "./dto";

/**
 * Returns the recorded stock as text. If it is the sum of the last check's count and what was bought since, the text
 * has both parts: "4 (1 + 3 bought)". It has no parts if somebody has used some of the stock or has set its amount.
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
