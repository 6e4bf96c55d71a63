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
