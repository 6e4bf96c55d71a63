const INTERVAL_MS = 10_000;

/**
 * Prints `announcement`, then the elapsed time every ten seconds until `work` ends, so that a long step does not look
 * like one that hangs.
 * @param {string} announcement
 * @param {() => Promise<void>} work
 */
export async function showProgress(announcement, work) {
  console.log(announcement);
  const start = performance.now();
  const seconds = () => Math.round((performance.now() - start) / 1_000);
  const timer = setInterval(() => console.log(`  ${seconds()} s`), INTERVAL_MS);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
}
