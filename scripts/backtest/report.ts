import type { Comparison, MethodResult } from "./compare";
import type { WarningScore } from "./warning-score";

const NAME_WIDTH = 32;
const COLUMN_WIDTH = 9;

/** Returns the text of a comparison: a table of the ranges, and one of the warnings. */
export function reportOf({ ranges, warnings, runOuts, methods, limit }: Comparison): string {
  const [product] = methods;
  if (!product || ranges === 0) {
    return "No forecast can be compared: no item has three counts over 14 days, and enough time after them.";
  }
  // Methods that differ only in their spread give the same warnings, so only the first of them is listed.
  const warningMethods = methods.filter(
    (it) => it === methods.find(({ name }) => name === it.name),
  );
  return [
    `${format(ranges)} forecasts at counts: days until the stock is used up`,
    row("", ["below", "inside", "above", "pinball", "Larder's"]),
    ...methods.map((method) => rangeRow(method, product)),
    ...(limit ? [rangeRow({ name: "limit: real use is known", range: limit }, product)] : []),
    "",
    `${format(warnings)} forecasts after shopping trips, ${format(runOuts)} run-outs before the next trip`,
    row("", ["warnings", "caught", "right", "false"]),
    row("with the warnings of Larder", []),
    ...warningMethods.map((it) => warningRow(it.name, it.asManyAsProduct, runOuts)),
    ...warningMethods
      .slice(1)
      .flatMap((it) => [
        row(`with the warnings of ${it.name}`, []),
        warningRow(it.name, it.warnings, runOuts),
        warningRow(product.name, it.productWithAsMany, runOuts),
      ]),
  ].join("\n");
}

function rangeRow(
  { name, spread, range }: Pick<MethodResult, "name" | "spread" | "range">,
  product: MethodResult,
): string {
  const { below, above, pinball } = range;
  const ratio = (product.range.pinball / pinball).toFixed(2);
  const shares = [below, Math.max(0, 1 - below - above), above].map(inPerCent);
  return row(spread ? `${name}, ${spread}` : name, [...shares, pinball.toFixed(3), ratio]);
}

function warningRow(name: string, { warnings, caught }: WarningScore, runOuts: number): string {
  return row(`  ${name}`, [
    format(warnings),
    inPerCent(caught / runOuts),
    inPerCent(caught / warnings),
    format(Math.round(warnings - caught)),
  ]);
}

function row(name: string, columns: readonly string[]): string {
  return name.padEnd(NAME_WIDTH) + columns.map((it) => it.padStart(COLUMN_WIDTH)).join("");
}

function format(count: number): string {
  return count.toLocaleString("en-US");
}

function inPerCent(share: number): string {
  return Number.isFinite(share) ? `${(100 * share).toFixed(1)} %` : "–";
}
