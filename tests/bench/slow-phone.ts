import type { Page } from "@playwright/test";

/** Slow 4G as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_600 * 1_024) / 8,
  uploadThroughput: (750 * 1_024) / 8,
};

/** Makes the browser as slow as a phone: a quarter of the processor, and a slow network where asked. */
export async function slowDown(page: Page, { hasSlowNetwork = false } = {}): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  if (hasSlowNetwork) await session.send("Network.emulateNetworkConditions", SLOW_4G);
}

/** Collects the lengths of the page's long tasks (over 50 ms) from now on, in milliseconds. */
export async function watchLongTasks(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { longTasks: tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
    }).observe({ type: "longtask" });
  });
  return () => page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
}

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
