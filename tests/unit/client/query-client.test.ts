import { expect, test, vi } from "vitest";
import { makeQueryClient } from "@/lib/client/query-client";

test("a query is served from the cache for five minutes and fetched again afterwards", async () => {
  vi.useFakeTimers();
  const client = makeQueryClient();
  const queryFn = vi.fn(() => Promise.resolve("rice"));
  const read = () => client.query({ queryKey: ["items"], queryFn });
  await read();
  vi.advanceTimersByTime(5 * 60_000 - 1);
  await read();
  expect(queryFn).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2);
  await read();
  expect(queryFn).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test("a failed query is not retried, and window focus does not refetch queries", async () => {
  const client = makeQueryClient();
  const queryFn = vi.fn(() => Promise.reject(new Error("offline")));
  await expect(client.query({ queryKey: ["items"], queryFn })).rejects.toThrow("offline");
  expect(queryFn).toHaveBeenCalledTimes(1);
  expect(client.getDefaultOptions().queries?.refetchOnWindowFocus).toBe(false);
});
