import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { resetEnv } from "@/lib/core/env";
import { runFunctionNow } from "@/lib/platform/job-runner/run-function-now";
import { db } from "@/lib/server/db";
import { demoAccountKeys } from "@/lib/server/demo-household";
import { databaseUrl, forgetJobs } from "@/tests/integration/platform/job-runner/jobs-support";
import { createUser } from "@/tests/support/factories";

beforeEach(forgetJobs);
afterEach(() => {
  vi.unstubAllEnvs();
  resetEnv();
});

const run = (functionId: string) =>
  runFunctionNow({ databaseUrl: databaseUrl(), functionId, data: {} });

test("the function reset-demo replaces the demo household when the demo is on, and does nothing when it is off", async () => {
  expect((await run("reset-demo")).output).toEqual({ reset: false });
  expect(await db.user.count({ where: demoAccountKeys })).toBe(0);
  vi.stubEnv("DEMO", "on");
  resetEnv();
  const stranger = await createUser();
  const demoHousehold = async () =>
    (await db.user.findUniqueOrThrow({ where: demoAccountKeys })).householdId;
  expect(await run("reset-demo")).toMatchObject({ status: "completed", output: { reset: true } });
  const first = await demoHousehold();
  await db.item.updateMany({ where: { householdId: first }, data: { isDeleted: true } });
  await run("reset-demo");
  expect(await demoHousehold()).not.toBe(first);
  expect(
    await db.item.count({
      where: { householdId: await demoHousehold(), isDeleted: false },
    }),
  ).toBeGreaterThan(0);
  expect(await db.user.findUnique({ where: { id: stranger.id } })).toMatchObject(stranger);
});

test("clean-up and remind-households can be started manually and return the numbers of deletions and reminders", async () => {
  const cleaned = await run("clean-up");
  expect(cleaned).toMatchObject({ status: "completed", output: { sessions: 0, invitations: 0 } });
  expect(await run("remind-households")).toMatchObject({
    status: "completed",
    output: { requested: 0 },
  });
});

test("recompute-outdated-forecasts computes the forecasts of all households that need one", async () => {
  vi.stubEnv("DEMO", "on");
  resetEnv();
  await run("reset-demo");
  const forecasts = () => db.itemForecast.count();
  const computed = await forecasts();
  await db.householdForecast.deleteMany();
  await db.itemForecast.deleteMany();
  expect(await run("recompute-outdated-forecasts")).toMatchObject({ status: "completed" });
  expect(await forecasts()).toBe(computed);
  expect((await run("recompute-outdated-forecasts")).output).toEqual({
    households: 0,
    failed: 0,
  });
});
