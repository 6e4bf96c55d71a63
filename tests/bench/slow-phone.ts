import type { Page } from "@playwright/test";

/** Slow 4G as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_600 * 1_024) / 8,
  uploadThroughput: (750 * 1_024) / 8,
};

/**
 * Makes the browser as slow as a phone: a quarter of the processor, and a slow network where asked.
 * @returns what ends it: Chromium spends the processor on being slow, also while a page stands idle.
 */
export async function slowDown(
  page: Page,
  { hasSlowNetwork = false } = {},
): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  if (hasSlowNetwork) await session.send("Network.emulateNetworkConditions", SLOW_4G);
  return () => session.detach();
}

/** A task of the page's main thread, in milliseconds. */
export interface Task {
  /** By the clock: with whatever else the machine did in between. */
  duration: number;
  /** Of the processor: the page's own work. */
  work: number;
}

const LONG = 50;

/** Collects the page's long tasks (over 50 ms by the clock) while something is done. */
export async function collectLongTasks(page: Page, act: () => Promise<void>): Promise<Task[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error("The page has no browser.");
  await browser.startTracing(page, { categories: ["toplevel"] });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Event[] };
  const threads = new Map(
    trace.traceEvents
      .filter(({ name }) => name === "thread_name")
      .map((event) => [threadOf(event), event.args?.name]),
  );
  return trace.traceEvents
    .filter(({ name }) => name === "ThreadControllerImpl::RunTask")
    .filter((event) => threads.get(threadOf(event)) === "CrRendererMain")
    .map(({ dur = 0, tdur = dur }) => ({ duration: dur / 1_000, work: tdur / 1_000 }))
    .filter(({ duration }) => duration > LONG);
}

/** Of Chromium's trace format, what is read here. Durations are in microseconds. */
interface Event {
  name: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

const threadOf = ({ pid, tid }: Event) => `${pid}:${tid}`;

/** How a page came: when its largest part was there, and how long it let nobody do anything, in milliseconds. */
export interface Loading {
  largestPaint: number;
  blocked: number;
}

/** Watches every page that is opened from now on; what is returned tells of the present one. */
export async function watchLoading(page: Page): Promise<() => Promise<Loading>> {
  await page.addInitScript(() => {
    const loading = { largestPaint: 0, blocked: 0 };
    Object.assign(window, { loading });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) loading.largestPaint = startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      // Of a task, what is over 50 ms counts as blocking.
      for (const { duration } of list.getEntries()) loading.blocked += duration - 50;
    }).observe({ type: "longtask", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { loading: Loading }).loading);
}
