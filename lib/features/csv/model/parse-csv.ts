import Papa from "papaparse";
import { formatCount } from "@/lib/core/count-text";
import { unguardCell } from "./formula-guard";
import { MAX_IMPORT_ROWS } from "./schema";

/** A row of a file, with its number in a spreadsheet. */
export interface CsvRow {
  row: number;
  cells: readonly string[];
}

/** A parsed file whose first row has the column names. */
export interface CsvTable {
  headers: readonly string[];
  rows: readonly CsvRow[];
}

/** The table of a CSV file, or the reason why the file cannot be parsed. */
export type ParsedCsv = { table: CsvTable } | { problem: string };

/** Excel's declaration of the delimiter: a first line that Excel neither shows nor counts. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

const DELIMITERS = [",", ";", "\t", "|"];

/**
 * Returns the most frequent delimiter in the header row, outside quotation marks. Other rows are
 * ignored, because free text contains any of these characters.
 */
function guessDelimiter(text: string): string | undefined {
  const [head = ""] = /.*\S.*/.exec(text.replace(/"[^"]*"/g, "")) ?? [];
  const uses = DELIMITERS.map((delimiter) => head.split(delimiter).length);
  return DELIMITERS[uses.indexOf(Math.max(...uses))];
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === "");

/**
 * Parses a text that is delimited by commas, semicolons or tabs. Blank rows are left out, but count in the
 * row numbers.
 */
export function parseCsv(text: string): ParsedCsv {
  // A NUL character shows that the chosen file is not a text file but, for example, a picture or a workbook.
  if (text.includes("\0")) return { problem: "This is no text file. Save it as CSV first." };
  const separator = SEPARATOR_LINE.exec(text);
  const { data, errors } = Papa.parse<string[]>(text.slice(separator?.[0].length ?? 0), {
    delimiter: separator?.[1] ?? guessDelimiter(text),
  });
  if (errors.some(({ type }) => type === "Quotes"))
    return { problem: "A quotation mark in the file has no counterpart." };

  const [head, ...rows] = data
    .map((cells, index) => ({ row: index + 1, cells: cells.map(unguardCell) }))
    .filter(({ cells }) => !isBlank(cells));
  if (!head) return { problem: "The file is empty." };
  if (rows.length === 0) return { problem: "The file has a first row and nothing below it." };
  if (rows.length > MAX_IMPORT_ROWS) {
    const [has, may] = [rows.length, MAX_IMPORT_ROWS].map(formatCount);
    return { problem: `The file has ${has} rows; ${may} can be imported at once. Split it.` };
  }
  return { table: { headers: head.cells.map((header) => header.trim()), rows } };
}
