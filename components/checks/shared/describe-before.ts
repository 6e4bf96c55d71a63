import { formatStock } from "@/lib/core/amount";
import { lastTime } from "@/lib/features/checks/model/selection";
import { NOT_COUNTED } from "@/lib/features/items/model/copy";
import type { Item } from "@/lib/features/items/model/dto";

/** Returns the stock that a pending item had before this check. */
export function describeBefore(item: Item): string {
  const before = lastTime(item, undefined);
  return before ? `Last time: ${formatStock(before.newStock, before.partialAmount)}` : NOT_COUNTED;
}
