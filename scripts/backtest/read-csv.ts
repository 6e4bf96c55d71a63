import Papa from "papaparse";
import { z } from "zod";
import { readNumber } from "@/lib/features/csv/model/read-cell";
import type { Count, Recorded } from "@/lib/features/forecast/model/history";
import { recordedItem } from "./recorded-item";
import { DAY_MS, type TestedHousehold } from "./records";

/** The households of a file, or what is wrong with its lines. */
export type ReadHistory = { households: TestedHousehold[] } | { problems: string[] };

const columns = ["household", "item", "desired", "at", "kind", "amount"] as const;

const units = z.string().transform((text, context) => {
  const amount = readNumber(text);
  if (amount !== null && amount >= 0) return amount;
  context.addIssue({ code: "custom", message: "must be a number of units, such as 2 or 0.5" });
  return z.NEVER;
});

const name = z.string().min(1, "is missing");

const lineSchema = z.object({
  household: name,
  item: name,
  desired: units.refine((amount) => amount > 0, "must be above 0"),
  at: z
    .union([z.iso.datetime({ offset: true }), z.iso.date()], {
      error: "must be a date or a time with its zone in ISO 8601, such as 2026-11-23T19:00:00Z",
    })
    .transform(Date.parse),
  kind: z.enum(["count", "bought"], { error: "must be count or bought" }),
  amount: units,
});

type Line = z.output<typeof lineSchema>;

/** Reads a history in CSV with the columns household, item, desired, at, kind and amount, in any order. */
export function readHistory(text: string): ReadHistory {
  const { data, errors } = Papa.parse<string[]>(text);
  if (errors.some(({ type }) => type === "Quotes")) {
    return { problems: ["A quotation mark in the file has no counterpart."] };
  }
  const [head = [], ...rows] = data.map((cells) => cells.map((cell) => cell.trim()));
  const missing = columns.filter((column) => !head.includes(column));
  if (missing.length > 0) return { problems: [`Line 1 has no column ${missing.join(", ")}.`] };

  const lines: Line[] = [];
  const problems: string[] = [];
  rows.forEach((cells, index) => {
    if (cells.every((cell) => cell === "")) return;
    const line = Object.fromEntries(columns.map((it) => [it, cells[head.indexOf(it)] ?? ""]));
    const read = lineSchema.safeParse(line);
    if (read.success) lines.push(read.data);
    else {
      const issues = read.error.issues.map(({ path, message }) => {
        const column = String(path[0]);
        return `${column} "${line[column] ?? ""}" ${message}`;
      });
      problems.push(`Line ${index + 2}: ${issues.join("; ")}.`);
    }
  });
  if (problems.length === 0 && lines.length === 0) problems.push("The file has no lines.");
  return problems.length > 0 ? { problems } : { households: householdsOf(lines) };
}

function householdsOf(lines: readonly Line[]): TestedHousehold[] {
  const sorted = lines.toSorted((one, other) => one.at - other.at);
  return groupsOf(sorted, ({ household }) => household).map((own) => ({
    items: groupsOf(own, ({ item }) => item).map(itemOf),
    trips: tripsOf(own.filter(({ kind }) => kind === "bought").map(({ at }) => at)),
  }));
}

function groupsOf(lines: readonly Line[], keyOf: (line: Line) => string): Line[][] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const group = groups.get(keyOf(line));
    if (group) group.push(line);
    else groups.set(keyOf(line), [line]);
  }
  return [...groups.values()];
}

/** Returns the time of the last purchase of each trip. A trip ends when nothing is bought for half a day. */
function tripsOf(purchases: readonly number[]): number[] {
  return purchases.filter((at, index) => (purchases[index + 1] ?? Infinity) - at >= DAY_MS / 2);
}

function itemOf(lines: readonly Line[]) {
  const counts: Count[] = [];
  const purchases: Recorded[] = [];
  for (const { kind, at, amount } of lines)
    (kind === "count" ? counts : purchases).push({ at, amount });
  return recordedItem({ desired: lines.at(-1)?.desired ?? 1, counts, purchases });
}
