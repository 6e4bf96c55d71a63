/** Whether the server can be reached; null before the first call ended. */
export type Reach = "reached" | "unreached" | null;

/** Which calls have reached the server so far, and whether the server counts as reachable. */
export interface Calls {
  reach: Reach;
  /** The calls whose latest attempt reached the server. */
  succeeded: ReadonlySet<string>;
  /** The calls whose latest attempt did not reach the server. */
  failed: ReadonlySet<string>;
  /** The calls that began to fail since the latest attempt of any call that reached the server. */
  newlyFailed: ReadonlySet<string>;
}

export const NO_CALLS: Calls = {
  reach: null,
  succeeded: new Set(),
  failed: new Set(),
  newlyFailed: new Set(),
};

/** So many different calls must begin to fail before the server counts as unreachable, unless all calls fail. */
const FAILING_CALLS = 2;

/**
 * Returns the updated state after an attempt of a call. The server is unreachable if all calls fail, or if several
 * calls began to fail without a success in between. A single call that keeps failing while others succeed changes
 * nothing, so that a notice does not appear and disappear with each attempt.
 */
export function afterCall(calls: Calls, name: string, isReached: boolean): Calls {
  if (isReached) {
    return {
      reach: "reached",
      succeeded: new Set(calls.succeeded).add(name),
      failed: without(calls.failed, name),
      newlyFailed: NO_CALLS.newlyFailed,
    };
  }
  const succeeded = without(calls.succeeded, name);
  const newlyFailed = calls.failed.has(name)
    ? calls.newlyFailed
    : new Set(calls.newlyFailed).add(name);
  const isUnreached = succeeded.size === 0 || newlyFailed.size >= FAILING_CALLS;
  return {
    reach: isUnreached ? "unreached" : calls.reach,
    succeeded,
    failed: new Set(calls.failed).add(name),
    newlyFailed,
  };
}

function without(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const others = new Set(names);
  others.delete(name);
  return others;
}
