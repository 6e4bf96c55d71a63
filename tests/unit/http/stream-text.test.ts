import { describe, expect, it } from "vitest";
import { streamText } from "@/lib/http/stream-text";
import { captureLog } from "@/tests/support/captured-log";
import { deferred } from "@/tests/support/deferred";

describe("streamText", () => {
  async function* pieces(made: number[], count: number) {
    for (let index = 0; index < count; index += 1) {
      made.push(index);
      yield `${index};`;
      await Promise.resolve();
    }
  }

  it("streamText produces only as many pieces as are read, plus a small buffer", async () => {
    const made: number[] = [];
    const reader = (await streamText(pieces(made, 1_000))).getReader();
    await reader.read();
    await reader.read();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(made.length).toBeLessThan(6);
    await reader.cancel();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(made.length).toBeLessThan(6);
  });

  it("streamText logs at level debug when a reader cancels while a chunk is produced", async () => {
    const [hasBegun, isMade] = [deferred<undefined>(), deferred<undefined>()];
    async function* slow() {
      yield "first";
      hasBegun.resolve(undefined);
      await isMade.promise;
      yield "second";
    }
    const log = captureLog();
    const reader = (await streamText(slow())).getReader();
    await reader.read();
    await hasBegun.promise;
    const leaving = reader.cancel();
    isMade.resolve(undefined);
    await leaving;
    expect(log().map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({
        level: "debug",
        msg: "the client closed before its answer was complete",
      }),
    ]);
  });

  it("streamText rejects when the first piece fails, and aborts the stream when a later piece fails", async () => {
    async function* failing(after: number) {
      for (let index = 0; index < after; index += 1) yield "x";
      await Promise.resolve();
      throw new Error("the database is gone");
    }
    captureLog();
    await expect(streamText(failing(0))).rejects.toThrow("the database is gone");
    const broken = new Response(await streamText(failing(2))).text();
    await expect(broken).rejects.toThrow("the database is gone");
  });
});
