import { decodeFile } from "@/lib/features/csv/model/decode-file";
import { type CsvTable, parseCsv } from "@/lib/features/csv/model/parse-csv";
import { MAX_FILE_BYTES } from "@/lib/features/csv/model/schema";

/** A file that was parsed as a table. */
export interface ChosenFile {
  name: string;
  table: CsvTable;
}

/**
 * Parses the CSV file that the person has chosen, without sending it. Returns a sentence about the problem if
 * that is not possible.
 */
export async function readFile(file: File): Promise<ChosenFile | { problem: string }> {
  if (file.size > MAX_FILE_BYTES) {
    const limit = MAX_FILE_BYTES / 1024 / 1024;
    return { problem: `The file is larger than ${limit} MB. Split it, or leave columns out.` };
  }
  try {
    const parsed = parseCsv(decodeFile(new Uint8Array(await file.arrayBuffer())));
    return "problem" in parsed ? parsed : { name: file.name, table: parsed.table };
  } catch {
    return { problem: "The file could not be read. Choose it again." };
  }
}
