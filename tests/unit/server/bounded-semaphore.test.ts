import { afterEach, describe, expect, test, vi } from "vitest";
import { AppError, notFound } from "@/lib/core/errors";
import { BoundedSemaphore, type Limits } from "@/lib/server/bounded-semaphore";
import { deferred } from "@/tests/support/deferred";

const preset: Limits = {
  capacity: 2,
  maxPending: 100,
  maxPendingPerHousehold: 100,
  maxWaitMs: 10_000,
  busyMessage: "Too much at once.",
  retryAfter: 7,
};

/** Returns a semaphore and a function that begins work; the test decides when the work ends. */
function arrange(limits: Partial<Limits> = {}, onIdle?: () => void) {
  const semaphore = new BoundedSemaphore({ ...preset, ...limits }, onIdle);
  const running: string[] = [];
  const begin = (name: string, caller: { weight?: number; signal?: AbortSignal } = {}) => {
    const end = deferred<undefined>();
    const householdId = name.charCodeAt(0);
    const done = semaphore.run({ householdId, ...caller }, async () => {
      running.push(name);
      await end.promise;
      running.splice(running.indexOf(name), 1);
    });
    // A test may check this failure later or not at all. The handler prevents an unhandled rejection until
    // then.
    done.catch(() => undefined);
    return { done, end: () => end.resolve(undefined) };
  };
  return { begin, running, semaphore };
}

/** Runs all pending microtasks. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

afterEach(() => {
  vi.useRealTimers();
});

describe("a bounded semaphore", () => {
  test("a bounded semaphore runs work up to its capacity at once, and the rest in the order of the calls", async () => {
    const { begin, running } = arrange();
    const [first] = ["a1", "b1", "c1", "d1"].map((name) => begin(name));
    await settle();
    expect(running).toEqual(["a1", "b1"]);
    first?.end();
    await settle();
    expect(running).toEqual(["b1", "c1"]);
  });

  test("a bounded semaphore of capacity 2 runs work of weight 2 alone, in the order of the calls", async () => {
    const { begin, running } = arrange();
    const small = begin("a1");
    const large = begin("b1", { weight: 2 });
    begin("c1");
    await settle();
    expect(running).toEqual(["a1"]);
    small.end();
    await settle();
    expect(running).toEqual(["b1"]);
    large.end();
    await settle();
    expect(running).toEqual(["c1"]);
  });

  test("a bounded semaphore prefers the household that has fewer pending callers", async () => {
    const { begin, running } = arrange({ capacity: 1 });
    const first = begin("a1");
    begin("a2");
    begin("a3");
    const other = begin("b1");
    await settle();
    first.end();
    await settle();
    expect(running).toEqual(["b1"]);
    other.end();
    await settle();
    expect(running).toEqual(["a2"]);
  });

  test("a bounded semaphore refuses only the household at its limit of pending callers", async () => {
    const { begin, running } = arrange({ capacity: 1, maxPendingPerHousehold: 2 });
    begin("a1");
    begin("a2");
    const refused = await failureOf(begin("a3").done);
    expect(refused).toBeInstanceOf(AppError);
    expect(refused).toMatchObject({
      code: "unavailable",
      message: "Too much at once.",
      retryAfter: 7,
    });
    const other = begin("b1");
    await settle();
    expect(running).toEqual(["a1"]);
    other.end();
  });

  test("a bounded semaphore refuses every household when the queue is full", async () => {
    const { begin } = arrange({ capacity: 1, maxPending: 2 });
    begin("a1");
    begin("b1");
    expect(await failureOf(begin("c1").done)).toMatchObject({ code: "unavailable" });
  });

  test("a bounded semaphore frees the capacity when the work fails", async () => {
    const { begin, running, semaphore } = arrange({ capacity: 1 });
    const broken = semaphore.run({ householdId: 1 }, () => Promise.reject(new Error("broken")));
    await expect(broken).rejects.toThrow("broken");
    begin("a1");
    await settle();
    expect(running).toEqual(["a1"]);
  });

  test("a bounded semaphore removes a pending caller whose client disconnects", async () => {
    const { begin, running } = arrange({ capacity: 1, maxPendingPerHousehold: 2 });
    const first = begin("a1");
    const client = new AbortController();
    const gone = begin("a2", { signal: client.signal });
    await settle();
    client.abort();
    expect(await failureOf(gone.done)).toMatchObject({ code: "invalid_input" });
    begin("a3");
    first.end();
    await settle();
    expect(running).toEqual(["a3"]);
  });

  test("a bounded semaphore does not run work for a client that has disconnected", async () => {
    const { begin, running } = arrange();
    const gone = begin("a1", { signal: AbortSignal.abort() });
    expect(await failureOf(gone.done)).toMatchObject({ code: "invalid_input" });
    expect(running).toEqual([]);
  });

  test("a bounded semaphore refuses a caller that has waited longer than the maximum", async () => {
    vi.useFakeTimers();
    const { begin, running } = arrange({ capacity: 1 });
    const first = begin("a1");
    const late = begin("b1");
    await vi.advanceTimersByTimeAsync(preset.maxWaitMs);
    expect(await failureOf(late.done)).toMatchObject({ code: "unavailable", retryAfter: 7 });
    first.end();
    begin("c1");
    await settle();
    expect(running).toEqual(["c1"]);
  });

  test("a bounded semaphore pauses after long work in proportion to its duration", async () => {
    vi.useFakeTimers();
    const { begin, running } = arrange({ capacity: 1, pause: { afterMs: 20, factor: 2 } });
    const long = begin("a1");
    begin("a2");
    await vi.advanceTimersByTimeAsync(120);
    long.end();
    await long.done;
    await vi.advanceTimersByTimeAsync(199);
    expect(running).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(running).toEqual(["a2"]);
  });

  test("a bounded semaphore pauses after a large answer in proportion to its size", async () => {
    vi.useFakeTimers();
    const pause = { afterMs: 1_000, factor: 2, perMegabyteMs: 300 };
    const waitAfter = async (bytes: number) => {
      const { begin, running, semaphore } = arrange({ capacity: 1, pause });
      const headers = { "content-length": String(bytes) };
      await semaphore.run({ householdId: 1 }, () => Promise.resolve(new Response("", { headers })));
      const start = performance.now();
      begin("a1");
      await settle();
      while (running.length === 0) await vi.advanceTimersByTimeAsync(1);
      return performance.now() - start;
    };
    expect(await waitAfter(99_000)).toBe(0);
    expect(await waitAfter(2_000_000)).toBe(600);
  });

  test("a bounded semaphore pauses after long work, in proportion to its duration, also when the work throws an AppError", async () => {
    vi.useFakeTimers();
    const { begin, running, semaphore } = arrange({
      capacity: 1,
      pause: { afterMs: 20, factor: 2 },
    });
    const refused = semaphore.run(
      { householdId: 1 },
      () => new Promise((_, reject) => setTimeout(() => reject(notFound("Item")), 120)),
    );
    const failure = failureOf(refused);
    begin("a1");
    await vi.advanceTimersByTimeAsync(120);
    expect(await failure).toMatchObject({ code: "not_found" });
    await vi.advanceTimersByTimeAsync(199);
    expect(running).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(running).toEqual(["a1"]);
  });

  test("a bounded semaphore does not pause after short work, nor after long work that throws an unexpected error", async () => {
    vi.useFakeTimers();
    const { begin, running, semaphore } = arrange({
      capacity: 1,
      pause: { afterMs: 20, factor: 2 },
    });
    const short = begin("a1");
    await vi.advanceTimersByTimeAsync(20);
    short.end();
    await short.done;
    const failing = semaphore.run(
      { householdId: 1 },
      () => new Promise((_, reject) => setTimeout(() => reject(new Error("late")), 500)),
    );
    const failure = failureOf(failing);
    await vi.advanceTimersByTimeAsync(500);
    expect(await failure).toMatchObject({ message: "late" });
    begin("a2");
    await settle();
    expect(running).toEqual(["a2"]);
  });

  test("a bounded semaphore calls onIdle when the last caller is done", async () => {
    const onIdle = vi.fn();
    const { begin } = arrange({}, onIdle);
    const [first, second] = [begin("a1"), begin("b1")];
    first.end();
    await first.done;
    expect(onIdle).not.toHaveBeenCalled();
    second.end();
    await second.done;
    expect(onIdle).toHaveBeenCalledOnce();
  });
});
