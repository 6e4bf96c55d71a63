import { describe, expect, it } from "vitest";
import { ApiError } from "@/lib/client/api";
import { judgeFailure, pauseAfter } from "@/lib/client/pending-writes/send-write";

const failure = (status: number, more: { retryAfterSeconds?: number } = {}) =>
  new ApiError(`${status}: no`, { status, serverMessage: "No.", ...more });

describe("a failed try", () => {
  it.each([0, 408, 429, 500, 502, 503, 504])("with %d is repeated later", (status) => {
    expect(judgeFailure(failure(status), 0)).toEqual({ kind: "later", afterMs: 1_000 });
  });

  it("that was cut off is repeated later", () => {
    expect(judgeFailure(new DOMException("late", "TimeoutError"), 0).kind).toBe("later");
  });

  it.each([400, 403, 404, 409, 410, 413])("with %d is final, and says why", (status) => {
    expect(judgeFailure(failure(status), 0)).toMatchObject({
      kind: "refused",
      refusal: { status, message: "No." },
    });
  });

  it("without a session waits for the person", () => {
    expect(judgeFailure(failure(401), 0)).toEqual({ kind: "signedOut" });
  });

  it("with 500 again and again does not hold up what comes after it", () => {
    expect(judgeFailure(failure(500), 4).kind).toBe("later");
    expect(judgeFailure(failure(500), 5).kind).toBe("refused");
    expect(judgeFailure(failure(502), 50).kind).toBe("later");
  });

  it("waits as long as the server asks", () => {
    expect(judgeFailure(failure(429, { retryAfterSeconds: 40 }), 0)).toEqual({
      kind: "later",
      afterMs: 40_000,
    });
  });
});

it("pauses twice as long each time, half a minute at most", () => {
  expect([0, 1, 2, 3, 4, 5, 60].map(pauseAfter)).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
});
