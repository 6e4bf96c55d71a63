import { type Page, test } from "@playwright/test";
import { createHome, fillRoom, signIn } from "@/tests/e2e/support/household";
import { median, record } from "./record";
import { collectLongTasks, slowDown, watchLoading } from "./slow-phone";

const OPENINGS = 5;

test("Opening and scrolling the items screen with 10 and 1,000 items on a phone (4 × CPU)", async ({
  browser,
}) => {
  const small = await enterHousehold(await browser.newPage(), 10);
  const large = await enterHousehold(await browser.newPage(), 1_000);
  // The two households are opened alternately, so that machine noise affects both equally.
  const times = { small: [] as number[], large: [] as number[] };
  for (let turn = 0; turn < OPENINGS; turn += 1) {
    times.small.push(await open(small));
    times.large.push(await open(large));
  }
  record("from the request of the page to the first card, 10 items", inMs(median(times.small)));
  record("the same, 1,000 items", inMs(median(times.large)));
  record("ratio", (median(times.large) / median(times.small)).toFixed(2));

  await small.close();
  await slowDown(large);
  // 8,000 pixels per second is the highest scroll speed that a swipe reaches on an Android phone.
  const session = await large.context().newCDPSession(large);
  const tasks = await collectLongTasks(large, async () => {
    await session.send("Input.synthesizeScrollGesture", {
      x: 180,
      y: 400,
      yDistance: -160_000,
      speed: 8_000,
      gestureSourceType: "mouse",
    });
  });
  const own = tasks.filter(({ work }) => work > 50);
  record("tasks over 50 ms while scrolling through 1,000 items", String(tasks.length));
  record("the longest of them", longest(tasks.map(({ duration }) => duration)));
  record("of them over 50 ms of processor time", String(own.length));
  record("the longest processor time of one", longest(tasks.map(({ work }) => work)));
});

test("Loading the items screen with 500 items on a phone (4 × CPU, slow 4G, nothing cached)", async ({
  browser,
}) => {
  const paints: number[] = [];
  const blocks: number[] = [];
  for (let turn = 0; turn < OPENINGS; turn += 1) {
    const page = await browser.newPage();
    const home = await createHome();
    await fillRoom(home, 500);
    await signIn(page, home.admin);
    const loading = await watchLoading(page);
    await open(page, { hasSlowNetwork: true });
    const { largestPaint, blocked } = await loading();
    paints.push(largestPaint);
    blocks.push(blocked);
    await page.close();
  }
  record("largest contentful paint", `${inMs(median(paints))} (at most 1,200)`);
  record("total blocking time", `${inMs(median(blocks))} (at most 200)`);
});

const longest = (times: number[]) => (times.length === 0 ? "none" : inMs(Math.max(...times)));

const inMs = (milliseconds: number) => `${milliseconds.toFixed(0)} ms`;

/** Creates a household with the given number of items and signs its admin in. */
async function enterHousehold(page: Page, items: number): Promise<Page> {
  const home = await createHome();
  await fillRoom(home, items);
  await signIn(page, home.admin);
  return page;
}

/** Returns the milliseconds from the request of the items screen to its first card, on a slow phone. */
async function open(page: Page, network = { hasSlowNetwork: false }): Promise<number> {
  const endSlowness = await slowDown(page, network);
  const before = performance.now();
  await page.goto("/items", { waitUntil: "commit" });
  await page.getByText("Item 1", { exact: true }).waitFor();
  const time = performance.now() - before;
  // The page is never idle, because its event stream never ends. It counts as loaded one second after `load`.
  await page.waitForLoadState("load");
  await page.waitForTimeout(1_000);
  await endSlowness();
  return time;
}
