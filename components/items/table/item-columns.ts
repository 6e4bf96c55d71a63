import type { SortColumn } from "@/lib/features/items/model/sort";

/** The values of an item that its row in the table edits. */
export type CellField = "location" | "stock" | "target" | "unit";

/** The headings of the columns by which items can be sorted, in the order of the table. */
export const COLUMN_LABELS = {
  name: "Item",
  stock: "Stock",
  target: "Target",
  unit: "Unit",
  counted: "Last counted",
  trend: "Trend",
  location: "Location",
} as const satisfies Record<SortColumn, string>;
