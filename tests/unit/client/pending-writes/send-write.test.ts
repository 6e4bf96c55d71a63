import { describe, expect, it } from "vitest";
import { ApiError } from "@/lib/client/api";
import type { PendingWrite } from "@/lib/client/device/pending-write";
import { retryPause } from "@/lib/client/pending-writes/retry-pause";
import { judgeFailure, sendWrite } from "@/lib/client/pending-writes/send-write";
import { fakeApi } from "../../../support/fake-api";

const failure = (status: number, more: { retryAfterSeconds?: number } = {}) =>
  new ApiError(`${status}: no`, { status, serverMessage: "No.", ...more });

describe("failed attempts to send a pending write", () => {
  it.each([0, 408, 429, 500, 502, 503, 504])(
    "a pending write is retried after status %d",
    (status) => {
      expect(judgeFailure(failure(status), 0)).toEqual({ kind: "retry", afterMs: 1_000 });
    },
  );

  it("a pending write is retried after a timeout", () => {
    expect(judgeFailure(new DOMException("late", "TimeoutError"), 0).kind).toBe("retry");
  });

  it.each([400, 403, 404, 409, 410, 413])(
    "a pending write that gets status %d is refused with the server's message",
    (status) => {
      expect(judgeFailure(failure(status), 0)).toMatchObject({
        kind: "refused",
        refusal: { status, message: "No." },
      });
    },
  );

  it("a pending write that gets 401 waits for the next sign-in", () => {
    expect(judgeFailure(failure(401), 0)).toEqual({ kind: "signedOut" });
  });

  it("a pending write that gets 500 six times is refused, so that it does not block later writes", () => {
    expect(judgeFailure(failure(500), 4).kind).toBe("retry");
    expect(judgeFailure(failure(500), 5).kind).toBe("refused");
    expect(judgeFailure(failure(502), 50).kind).toBe("retry");
  });

  it("a pending write is retried no earlier than Retry-After", () => {
    expect(judgeFailure(failure(429, { retryAfterSeconds: 40 }), 0)).toEqual({
      kind: "retry",
      afterMs: 40_000,
    });
  });
});

it("a pending deletion that gets 204 counts as sent, and its answer is an empty object", async () => {
  const entry: PendingWrite = {
    kind: "jar",
    group: "shelf",
    subject: "jar:1",
    method: "DELETE",
    path: "/api/jars/1",
    body: undefined,
    place: null,
    userId: 1,
    householdId: 1,
    sequence: 1,
    key: "key",
    refusal: null,
  };
  const calls = fakeApi({ "DELETE /api/jars/1": { status: 204 } });
  const isAnswer = (answer: unknown) => typeof answer === "object";
  const outcome = await sendWrite(entry, { failures: 0, isAnswer });
  expect(outcome).toEqual({ kind: "sent", answer: {} });
  expect(calls).toEqual([{ method: "DELETE", path: "/api/jars/1", body: undefined }]);
});

describe("an answer of 200 to a pending write", () => {
  const entry: PendingWrite = {
    kind: "jar",
    group: "shelf",
    subject: "jar:1",
    method: "POST",
    path: "/api/jars",
    body: { n: 1 },
    place: null,
    userId: 1,
    householdId: 10,
    sequence: 1,
    key: "k",
    refusal: null,
  };

  it("a pending write is sent when an answer of 200 has the expected shape", async () => {
    const calls = fakeApi({ "POST /api/jars": { body: { id: 1 } } });
    const outcome = await sendWrite(entry, { failures: 0, isAnswer: () => true });
    expect(outcome).toEqual({ kind: "sent", answer: { id: 1 } });
    expect(calls).toEqual([{ method: "POST", path: "/api/jars", body: { n: 1 } }]);
  });

  it("a pending write is retried when a 200 response has an unexpected shape", async () => {
    fakeApi({ "POST /api/jars": { body: { login: "required" } } });
    const outcome = await sendWrite(entry, { failures: 1, isAnswer: () => false });
    expect(outcome).toEqual({ kind: "retry", afterMs: 2_000 });
  });

  it("a pending write is not sent while the code that handles its answer cannot be loaded", async () => {
    const calls = fakeApi({ "POST /api/jars": { body: { id: 1 } } });
    const load = () => Promise.reject(new TypeError("Failed to fetch the script"));
    const outcome = await sendWrite(entry, { failures: 0, load, isAnswer: () => true });
    expect(outcome).toEqual({ kind: "retry", afterMs: 1_000 });
    expect(calls).toEqual([]);
  });
});

it("the pause between attempts to send a write doubles with each failure up to 30 seconds", () => {
  expect([0, 1, 2, 3, 4, 5, 60].map(retryPause)).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
});
