import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { errorResponse } from "@/lib/http/error-response";
import { readBounded } from "@/lib/http/read-bounded";
import { requestInfo } from "@/lib/http/request";
import { captureLog } from "@/tests/support/captured-log";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const BOUNDS = { limit: 4, timeoutMs: 10_000 };

function post(body: BodyInit | ReadableStream<Uint8Array>): Request {
  return new Request("http://larder.test", { method: "POST", body, duplex: "half" } as RequestInit);
}

/** Returns a body that never ends: one byte every four seconds. */
function dripping(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, 4_000));
      controller.enqueue(new Uint8Array([1]));
    },
  });
}

it("readBounded returns the bytes of a body within its limit", async () => {
  expect(await readBounded(post("four"), BOUNDS)).toEqual(new TextEncoder().encode("four"));
});

it("readBounded returns null for a body over the limit, with or without a declared length", async () => {
  expect(await readBounded(post("fiver"), BOUNDS)).toBeNull();
  const undeclared = new Response("fiver").body;
  expect(undeclared && (await readBounded(post(undeclared), BOUNDS))).toBeNull();
});

it("readBounded throws request_timeout for a body that never ends, although bytes arrive", async () => {
  const reading = readBounded(post(dripping()), BOUNDS).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(BOUNDS.timeoutMs);
  expect(await reading).toMatchObject({ code: "request_timeout", status: 408 });
});

it("readBounded leaves no timer after reading a body", async () => {
  await readBounded(post("four"), BOUNDS);
  expect(vi.getTimerCount()).toBe(0);
});

/** Returns a body that fails after three bytes like Node's when the client closes the connection. */
function closed(): ReadableStream<Uint8Array> {
  const reset = Object.assign(new Error("aborted"), { code: "ECONNRESET" });
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(3));
      controller.error(reset);
    },
  });
}

it("a closed connection during a body answers 400 and is logged as debug", async () => {
  const log = captureLog();
  const request = post(closed());
  const error: unknown = await readBounded(request, BOUNDS).catch((reason: unknown) => reason);
  expect(errorResponse(error, requestInfo(request)).status).toBe(400);
  expect(log().map((line) => (JSON.parse(line) as { level: string }).level)).toEqual(["debug"]);
});
