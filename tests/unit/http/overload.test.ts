import { expect, test, vi } from "vitest";
import { AppError } from "@/lib/core/errors";
import { errorResponse } from "@/lib/http/error-response";
import { delayingRefusals } from "@/lib/http/overload";
import { captureLog } from "@/tests/support/captured-log";

const tooMany = new AppError("rate_limited", "Too many attempts.", { retryAfter: 60 });
const queueFull = new AppError("unavailable", "Too many requests.", { retryAfter: 2 });
const outage = new AppError("unavailable", "Not available.", {
  retryAfter: 1,
  cause: new Error("ECONNREFUSED"),
});
const invalid = new AppError("invalid_input", "Not valid.");

/** Returns whether `delayingRefusals` has thrown the work's error within `ms` milliseconds. */
async function isThrownAfter(error: AppError, ms: number): Promise<boolean> {
  vi.useFakeTimers();
  let isThrown = false;
  const work = delayingRefusals(() => Promise.reject(error)).catch(() => {
    isThrown = true;
  });
  await vi.advanceTimersByTimeAsync(ms);
  const result = isThrown;
  await vi.runAllTimersAsync();
  await work;
  vi.useRealTimers();
  return result;
}

test.each([
  ["a rate limit", tooMany],
  ["a full queue", queueFull],
])("delayingRefusals throws the error of %s after one second", async (_, error) => {
  expect(await isThrownAfter(error, 999)).toBe(false);
  expect(await isThrownAfter(error, 1_000)).toBe(true);
});

test.each([
  ["an outage", outage],
  ["invalid input", invalid],
])("delayingRefusals throws the error of %s without a delay", async (_, error) => {
  expect(await isThrownAfter(error, 0)).toBe(true);
});

test.each([
  ["a rate limit", tooMany, "info"],
  ["a full queue", queueFull, "info"],
  ["an outage", outage, "error"],
])("the error of %s is logged once with its log level", (_, error, level) => {
  const lines = captureLog();
  errorResponse(error, { method: "GET", path: "/", id: "1" });
  const levels = lines().map((line) => (JSON.parse(line) as { level: string }).level);
  expect(levels).toEqual([level]);
});
