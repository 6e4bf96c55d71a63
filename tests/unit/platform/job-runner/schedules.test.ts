import { expect, test } from "vitest";
import { createSchedules } from "@/lib/platform/job-runner/tasks";

const DAY_MS = 24 * 60 * 60 * 1000;

function schedule(cron: string) {
  const [first] = createSchedules([{ id: "larder-f", events: [], crons: [cron], maxAttempts: 1 }]);
  if (!first) throw new Error("no schedule");
  return first;
}

test("the schedule of a function contains the function's id and matches only its minute in UTC", () => {
  const daily = schedule("30 6 * * *");
  expect(daily).toMatchObject({
    task: "start-scheduled-run",
    identifier: "larder-f 30 6 * * *",
    payload: { functionId: "larder-f", cron: "30 6 * * *" },
  });
  expect(daily.match({ min: 30, hour: 6, date: 1, month: 1, dow: 4 })).toBe(true);
  expect(daily.match({ min: 31, hour: 6, date: 1, month: 1, dow: 4 })).toBe(false);
});

test("missed runs are backfilled for one day for daily and weekly schedules, not for frequent ones", () => {
  expect(schedule("30 6 * * *").options.backfillPeriod).toBe(DAY_MS);
  expect(schedule("0 7 * * 1").options.backfillPeriod).toBe(DAY_MS);
  expect(schedule("* * * * *").options.backfillPeriod).toBe(0);
  expect(schedule("5 * * * *").options.backfillPeriod).toBe(0);
});
