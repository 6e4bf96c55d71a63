/** The fields of a row, in the order of the columns of Larder's own files. */
export const csvFields = [
  "location",
  "name",
  "supermarketItemName",
  "unit",
  "desiredStock",
  "currentStock",
  "packSize",
  "reorderPoint",
  "bestBefore",
] as const;
export type CsvField = (typeof csvFields)[number];

/** Column names: on screens, in reasons of refusals, and in the header of Larder's own files. */
export const csvLabels: Record<CsvField, string> = {
  location: "Location",
  name: "Item",
  supermarketItemName: "Supermarket item name",
  unit: "Unit",
  desiredStock: "Desired quantity",
  currentStock: "Current stock",
  packSize: "Units per pack",
  reorderPoint: "Buy when below",
  bestBefore: "Best before",
};

/** The index of each field's column in the imported file; null when the file has no column for the field. */
export type CsvMapping = Record<CsvField, number | null>;

/**
 * Column names of other programs, in the form of `columnKey`, the most specific first. `hb…` is
 * Homebox. Names such as `qu_stock_name` are from tables and views of Grocy that people export
 * themselves.
 */
const knownAs: Record<CsvField, readonly string[]> = {
  location: [
    "location",
    "hblocation",
    "locationname",
    "productdefaultlocationname",
    "defaultlocation",
    "storagelocation",
    "storage",
    "room",
    "place",
    "shelf",
  ],
  name: ["item", "hbname", "itemname", "productname", "name", "product", "article", "title"],
  supermarketItemName: ["supermarketitemname", "supermarketitem", "supermarketname", "supermarket"],
  unit: [
    "unit",
    "units",
    "qustockname",
    "quunitname",
    "qustock",
    "quantityunitstock",
    "quantityunit",
    "unitofmeasure",
    "uom",
  ],
  desiredStock: [
    "desiredquantity",
    "desiredstock",
    "minstockamount",
    "hblowstockthreshold",
    "lowstockthreshold",
    "minimumstock",
    "minstock",
    "minimum",
    "target",
    "desired",
    "wanted",
  ],
  currentStock: [
    "currentstock",
    "hbquantity",
    "stockamount",
    "amount",
    "quantity",
    "qty",
    "stock",
    "instock",
    "onhand",
    "current",
    "count",
  ],
  // "Pack size" is not accepted: in files of other programs it is the content of a pack, such as "500 g".
  packSize: ["unitsperpack"],
  reorderPoint: ["buywhenbelow", "reorderpoint"],
  // "Best before date" is not accepted: Grocy writes the date of the next pack there, and 2999-12-31 for no date.
  bestBefore: ["bestbefore"],
};

/** Returns a column name normalized for comparison: letters and digits in lower case. */
export function columnKey(header: string): string {
  return header.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** Returns the names of the columns that a mapping does not use. */
export function unusedColumns(headers: readonly string[], mapping: CsvMapping): string[] {
  const used = new Set(Object.values(mapping));
  return headers.filter((header, place) => header !== "" && !used.has(place));
}

/** Returns the likely mapping of a file's columns. No column is used for two fields. */
export function guessMapping(headers: readonly string[]): CsvMapping {
  const keys = headers.map(columnKey);
  const place = (field: CsvField) => {
    const known = knownAs[field].find((key) => keys.includes(key));
    return known === undefined ? null : keys.indexOf(known);
  };
  return {
    location: place("location"),
    name: place("name"),
    supermarketItemName: place("supermarketItemName"),
    unit: place("unit"),
    desiredStock: place("desiredStock"),
    currentStock: place("currentStock"),
    packSize: place("packSize"),
    reorderPoint: place("reorderPoint"),
    bestBefore: place("bestBefore"),
  };
}

/**
 * Returns "piece" as the default unit of a file without a unit column, whose rows would all be refused
 * otherwise. Returns null for a file with a unit column.
 */
export function likelyFallbackUnit({ unit }: CsvMapping): "piece" | null {
  return unit === null ? "piece" : null;
}
