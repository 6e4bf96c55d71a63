import type { SortColumn } from "@/lib/features/items/model/sort";

/** The values of an item that its row in the table edits. */
export type CellField = "location" | "stock" | "target" | "unit";

/**
 * The columns of the table in wide windows: select box, picture, name, columns of values, button. Only very wide
 * windows have the trend.
 */
export const TABLE_COLUMNS =
  "lg:grid-cols-[auto_auto_minmax(0,1fr)_5.75rem_7.5rem_3.75rem_4.75rem_6.5rem_2.25rem] xl:grid-cols-[auto_auto_minmax(0,1fr)_8rem_8.5rem_4.5rem_5.75rem_7.25rem_6.5rem_2.25rem]";

/** The headings of the columns by which items can be sorted, in the order of the table. */
export const COLUMN_LABELS = {
  name: "Item",
  location: "Location",
  stock: "Stock",
  target: "Target",
  unit: "Unit",
  counted: "Last counted",
  trend: "Trend",
} as const satisfies Record<SortColumn, string>;
