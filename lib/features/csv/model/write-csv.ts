import Papa from "papaparse";
import type { Item } from "@/lib/features/items/model/dto";
import { reorderPointText } from "@/lib/features/items/model/reorder-point";
import { isUncounted } from "@/lib/features/items/model/rules";
import type { Location } from "@/lib/features/locations/model/dto";
import { type CsvField, csvFields, csvLabels } from "./columns";
import { guardCell } from "./formula-guard";

/** The byte order mark at the start of a CSV file. Without it, Excel does not detect UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";

type CsvItem = Pick<
  Item,
  | "locationId"
  | "name"
  | "supermarketItemName"
  | "unit"
  | "desiredStock"
  | "currentStock"
  | "partialAmount"
  | "lastCountedAt"
  | "packSize"
  | "reorderPoint"
  | "bestBefore"
>;

/**
 * Returns the CSV file of the locations in their order, each with its items. The import accepts it
 * without loss: the stock is a number such as 2.333, and empty for an item that was never counted. A location without
 * items has a row of its own.
 */
export function writeCsv(
  locations: readonly Pick<Location, "id" | "name">[],
  items: readonly CsvItem[],
): string {
  const inside = new Map<number, CsvItem[]>(locations.map(({ id }) => [id, []]));
  for (const item of items) inside.get(item.locationId)?.push(item);
  const rows = locations.flatMap(({ id, name }) => {
    const itsItems = inside.get(id) ?? [];
    return itsItems.length === 0 ? [{ location: name }] : itsItems.map((item) => toRow(name, item));
  });
  const lines = rows.map((row) => csvFields.map((field) => guardCell(row[field] ?? "")));
  const head = csvFields.map((field) => csvLabels[field]);
  return BYTE_ORDER_MARK + Papa.unparse([head, ...lines]) + "\r\n";
}

function toRow(location: string, item: CsvItem): Partial<Record<CsvField, string>> {
  return {
    location,
    name: item.name,
    supermarketItemName: item.supermarketItemName ?? "",
    unit: item.unit,
    desiredStock: String(item.desiredStock),
    // Whole units and decimals are concatenated: a sum of floats can have more digits.
    currentStock: isUncounted(item)
      ? ""
      : `${item.currentStock}${String(item.partialAmount).slice(1)}`,
    packSize: String(item.packSize),
    reorderPoint: reorderPointText(item),
    bestBefore: item.bestBefore ?? "",
  };
}
