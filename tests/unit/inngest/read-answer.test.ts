import { afterEach, beforeEach, expect, test } from "vitest";
import { readAnswer } from "@/inngest/embedded/read-answer";
import { setClock } from "@/lib/core/clock";

const NOON = new Date("2026-03-01T12:00:00Z");

beforeEach(() => setClock(NOON));
afterEach(() => setClock(undefined));

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  readAnswer(Response.json(body, { status, headers }));

const sleeping = (name: string) =>
  answer(206, [{ id: "s", op: "Sleep", name, displayName: "nap" }]);

test.each([
  ["1s", "2026-03-01T12:00:01.000Z"],
  ["1h30m10s", "2026-03-01T13:30:10.000Z"],
  ["1w2d", "2026-03-10T12:00:00.000Z"],
  ["2026-03-02T08:00:00.000Z", "2026-03-02T08:00:00.000Z"],
  ["", "2026-03-01T12:00:00.000Z"],
])("a sleep of %j ends at %s", async (name, until) => {
  expect(await sleeping(name)).toEqual({
    kind: "sleep",
    stepId: "s",
    name: "nap",
    until: new Date(until),
  });
});

test.each([
  ["90", "2026-03-01T12:01:30.000Z"],
  ["2026-03-01T18:00:00.000Z", "2026-03-01T18:00:00.000Z"],
])("a retry-after of %s means %s", async (header, at) => {
  const failed = await answer(500, { message: "busy" }, { "retry-after": header });
  expect(failed).toEqual({
    kind: "failed",
    error: { message: "busy" },
    canRetry: true,
    retryAt: new Date(at),
  });
});

test("an error that says so is not to be tried again", async () => {
  const failed = await answer(400, { message: "no" }, { "x-inngest-no-retry": "true" });
  expect(failed).toMatchObject({ kind: "failed", canRetry: false });
});
