import { type Browser, test } from "@playwright/test";
import { stateOf } from "@/tests/screens/table";
import { statePreparer } from "./prepare-state";
import { median, record } from "./record";
import { type Loading, slowDown, watchLoading } from "./slow-phone";

const OPENINGS = 5;

const states = [
  stateOf("", "200 items"),
  stateOf("locations", "12 locations"),
  stateOf("items", "200 items"),
  stateOf("inventory-check", "start"),
  stateOf("shopping-list", "24 lines, half ticked"),
  stateOf("settings", "admin"),
  stateOf("location-check", "nothing counted"),
  stateOf("item-check", "first item"),
  stateOf("location-sheet", "17 items"),
  stateOf("inventory-complete", "items missing"),
];

test("Largest paint (at most 1,200 ms) and blocking time (at most 200 ms) of the main screens on a phone (4 × CPU, slow 4G, nothing cached)", async ({
  browser,
}) => {
  test.setTimeout(900_000);
  const prepare = statePreparer();
  for (const state of states) {
    const { url, cookie = "" } = await prepare(state);
    const loadings: Loading[] = [];
    for (let turn = 0; turn < OPENINGS; turn += 1) {
      loadings.push(await load(browser, { url, cookie }));
    }
    const paint = median(loadings.map(({ largestPaint }) => largestPaint));
    const blocked = median(loadings.map((loading) => loading.blocked));
    record(
      `${state.screen}: ${state.entry.name}`,
      `${paint.toFixed(0)} ms, ${blocked.toFixed(0)} ms`,
    );
  }
});

async function load(
  browser: Browser,
  { url, cookie }: { url: string; cookie: string },
): Promise<Loading> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    extraHTTPHeaders: { cookie },
  });
  const page = await context.newPage();
  const loading = await watchLoading(page);
  await slowDown(page, { hasSlowNetwork: true });
  await page.goto(url, { waitUntil: "load" });
  // The page is never idle, because its event stream never ends.
  await page.waitForTimeout(2_000);
  const measured = await loading();
  await context.close();
  return measured;
}
