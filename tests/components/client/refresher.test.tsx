import { beforeEach, expect, test, vi } from "vitest";
import { makeQueryClient } from "@/lib/client/query-client";
import { Refresher } from "@/lib/client/refresher";
import { deferred } from "../../support/deferred";

beforeEach(() => {
  vi.useFakeTimers();
});

function setUp() {
  const queryClient = makeQueryClient();
  const invalidate = vi.spyOn(queryClient, "invalidateQueries").mockResolvedValue();
  return { queryClient, refresher: new Refresher(queryClient), invalidate };
}

test("many realtime changes at once make the refresher invalidate each query only once", () => {
  const { refresher, invalidate } = setUp();
  for (let change = 0; change < 20; change += 1) refresher.refresh([["items"], ["locations"]]);
  vi.advanceTimersByTime(1_000);
  expect(invalidate.mock.calls).toEqual([[{ queryKey: ["items"] }], [{ queryKey: ["locations"] }]]);
});

test("the refresher waits for a running mutation, but for at most six seconds", async () => {
  const { queryClient, refresher, invalidate } = setUp();
  const answer = deferred<null>();
  const mutationFn = () => answer.promise;
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn });
  const done = mutation.execute(undefined);
  refresher.refresh([["items"]]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(invalidate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(invalidate).toHaveBeenCalledTimes(1);

  refresher.refresh([["items"]]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(invalidate).toHaveBeenCalledTimes(1);
  answer.resolve(null);
  await done;
  await vi.advanceTimersByTimeAsync(100);
  expect(invalidate).toHaveBeenCalledTimes(2);
});

test("a refresher that is stopped before its delay has passed invalidates no query", () => {
  const { refresher, invalidate } = setUp();
  refresher.refresh([["items"]]);
  refresher.stop();
  vi.advanceTimersByTime(1_000);
  expect(invalidate).not.toHaveBeenCalled();
});
