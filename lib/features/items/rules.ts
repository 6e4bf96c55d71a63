import { desiredAmount, stockAmount, WHOLE } from "@/lib/core/amount";
import type { Unit } from "./schema";

interface Stock {
  currentStock: number;
  partialAmount: number;
  desiredStock: number;
}

export type StockStatus = "outOfStock" | "lowStock" | "wellStocked";

/** The stock badge (specification, section 4): an item that is not wanted is always well stocked. */
export function stockStatus({ currentStock, partialAmount, desiredStock }: Stock): StockStatus {
  const desired = desiredAmount(desiredStock);
  const stock = stockAmount(currentStock, partialAmount);
  if (desired === 0) return "wellStocked";
  if (stock === 0) return "outOfStock";
  return stock < desired ? "lowStock" : "wellStocked";
}

/** Whole units to buy: the gap rounded up, at least 1; 0 for an item that is well stocked. */
export function quantityToBuy(item: Stock): number {
  if (stockStatus(item) === "wellStocked") return 0;
  const gap = desiredAmount(item.desiredStock) - stockAmount(item.currentStock, item.partialAmount);
  return Math.max(1, Math.ceil(gap / WHOLE));
}

/** The unit as it is said of an amount: one box, two boxes. `amount` may be a fraction. */
export function unitLabel(unit: Unit, amount: number): string {
  if (amount === 1) return unit;
  return unit.endsWith("x") ? `${unit}es` : `${unit}s`;
}
