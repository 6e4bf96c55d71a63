import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { cancelRefetch } from "@/lib/client/cancel-refetch";
import { deferred } from "../../support/deferred";

const queryKey = ["items"];

test("cancelRefetch prevents a running refetch from overwriting a later change of the cached data", async () => {
  const queryClient = new QueryClient();
  const answer = deferred<string>();
  queryClient.setQueryData(queryKey, "older");
  const refetch = queryClient.query({ queryKey, queryFn: () => answer.promise });
  cancelRefetch(queryClient, queryKey);
  queryClient.setQueryData(queryKey, "changed");
  answer.resolve("older");
  await refetch.catch(() => undefined);
  expect(queryClient.getQueryData(queryKey)).toBe("changed");
});

test("cancelRefetch does not cancel the first fetch of a query", async () => {
  const queryClient = new QueryClient();
  const answer = deferred<string>();
  const fetch = queryClient.query({ queryKey, queryFn: () => answer.promise });
  cancelRefetch(queryClient, queryKey);
  answer.resolve("first");
  expect(await fetch).toBe("first");
});
