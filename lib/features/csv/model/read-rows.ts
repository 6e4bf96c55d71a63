import type { z } from "zod";
import type { Unit } from "@/lib/features/items/model/units";
import { columnKey, type CsvField, csvLabels, type CsvMapping } from "./columns";
import type { Refusal } from "./dto";
import type { CsvRow, CsvTable } from "./parse-csv";
import { readNumber, readText, readUnit } from "./read-cell";
import { type ImportRow, importRowSchema } from "./schema";
import { type CellOf, type CsvSource, recogniseSource } from "./sources";

/** The column mapping of a CSV file, and the default values for its rows. */
export interface ReadingOptions {
  mapping: CsvMapping;
  /** The location of rows without one; if empty, such rows are refused. */
  fallbackLocation: string;
  /** The unit of rows without a known unit; if null, such rows are refused. */
  fallbackUnit: Unit | null;
}

/** The valid rows of an imported CSV file, and its refused rows with the reasons. */
export interface ReadRows {
  rows: ImportRow[];
  refused: Refusal[];
}

type Reading = { row: ImportRow } | { reason: string } | null;

/**
 * Parses each row as an item or a location, with the schemas of the forms. A refused row has a
 * reason.
 */
export function readRows({ headers, rows }: CsvTable, options: ReadingOptions): ReadRows {
  const source = recogniseSource(headers);
  const keys = headers.map(columnKey);
  const read: ReadRows = { rows: [], refused: [] };
  for (const csvRow of rows) {
    const cellOf: CellOf = (key) => csvRow.cells[keys.indexOf(key)]?.trim() ?? "";
    const reading = readRow(csvRow, { ...options, source, cellOf });
    if (!reading) continue;
    if ("row" in reading) read.rows.push(reading.row);
    else read.refused.push({ row: csvRow.row, reason: reading.reason });
  }
  return read;
}

/** Reads one row of an imported CSV file. Returns null for a row that is ignored. */
function readRow(
  { row, cells }: CsvRow,
  options: ReadingOptions & { source: CsvSource | null; cellOf: CellOf },
): Reading {
  const { mapping, source, cellOf } = options;
  const text = (field: CsvField) => {
    const place = mapping[field];
    return place === null ? "" : readText(cells[place] ?? "");
  };
  const leftOut = source?.leftOut(cellOf);
  if (leftOut) return { reason: leftOut };
  const ownLocation = source?.ownLocation(cellOf) ?? null;
  if (ownLocation !== null) return check({ row, location: ownLocation, item: null });

  const says = Object.values(mapping).some((place) => place !== null && cells[place]?.trim());
  if (!says) return null;
  const location = text("location") || readText(options.fallbackLocation);
  const isBare = csvItemFields.every((field) => text(field) === "");
  if (isBare) return check({ row, location, item: null });
  const item = readItem(text, options);
  return "reason" in item ? item : check({ row, location, item: item.item });
}

const csvItemFields = [
  "name",
  "supermarketItemName",
  "unit",
  "desiredStock",
  "currentStock",
  "packSize",
  "reorderPoint",
  "bestBefore",
] as const satisfies CsvField[];

const csvAmounts = [
  "desiredStock",
  "currentStock",
  "packSize",
  "reorderPoint",
] as const satisfies CsvField[];

function readItem(
  text: (field: CsvField) => string,
  { fallbackUnit, source }: ReadingOptions & { source: CsvSource | null },
): { item: object } | { reason: string } {
  const unit = readUnit(text("unit")) ?? fallbackUnit ?? undefined;
  if (!unit && text("unit") !== "")
    return { reason: `“${text("unit")}” is none of the units there are` };
  const amounts: Partial<Record<(typeof csvAmounts)[number], number>> = {};
  for (const field of csvAmounts) {
    if (text(field) === "") continue;
    const amount = readNumber(text(field));
    if (amount === null)
      return { reason: `${csvLabels[field]}: “${text(field)}” cannot be read as a number` };
    amounts[field] = amount;
  }
  const { desiredStock, reorderPoint, currentStock, packSize } = amounts;
  return {
    item: {
      name: text("name"),
      unit,
      supermarketItemName: text("supermarketItemName"),
      packSize,
      // Other programs write 0 for an unknown desired stock, so 0 in their files counts as missing.
      desiredStock: source && desiredStock === 0 ? undefined : desiredStock,
      reorderPoint,
      bestBefore: text("bestBefore") || undefined,
      ...(currentStock !== undefined && {
        currentStock: Math.floor(currentStock),
        partialAmount: currentStock - Math.floor(currentStock),
      }),
    },
  };
}

function check(input: object): Reading {
  const result = importRowSchema.safeParse(input);
  return result.success ? { row: result.data } : { reason: reasonOf(result.error) };
}

/** Returns the first error of a row, as a sentence about its column. */
function reasonOf({ issues }: z.ZodError): string {
  const [issue] = issues;
  const field = issue?.path.at(-1);
  if (field === "partialAmount")
    return "Current stock must be whole, or with one third, one half or two thirds";
  const message = issue?.message ?? "";
  if (message.endsWith("is required")) return message;
  const label = Object.entries(csvLabels).find(([name]) => name === field)?.[1] ?? "It";
  return `${label} ${message.charAt(0).toLowerCase()}${message.slice(1)}`;
}
