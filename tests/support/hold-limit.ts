import { onTestFinished } from "vitest";
import type { Caller } from "@/lib/server/bounded-semaphore";
import { runLimited, type WorkLimit } from "@/lib/server/work-limits";
import { deferred } from "./deferred";

/** Occupies capacity of a limit until the returned function is called or the test ends. */
export async function holdLimit(name: WorkLimit, caller: Caller): Promise<() => Promise<void>> {
  const end = deferred<undefined>();
  const begun = deferred<undefined>();
  const work = runLimited(name, caller, () => {
    begun.resolve(undefined);
    return end.promise;
  });
  await begun.promise;
  const release = async () => {
    end.resolve(undefined);
    await work;
  };
  onTestFinished(release);
  return release;
}

/** Returns an object that shows whether a promise has settled. */
export function watch(promise: Promise<unknown>): { isSettled: boolean } {
  const state = { isSettled: false };
  const settle = () => {
    state.isSettled = true;
  };
  promise.then(settle, settle);
  return state;
}
