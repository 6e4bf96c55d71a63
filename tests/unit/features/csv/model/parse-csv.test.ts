import { describe, expect, it } from "vitest";
import { decodeFile } from "@/lib/features/csv/model/decode-file";
import { parseCsv } from "@/lib/features/csv/model/parse-csv";

const table = { headers: ["Item", "Location"], rows: [{ row: 2, cells: ["Käse", "Küche"] }] };

describe("the text of an imported file", () => {
  it.each([
    ["UTF-8", new TextEncoder().encode("Käse")],
    ["UTF-8 with a byte order mark", new TextEncoder().encode("\ufeffKäse")],
    ["UTF-16 little-endian", Uint8Array.from([255, 254, 75, 0, 228, 0, 115, 0, 101, 0])],
    ["UTF-16 big-endian", Uint8Array.from([254, 255, 0, 75, 0, 228, 0, 115, 0, 101])],
    ["Windows-1252, as Excel writes it", Uint8Array.from([75, 228, 115, 101])],
  ])("decodeFile decodes %s", (_, bytes) => {
    expect(decodeFile(bytes)).toBe("Käse");
  });
});

describe("the rows of an imported CSV file", () => {
  it.each([
    ["commas", "Item,Location\nKäse,Küche\n"],
    ["semicolons", "Item;Location\r\nKäse;Küche"],
    ["tabs", "Item\tLocation\nKäse\tKüche"],
    ["Excel's first line sep=;", "sep=;\r\nItem;Location\r\nKäse;Küche\r\n"],
    ["quotation marks", '"Item","Location"\n"Käse","Küche"'],
    ["spaces around column names", " Item , Location \nKäse,Küche"],
  ])("parseCsv reads a file with %s", (_, text) => {
    expect(parseCsv(text)).toEqual({ table });
  });

  it("parseCsv numbers rows as a spreadsheet does, with blank rows and line breaks in a cell", () => {
    const parsed = parseCsv('\nItem,Location\n"a\nb",c\n\n, \nd,"e ""f"""\n');
    expect(parsed).toEqual({
      table: {
        headers: ["Item", "Location"],
        rows: [
          { row: 3, cells: ["a\nb", "c"] },
          { row: 6, cells: ["d", 'e "f"'] },
        ],
      },
    });
  });

  it.each([
    ["", "The file is empty."],
    [" \n;;\n", "The file is empty."],
    ["Item,Location\n\n", "The file has a first row and nothing below it."],
    ['Item,Location\n"a,b\n', "A quotation mark in the file has no counterpart."],
    [
      `Item\n${"a\n".repeat(2_001)}`,
      "The file has 2,001 rows; 2,000 can be imported at once. Split it.",
    ],
    ['\u00ff\u00d8\u0000\u0010JFIF"', "This is no text file. Save it as CSV first."],
  ])("parseCsv refuses the whole file with a reason (case %#)", (text, problem) => {
    expect(parseCsv(text)).toEqual({ problem });
  });

  it("parseCsv ignores the separators within quotation marks", () => {
    const parsed = parseCsv('"Item, or product, or thing";Location\n"a;b";"c, d, e"');
    expect(parsed).toEqual({
      table: {
        headers: ["Item, or product, or thing", "Location"],
        rows: [{ row: 2, cells: ["a;b", "c, d, e"] }],
      },
    });
  });

  it("parseCsv accepts 2,000 rows", () => {
    const parsed = parseCsv(`Item\n${"a\n".repeat(2_000)}`);
    expect("table" in parsed && parsed.table.rows.length).toBe(2_000);
  });
});
