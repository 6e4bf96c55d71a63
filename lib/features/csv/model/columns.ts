/** What a row of a file may say, in the order in which our own files say it. */
export const csvFields = [
  "location",
  "name",
  "supermarketItemName",
  "unit",
  "desiredStock",
  "currentStock",
] as const;
export type CsvField = (typeof csvFields)[number];

/** What each column is called: on the screens, in reasons, and in the first row of our own files. */
export const csvLabels: Record<CsvField, string> = {
  location: "Location",
  name: "Item",
  supermarketItemName: "Supermarket item name",
  unit: "Unit",
  desiredStock: "Desired quantity",
  currentStock: "Current stock",
};

/** Which column of a file holds what: its place, or null where the file has none. */
export type CsvMapping = Record<CsvField, number | null>;

/**
 * What others call it, as `columnKey` writes it, the most definite first. `hb…` is Homebox; `qu_stock_name` and
 * its like are the tables and views of Grocy, of which people make files themselves.
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
};

/** The form in which the names of columns are compared: letters and digits alone, in one case. */
export function columnKey(header: string): string {
  return header.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** The columns of a file that a mapping leaves unused, by their names. */
export function unusedColumns(headers: readonly string[], mapping: CsvMapping): string[] {
  const used = new Set(Object.values(mapping));
  return headers.filter((header, place) => header !== "" && !used.has(place));
}

/** The likely meaning of a file's columns. No column is taken for two things. */
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
  };
}

/** Without a column of units nothing would be taken: a piece is what everything is one of. */
export function likelyFallbackUnit({ unit }: CsvMapping): "piece" | null {
  return unit === null ? "piece" : null;
}
