import { parseArgs } from "node:util";
import { z } from "zod";
import type { Simulation } from "./family";

/** What is replayed: a file, or simulated families. */
export type Options = { csv: string } | { simulation: Simulation };

const number = (usual: number, low: number, high: number) =>
  z.coerce.number().int().min(low).max(high).default(usual);

const simulationSchema = z.object({
  families: number(80, 1, 1000),
  items: number(60, 1, 5000),
  days: number(365, 30, 3650),
  unrecorded: number(10, 0, 50).transform((perCent) => perCent / 100),
  seed: number(1, 1, 100_000),
});

/**
 * Reads the options of `npm run backtest`.
 * @throws {Error} for unknown options and values that are no whole numbers in their range.
 */
export function readOptions(args: readonly string[]): Options {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { csv: text, families: text, items: text, days: text, unrecorded: text, seed: text },
  });
  if (values.csv !== undefined) return { csv: values.csv };
  const read = simulationSchema.safeParse(values);
  if (read.success) return { simulation: read.data };
  throw new Error(
    read.error.issues.map(({ path, message }) => `--${path.join()}: ${message}`).join("\n"),
  );
}
