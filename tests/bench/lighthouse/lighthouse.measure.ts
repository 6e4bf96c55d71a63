import { test } from "@playwright/test";
import { createStage, type Stage, STAGE_PASSWORD } from "@/tests/screens/stage";
import { type StageName, stages } from "@/tests/screens/stages";
import { listStates, type State } from "@/tests/screens/table";
import { signInAt } from "../enter";
import { median, record } from "../record";
import { type Figures, runLighthouse } from "./run-lighthouse";

const RUNS = Number(process.env.LIGHTHOUSE_RUNS ?? 5);
/** Measures only the screens with these names, separated by commas. */
const ONLY = process.env.LIGHTHOUSE_ONLY?.split(",");

/** States that a page shows when it is opened. Lighthouse refuses pages with the status 404. */
const opened = listStates().filter(
  ({ screen, entry }) =>
    entry.isMain === true &&
    entry.steps === undefined &&
    entry.expectedErrors === undefined &&
    (ONLY === undefined || ONLY.includes(screen)),
);

const itemsOf = ({ entry: { stage } }: State) => (stage ? stages[stage].items : 0);

/** The state of each screen with the most items. */
const states = opened
  .toSorted((a, b) => itemsOf(b) - itemsOf(a))
  .filter(({ screen }, index, all) => all.findIndex((other) => other.screen === screen) === index);

test(`Performance, accessibility, best practices; blocking time, largest paint, layout shift: median of ${RUNS}`, async () => {
  const households = new Map<StageName, Stage>();
  for (const state of states) {
    const { url, cookie } = await open(state, households);
    const figures: Figures[] = [];
    for (let run = 0; run < RUNS; run += 1) figures.push(await runLighthouse(url, cookie));
    record(`${state.screen}: ${state.entry.name}`, describe(figures));
  }
});

/** Returns the address of a state, and the session of its visitor. States of one household share it. */
async function open({ entry }: State, households: Map<StageName, Stage>) {
  const base = process.env.APP_URL ?? "";
  if (!entry.stage) return { url: new URL(String(entry.path), base).href, cookie: undefined };
  const stage = households.get(entry.stage) ?? (await createStage(stages[entry.stage]));
  households.set(entry.stage, stage);
  const path = typeof entry.path === "string" ? entry.path : entry.path(stage);
  const url = new URL(path, base).href;
  if (entry.role === null) return { url, cookie: undefined };
  const username = stage.usernames[entry.role ?? "admin"];
  return { url, cookie: await signInAt(base, { username, password: STAGE_PASSWORD }) };
}

function describe(figures: readonly Figures[]): string {
  const middle = (name: keyof Figures) => median(figures.map((one) => one[name]));
  const scores = [middle("performance"), middle("accessibility"), middle("bestPractices")];
  const times = [middle("blocked"), middle("largestPaint")].map((time) => `${time.toFixed(0)} ms`);
  return `${scores.join(", ")}; ${times.join(", ")}, ${middle("shift").toFixed(3)}`;
}
