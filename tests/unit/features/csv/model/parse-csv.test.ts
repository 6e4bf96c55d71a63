import { describe, expect, it } from "vitest";
import { decodeFile } from "@/lib/features/csv/model/decode-file";
import { parseCsv } from "@/lib/features/csv/model/parse-csv";

const table = { headers: ["Item", "Location"], rows: [{ row: 2, cells: ["Käse", "Küche"] }] };

describe("a file's text", () => {
  it.each([
    ["UTF-8", new TextEncoder().encode("Käse")],
    ["UTF-8 with its mark", new TextEncoder().encode("\ufeffKäse")],
    ["UTF-16", Uint8Array.from([255, 254, 75, 0, 228, 0, 115, 0, 101, 0])],
    ["UTF-16, the other way", Uint8Array.from([254, 255, 0, 75, 0, 228, 0, 115, 0, 101])],
    ["Excel's on Windows", Uint8Array.from([75, 228, 115, 101])],
  ])("is decoded: %s", (_, bytes) => {
    expect(decodeFile(bytes)).toBe("Käse");
  });
});

describe("a file's rows", () => {
  it.each([
    ["commas", "Item,Location\nKäse,Küche\n"],
    ["semicolons", "Item;Location\r\nKäse;Küche"],
    ["tabs", "Item\tLocation\nKäse\tKüche"],
    ["Excel's first line", "sep=;\r\nItem;Location\r\nKäse;Küche\r\n"],
    ["quotation marks", '"Item","Location"\n"Käse","Küche"'],
    ["blanks around names of columns", " Item , Location \nKäse,Küche"],
  ])("are found with %s", (_, text) => {
    expect(parseCsv(text)).toEqual({ table });
  });

  it("are numbered as a spreadsheet numbers them, blank ones and breaks within a cell included", () => {
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
  ])("are refused as a whole (%#)", (text, problem) => {
    expect(parseCsv(text)).toEqual({ problem });
  });

  it("are parted as the names of the columns are, whatever stands within quotation marks", () => {
    const parsed = parseCsv('"Item, or product, or thing";Location\n"a;b";"c, d, e"');
    expect(parsed).toEqual({
      table: {
        headers: ["Item, or product, or thing", "Location"],
        rows: [{ row: 2, cells: ["a;b", "c, d, e"] }],
      },
    });
  });

  it("may be 2,000", () => {
    const parsed = parseCsv(`Item\n${"a\n".repeat(2_000)}`);
    expect("table" in parsed && parsed.table.rows.length).toBe(2_000);
  });
});
