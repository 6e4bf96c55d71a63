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

const opened = listStates().filter(
  (state) => isShownAtOnce(state) && (ONLY === undefined || ONLY.includes(state.screen)),
);

const itemsOf = ({ entry: { stage } }: State) => (stage ? stages[stage].items : 0);
const isMain = ({ entry }: State) => Number(entry.isMain === true);

/** A state of each screen: a main state if there is one, with the most items. */
const states = opened
  .toSorted((a, b) => isMain(b) - isMain(a) || itemsOf(b) - itemsOf(a))
  .filter(({ screen }, index, all) => all.findIndex((other) => other.screen === screen) === index);

test(`Performance, accessibility, best practices; blocking time, largest paint, layout shift: median of ${RUNS}`, async () => {
  const prepare = statePreparer();
  for (const state of states) {
    const { url, cookie } = await prepare(state);
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
