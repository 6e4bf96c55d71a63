import { afterEach, expect, test, vi } from "vitest";
import { showProgress } from "../../../scripts/lib/show-progress.mjs";

afterEach(() => {
  vi.useRealTimers();
});

test("showProgress prints the elapsed time every ten seconds until the work ends, also when it fails", async () => {
  vi.useFakeTimers();
  const print = vi.spyOn(console, "log").mockReturnValue();
  let end: (error: Error) => void = () => undefined;
  const work = showProgress("Building.", () => new Promise((_, reject) => (end = reject)));
  await vi.advanceTimersByTimeAsync(25_000);
  end(new Error("It failed."));
  await expect(work).rejects.toThrow("It failed.");
  await vi.advanceTimersByTimeAsync(20_000);
  expect(print.mock.calls.flat()).toEqual(["Building.", "  10 s", "  20 s"]);
});
