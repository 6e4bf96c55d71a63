import { columnKey } from "./columns";

/** Returns a cell of a row by its column name (`columnKey`); empty when there is no such column. */
export type CellOf = (key: string) => string;

/** The import rules for CSV files with the columns of another program, such as Homebox. */
export interface CsvSource {
  name: string;
  /** Returns why a row is ignored; null for a row to import. */
  leftOut: (cell: CellOf) => string | null;
  /** Returns the location that a row describes; null for a row that describes an item. */
  ownLocation: (cell: CellOf) => string | null;
}

const isLocationAddress = (url: string) => /\/location\/[^/]+$/.test(url);

/**
 * Homebox exports locations as rows too. Their URL distinguishes them from the rows of items. The
 * column `HB.location` of each row contains the path of its parent location.
 */
const homebox: CsvSource = {
  name: "Homebox",
  leftOut: (cell) => (/^(true|1)$/i.test(cell("hbarchived")) ? "Archived in Homebox" : null),
  ownLocation: (cell) =>
    isLocationAddress(cell("hburl"))
      ? [cell("hblocation"), cell("hbname")].filter((part) => part !== "").join(" / ")
      : null,
};

/** Grocy has no CSV export. People export its products table or its stock overview. */
const grocy: CsvSource = {
  name: "Grocy",
  leftOut: (cell) => (cell("active") === "0" ? "Not active in Grocy" : null),
  ownLocation: () => null,
};

const grocyColumns = [
  "qustockname",
  "quunitname",
  "quidstock",
  "quantityunitstock",
  "qustock",
  "minstockamount",
  "productdefaultlocationname",
];

/** Detects the program that wrote a file by its column names; null when it is unknown. */
export function recogniseSource(headers: readonly string[]): CsvSource | null {
  if (headers.some((header) => /^hb\.(name|location|quantity)$/i.test(header))) return homebox;
  const keys = headers.map(columnKey);
  return grocyColumns.some((key) => keys.includes(key)) ? grocy : null;
}
