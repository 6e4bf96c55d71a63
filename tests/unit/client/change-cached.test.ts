import { QueryClient, QueryObserver, queryOptions } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { changeCached } from "@/lib/client/change-cached";
import { eventually } from "@/tests/support/eventually";
import { deferred } from "../../support/deferred";

test("changeCached discards the response of a running refetch and fetches again", async () => {
  const queryClient = new QueryClient();
  const answers = [deferred<string[]>(), deferred<string[]>()];
  const { promise: stale, resolve: answerStale } = answers[0] ?? deferred<string[]>();
  const fetches = vi.fn(() => answers[fetches.mock.calls.length - 1]?.promise ?? stale);
  const options = queryOptions({ queryKey: ["lines"], queryFn: fetches, staleTime: Infinity });
  queryClient.setQueryData(options.queryKey, ["older"]);
  const stop = new QueryObserver(queryClient, options).subscribe(() => undefined);
  void queryClient.invalidateQueries({ queryKey: options.queryKey });
  changeCached(queryClient, options.queryKey, (old) => [...old, "ticked"]);
  answerStale(["older", "ticked elsewhere"]);
  await stale;
  expect(queryClient.getQueryData(options.queryKey)).toEqual(["older", "ticked"]);
  answers[1]?.resolve(["ticked", "ticked elsewhere"]);
  await eventually(() =>
    expect(queryClient.getQueryData(options.queryKey)).toEqual(["ticked", "ticked elsewhere"]),
  );
  expect(fetches).toHaveBeenCalledTimes(2);
  stop();
});

test("changeCached starts no fetch if none was running, and changes nothing if the cache has no data for the query", () => {
  const queryClient = new QueryClient();
  const options = queryOptions({ queryKey: ["lines"], queryFn: () => ["fetched"] });
  changeCached(queryClient, options.queryKey, (old) => [...old, "ticked"]);
  expect(queryClient.getQueryData(options.queryKey)).toBeUndefined();
  queryClient.setQueryData(options.queryKey, ["older"]);
  changeCached(queryClient, options.queryKey, (old) => [...old, "ticked"]);
  expect(queryClient.getQueryData(options.queryKey)).toEqual(["older", "ticked"]);
  expect(queryClient.isFetching()).toBe(0);
});
