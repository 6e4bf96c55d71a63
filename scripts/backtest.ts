import { readFileSync } from "node:fs";
import path from "node:path";
import { compareMethods } from "./backtest/compare";
import { simulateFamilies, type Simulation } from "./backtest/family";
import { type Options, readOptions } from "./backtest/options";
import { readHistory } from "./backtest/read-csv";
import { reportOf } from "./backtest/report";
import { timeHousehold } from "./backtest/time-household";

/**
 * Days after which a stock of a simulated family counts as not used up: the simulation goes on for two years
 * after the recorded history.
 */
const SIMULATED_HORIZON = 730;
/**
 * Days after which a stock of a recorded household counts as not used up: eight weeks, because the product
 * shows no later date.
 */
const RECORDED_HORIZON = 56;

/** `npm run backtest`: prints how well the forecast and two baselines predict the days until a stock is used up. */
function backtest(args: readonly string[]): void {
  let options: Options;
  try {
    options = readOptions(args);
    if ("csv" in options) backtestFile(path.resolve(process.env.INIT_CWD ?? "", options.csv));
    else backtestSimulation(options.simulation);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

function backtestFile(file: string): void {
  const read = readHistory(readFileSync(file, "utf8"));
  if ("problems" in read) throw new Error(read.problems.join("\n"));
  console.log(reportOf(compareMethods(read.households, RECORDED_HORIZON)));
}

function backtestSimulation(simulation: Simulation): void {
  const { families, items, days, unrecorded, seed } = simulation;
  console.log(
    `${families} families, ${items} items, ${days} days, ${100 * unrecorded} % of purchases unrecorded, seed ${seed}\n`,
  );
  console.log(reportOf(compareMethods(simulateFamilies(simulation), SIMULATED_HORIZON)));
  console.log(`\n500 items with three years of history: ${timeHousehold().toFixed(0)} ms`);
}

backtest(process.argv.slice(2));
