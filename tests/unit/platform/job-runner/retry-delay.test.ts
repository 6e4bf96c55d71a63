import { expect, test } from "vitest";
import { functions } from "@/inngest/functions";
import { days } from "@/lib/core/clock";
import { defaultRetryDelayMs } from "@/lib/platform/job-runner/runner";
import { openEndpoint } from "@/lib/platform/job-runner/serve-protocol";

test("a failed step is tried again after 2.7, 7.4 and 20 seconds, and after at most two hours", () => {
  const seconds = [1, 2, 3, 20].map(
    (failures) => Math.round(defaultRetryDelayMs(failures) / 100) / 10,
  );
  expect(seconds).toEqual([2.7, 7.4, 20.1, 7_200]);
});

test("the email change notice is retried for between one and two days", async () => {
  const { declarations } = await openEndpoint(functions);
  const notice = declarations.find(({ id }) => id === "larder-send-email-change-notice");
  const retries = (notice?.maxAttempts ?? 0) - 1;
  const span = Array.from({ length: retries }, (_, retry) => defaultRetryDelayMs(retry + 1)).reduce(
    (sum, delayMs) => sum + delayMs,
    0,
  );
  expect(span).toBeGreaterThan(days(1));
  expect(span).toBeLessThan(days(2));
});
