import { simulateChecks } from "./taps/simulate-checks";

const FAMILIES = 40;
const SEED = 20_000;

/** The number of days that the desired stock of an item lasts on average. */
const families = [
  ["much", 14],
  ["medium", 28],
  ["little", 56],
] as const;

/** `npm run taps`: prints the taps of a weekly check of 60 items in eight rooms, item by item and on the sheet. */
function printTaps(): void {
  console.log("use     singly  tap once  sheet  sheet instead of singly");
  for (const [use, supplyDays] of families) {
    const { singly, tapOnce, sheet } = simulateChecks(supplyDays, FAMILIES, SEED);
    const columns: [string, number][] = [
      [singly.toFixed(0), 6],
      [tapOnce.toFixed(0), 8],
      [sheet.toFixed(0), 5],
      [`${((100 * (sheet - singly)) / singly).toFixed(0)} %`, 23],
    ];
    console.log(
      [use.padEnd(6), ...columns.map(([value, width]) => value.padStart(width))].join("  "),
    );
  }
}

printTaps();
