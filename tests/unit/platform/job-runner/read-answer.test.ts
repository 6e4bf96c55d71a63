import { afterEach, beforeEach, expect, test } from "vitest";
import { setClock } from "@/lib/core/clock";
import { readAnswer } from "@/lib/platform/job-runner/read-answer";

const NOON = new Date("2026-03-01T12:00:00Z");

beforeEach(() => setClock(NOON));
afterEach(() => setClock(undefined));

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  readAnswer(Response.json(body, { status, headers }));

const sleeping = (name: string) =>
  answer(206, [{ id: "s", op: "Sleep", name, displayName: "nap" }]);

test.each([
  ["1s", 1],
  ["1h30m10s", 5_410],
  ["1w2d", 777_600],
  ["2026-03-02T08:00:00.000Z", 72_000],
  ["2026-02-01T08:00:00.000Z", 0],
  ["", 0],
])(
  "when the clock shows noon on 1 March, step.sleep with %j lasts %i seconds",
  async (name, seconds) => {
    expect(await sleeping(name)).toEqual({
      kind: "sleep",
      stepId: "s",
      name: "nap",
      waitMs: 1_000 * seconds,
    });
  },
);

test.each([
  ["90", 90],
  ["2026-03-01T18:00:00.000Z", 21_600],
])("at noon on 1 March a Retry-After header of %s means %i seconds", async (header, seconds) => {
  const failed = await answer(500, { message: "busy" }, { "retry-after": header });
  expect(failed).toEqual({
    kind: "failed",
    error: { message: "busy" },
    canRetry: true,
    retryAfterMs: 1_000 * seconds,
  });
});

test("an answer with x-inngest-no-retry is a failure that is not retried", async () => {
  const failed = await answer(400, { message: "no" }, { "x-inngest-no-retry": "true" });
  expect(failed).toMatchObject({ kind: "failed", canRetry: false });
});
