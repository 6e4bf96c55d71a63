import type { Page } from "@playwright/test";

/** Slow 4G as defined by Lighthouse: 150 ms round trip, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_600 * 1_024) / 8,
  uploadThroughput: (750 * 1_024) / 8,
};

/**
 * Makes the browser as slow as a phone: a quarter of the processor and, on request, a slow network.
 * @returns a function that ends the throttling, which uses processor time even while the page is idle
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
  /** Elapsed time of the task, which includes time that other processes used. */
  duration: number;
  /** Processor time of the task, which excludes other work of the machine. */
  work: number;
}

const LONG = 50;

/** Runs `act` and returns the page's long tasks (over 50 ms of elapsed time) during it. */
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

/** The fields that are read from an event in Chromium's trace format. Durations are in microseconds. */
interface Event {
  name: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

const threadOf = ({ pid, tid }: Event) => `${pid}:${tid}`;

/** Measurements of a page load in milliseconds: largest contentful paint and total blocking time. */
export interface Loading {
  largestPaint: number;
  blocked: number;
}

/** Measures every page load after this call. Returns a function that reads the measurements of the current page. */
export async function watchLoading(page: Page): Promise<() => Promise<Loading>> {
  await page.addInitScript(() => {
    const loading = { largestPaint: 0, blocked: 0 };
    Object.assign(window, { loading });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) loading.largestPaint = startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      // The part of a task above 50 ms counts as blocking.
      for (const { duration } of list.getEntries()) loading.blocked += duration - 50;
    }).observe({ type: "longtask", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { loading: Loading }).loading);
}
