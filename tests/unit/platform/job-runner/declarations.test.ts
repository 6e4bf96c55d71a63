import { cron, type InngestFunction } from "inngest";
import { describe, expect, test } from "vitest";
import { functions } from "@/inngest/functions";
import { openEndpoint } from "@/lib/platform/job-runner/serve-protocol";
import { inngest } from "@/lib/server/inngest-client";

const handler = () => undefined;
const other = inngest.createFunction({ id: "other", triggers: [] }, handler);
const trigger = { event: "test/declared" };

test("the application's functions are declared with their triggers and attempts", async () => {
  const { declarations } = await openEndpoint(functions);
  expect(declarations).toEqual([
    { id: "larder-clean-up", events: [], crons: ["27 3 * * *"], maxAttempts: 3 },
    { id: "larder-clean-up-photos", events: [], crons: ["17 3 * * *"], maxAttempts: 1 },
    {
      id: "larder-generate-shopping-list",
      events: ["shopping-list/generation.requested"],
      crons: [],
      maxAttempts: 4,
    },
    {
      id: "larder-generate-shopping-list-failure",
      events: ["inngest/function.failed"],
      crons: [],
      maxAttempts: 2,
    },
    {
      id: "larder-recompute-forecast",
      events: ["shopping-list/generation.requested"],
      crons: [],
      maxAttempts: 3,
    },
    {
      id: "larder-recompute-outdated-forecasts",
      events: [],
      crons: ["*/5 * * * *"],
      maxAttempts: 2,
    },
    { id: "larder-remind-households", events: [], crons: ["12 8 * * *"], maxAttempts: 4 },
    { id: "larder-reset-demo", events: [], crons: ["47 2 * * *"], maxAttempts: 3 },
    {
      id: "larder-send-email-change-notice",
      events: ["email-change/confirmed"],
      crons: [],
      maxAttempts: 21,
    },
    {
      id: "larder-send-password-reset",
      events: ["password-reset/requested"],
      crons: [],
      maxAttempts: 5,
    },
    { id: "larder-send-reminder", events: ["reminder/requested"], crons: [], maxAttempts: 5 },
    {
      id: "larder-send-reminder-failure",
      events: ["inngest/function.failed"],
      crons: [],
      maxAttempts: 2,
    },
    { id: "larder-publish-job-events", events: [], crons: ["* * * * *"], maxAttempts: 1 },
  ]);
});

test("a function without a retries option has five attempts, as at Inngest", async () => {
  const fn = inngest.createFunction({ id: "silent", triggers: [trigger] }, handler);
  const { declarations } = await openEndpoint([fn]);
  expect(declarations[0]?.maxAttempts).toBe(5);
});

describe("features that the embedded job runner does not support", () => {
  const refused: Record<string, [InngestFunction.Like, RegExp]> = {
    concurrency: [
      inngest.createFunction({ id: "f", triggers: [trigger], concurrency: 2 }, handler),
      /option "concurrency"/,
    ],
    throttle: [
      inngest.createFunction(
        { id: "f", triggers: [trigger], throttle: { limit: 1, period: "1s" } },
        handler,
      ),
      /option "throttle"/,
    ],
    rateLimit: [
      inngest.createFunction(
        { id: "f", triggers: [trigger], rateLimit: { limit: 1, period: "1s" } },
        handler,
      ),
      /option "rateLimit"/,
    ],
    debounce: [
      inngest.createFunction({ id: "f", triggers: [trigger], debounce: { period: "1s" } }, handler),
      /option "debounce"/,
    ],
    priority: [
      inngest.createFunction({ id: "f", triggers: [trigger], priority: { run: "1" } }, handler),
      /option "priority"/,
    ],
    batchEvents: [
      inngest.createFunction(
        { id: "f", triggers: [trigger], batchEvents: { maxSize: 2, timeout: "1s" } },
        handler,
      ),
      /option "batchEvents"/,
    ],
    idempotency: [
      inngest.createFunction({ id: "f", triggers: [trigger], idempotency: "event.id" }, handler),
      /option "idempotency"/,
    ],
    singleton: [
      inngest.createFunction(
        { id: "f", triggers: [trigger], singleton: { mode: "skip" } },
        handler,
      ),
      /option "singleton"/,
    ],
    timeouts: [
      inngest.createFunction({ id: "f", triggers: [trigger], timeouts: { finish: "1m" } }, handler),
      /option "timeouts"/,
    ],
    cancelOn: [
      inngest.createFunction(
        { id: "f", triggers: [trigger], cancelOn: [{ event: "test/stop" }] },
        handler,
      ),
      /option "cancel"/,
    ],
    "a condition": [
      inngest.createFunction(
        { id: "f", triggers: [{ event: "test/declared", if: "event.data.a == 1" }] },
        handler,
      ),
      /"expression" in a trigger/,
    ],
    "a wildcard": [
      inngest.createFunction({ id: "f", triggers: [{ event: "test/*" }] }, handler),
      /wildcard trigger "test\/\*"/,
    ],
    "other functions' failures": [
      inngest.createFunction(
        { id: "f", triggers: [{ event: "inngest/function.failed" }] },
        handler,
      ),
      /trigger "inngest\/function.failed"/,
    ],
    "a time zone": [
      inngest.createFunction({ id: "f", triggers: [cron("TZ=Europe/Berlin 0 7 * * *")] }, handler),
      /schedule "TZ=Europe\/Berlin 0 7/,
    ],
    waitForEvent: [
      inngest.createFunction({ id: "f", triggers: [trigger] }, async ({ step }) => {
        await step.waitForEvent("wait", { event: "test/other", timeout: "1h" });
      }),
      /step\.waitForEvent/,
    ],
    sendEvent: [
      inngest.createFunction({ id: "f", triggers: [trigger] }, async ({ step }) => {
        await step.sendEvent("send", { name: "test/other" });
      }),
      /step\.sendEvent/,
    ],
    "a step of onFailure": [
      inngest.createFunction(
        {
          id: "f",
          triggers: [trigger],
          onFailure: async ({ step }) => {
            await step.invoke("other", { function: other });
          },
        },
        handler,
      ),
      /step\.invoke/,
    ],
  };

  test.each(Object.entries(refused))(
    "the embedded job runner refuses at the start a function with %s",
    async (_name, [fn, sentence]) => {
      await expect(openEndpoint([fn])).rejects.toThrow(sentence);
      await expect(openEndpoint([fn])).rejects.toThrow(/embedded runner does not support/);
    },
  );
});
