/**
 * Returns the layout shifts of the page so far that no input caused. Shifts that are 0.000 with three decimals, as in the
 * reports of Lighthouse, are left out. The function runs in the browser, so it uses nothing outside itself.
 */
export async function listShifts(): Promise<string[]> {
  const WAIT_MS = 60;
  const LEAST = 0.0005;
  const shifts = await new Promise<PerformanceEntry[]>((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    setTimeout(() => resolve([]), WAIT_MS);
  });
  return shifts.flatMap((shift) => {
    const value = "value" in shift ? Number(shift.value) : 0;
    const isCaused = "hadRecentInput" in shift && shift.hadRecentInput === true;
    if (isCaused || value < LEAST) return [];
    const sources: unknown[] =
      "sources" in shift && Array.isArray(shift.sources) ? shift.sources : [];
    const [node] = sources.flatMap((source) =>
      typeof source === "object" && source && "node" in source ? [source.node] : [],
    );
    const what =
      node instanceof Element ? node.textContent.trim().slice(0, 50) : "a removed element";
    return [`layout shift of ${value.toFixed(3)}: "${what}"`];
  });
}
