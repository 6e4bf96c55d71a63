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

/** The main states that a page shows when it is opened, by name. Lighthouse refuses pages with the status 404. */
const states = listStates().filter(
  ({ screen, entry }) =>
    entry.isMain === true &&
    entry.before === undefined &&
    entry.steps === undefined &&
    entry.expectedErrors === undefined &&
    (ONLY === undefined || ONLY.includes(screen)),
);

test(`Performance, accessibility, best practices; blocking time, largest paint, layout shift: median of ${RUNS}`, async () => {
  const opened = new Map<StageName, Stage>();
  for (const state of states) {
    const { url, cookie } = await open(state, opened);
    const figures: Figures[] = [];
    for (let run = 0; run < RUNS; run += 1) figures.push(await runLighthouse(url, cookie));
    record(`${state.screen}: ${state.entry.name}`, describe(figures));
  }
});

/** Returns the address of a state, and the session of its visitor. States of one household share it. */
async function open({ entry }: State, opened: Map<StageName, Stage>) {
  const base = process.env.APP_URL ?? "";
  if (!entry.stage) return { url: new URL(String(entry.path), base).href, cookie: undefined };
  const stage = opened.get(entry.stage) ?? (await createStage(stages[entry.stage]));
  opened.set(entry.stage, stage);
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
