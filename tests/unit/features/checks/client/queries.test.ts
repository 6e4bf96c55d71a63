import { beforeEach, expect, test, vi } from "vitest";
import { makeQueryClient } from "@/lib/client/query-client";
import {
  activeCheckQuery,
  countsQuery,
  latestCheckQuery,
} from "@/lib/features/checks/client/queries";

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal("fetch", fetchMock);
});

test("a failed read of the latest check throws an error whose message names the latest inventory update", async () => {
  fetchMock.mockImplementation(() => Promise.resolve(new Response(null, { status: 500 })));
  await expect(makeQueryClient().query(latestCheckQuery())).rejects.toThrow(
    "Failed to fetch latest inventory update",
  );
});

test("a failing read of the active check is tried three times", async () => {
  vi.useFakeTimers();
  fetchMock.mockImplementation(() => Promise.resolve(new Response(null, { status: 500 })));
  const read = makeQueryClient().query(activeCheckQuery());
  const failed = expect(read).rejects.toThrow();
  await vi.runAllTimersAsync();
  await failed;
  expect(fetchMock).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

test("the entries of a check are fetched each time they are read", async () => {
  fetchMock.mockImplementation(() => Promise.resolve(Response.json([])));
  const client = makeQueryClient();
  await client.query(countsQuery(1));
  await client.query(countsQuery(1));
  expect(fetchMock).toHaveBeenCalledTimes(2);
});
