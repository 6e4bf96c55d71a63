import { test } from "@playwright/test";
import { stages } from "@/tests/screens/stages";
import { listStates, type State } from "@/tests/screens/table";
import { statePreparer } from "../prepare-state";
import { median, record } from "../record";
import { type Figures, runLighthouse } from "./run-lighthouse";

const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 5);
/** Measures only the screens with these names, separated by commas. */
const ONLY = process.env.LIGHTHOUSE_ONLY?.split(",");

/** Whether a page shows the state when it is opened. The steps of a shopping link only wait for its lines. */
function isShownAtOnce({ screen, entry }: State): boolean {
  return (
    // Lighthouse has no score for the page that a service worker shows without a network.
    screen !== "offline" &&
    (entry.before === undefined || entry.isMain === true) &&
    (entry.steps === undefined || screen === "shop") &&
    (entry.expectedErrors === undefined || screen === "unknown-address")
  );
}

const itemsOf = ({ entry: { stage } }: State) => (stage ? stages[stage].items : 0);
const isMain = ({ entry }: State) => Number(entry.isMain === true);

/** The states that can be measured, the main states first, and those with the most items before others. */
const states = listStates()
  .filter((state) => isShownAtOnce(state) && (ONLY === undefined || ONLY.includes(state.screen)))
  .toSorted((a, b) => isMain(b) - isMain(a) || itemsOf(b) - itemsOf(a));

/** Returns the same text for all addresses of a screen, such as the pages of all items. */
function kindOf(url: string): string {
  const [first = "", ...ids] = new URL(url).pathname.split("/").filter((part) => part !== "");
  return `${first} with ${ids.length} ids`;
}

test(`Performance, accessibility, best practices; blocking time, largest paint, layout shift: median of ${RUNS}`, async () => {
  const prepare = statePreparer();
  const measured = new Set<string>();
  for (const state of states) {
    const { url, cookie } = await prepare(state);
    if (measured.has(kindOf(url))) continue;
    measured.add(kindOf(url));
    const figures: Figures[] = [];
    for (let run = 0; run < RUNS; run += 1) figures.push(await runLighthouse(url, cookie));
    record(`${state.screen}: ${state.entry.name}`, describe(figures));
  }
});

function describe(figures: readonly Figures[]): string {
  const middle = (name: keyof Figures) => median(figures.map((one) => one[name]));
  const scores = [middle("performance"), middle("accessibility"), middle("bestPractices")];
  const times = [middle("blocked"), middle("largestPaint")].map((time) => `${time.toFixed(0)} ms`);
  return `${scores.join(", ")}; ${times.join(", ")}, ${middle("shift").toFixed(3)}`;
}
