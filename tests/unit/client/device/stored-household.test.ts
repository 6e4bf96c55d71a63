import "fake-indexeddb/auto";
import { beforeEach, expect, it, vi } from "vitest";
import { deviceDatabase } from "@/lib/client/device/database";
import { forgetDevice } from "@/lib/client/device/forget-device";
import {
  restoreHousehold,
  restoreQueries,
  storeHousehold,
} from "@/lib/client/device/stored-household";
import { makeQueryClient } from "@/lib/client/query-client";

function cached(jam: string) {
  const client = makeQueryClient();
  client.setQueryData(["items"], [jam]);
  client.setQueryData(["invitations"], ["secret"]);
  return client;
}

beforeEach(async () => {
  await (await deviceDatabase()).clear("households");
});

it("restoreHousehold restores the stored queries of a household without its invitations", async () => {
  await storeHousehold(cached("plum"), 7);
  const client = makeQueryClient();
  expect(await restoreHousehold(client)).toBe(true);
  expect(client.getQueryData(["items"])).toEqual(["plum"]);
  expect(client.getQueryData(["invitations"])).toBeUndefined();
});

it("storeHousehold retains the queries that another page has stored for the household", async () => {
  await storeHousehold(cached("plum"), 7);
  const page = makeQueryClient();
  page.setQueryData(["locations"], ["cellar"]);
  await storeHousehold(page, 7);
  const client = makeQueryClient();
  await restoreHousehold(client);
  expect(client.getQueryData(["items"])).toEqual(["plum"]);
  expect(client.getQueryData(["locations"])).toEqual(["cellar"]);
});

it("restoreHousehold does not overwrite a cached query that was fetched after the household was stored", async () => {
  const client = makeQueryClient();
  await storeHousehold(cached("plum"), 7);
  client.setQueryData(["items"], ["fig"], { updatedAt: Date.now() + 1_000 });
  await restoreHousehold(client);
  expect(client.getQueryData(["items"])).toEqual(["fig"]);
});

it("restoreHousehold returns false for data that was stored more than 30 days ago", async () => {
  await storeHousehold(cached("plum"), 7);
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 31 * 24 * 60 * 60_000);
  expect(await restoreHousehold(makeQueryClient())).toBe(false);
});

it("restoreQueries restores the given queries of a person's stored household, marked as stale", async () => {
  await storeHousehold(cached("plum"), 7);
  const page = makeQueryClient();
  page.setQueryData(["forecast"], "soon");
  await storeHousehold(page, 7);
  const client = makeQueryClient();
  const queryKeys = [["items"], ["locations"]];
  await restoreQueries(client, { userId: 8, queryKeys });
  expect(client.getQueryCache().getAll()).toEqual([]);
  await restoreQueries(client, { userId: 7, queryKeys });
  expect(client.getQueriesData({})).toEqual([[["items"], ["plum"]]]);
  expect(client.getQueryState(["items"])?.isInvalidated).toBe(true);
});

it("restoreQueries restores no query that was fetched more than 30 days ago", async () => {
  await storeHousehold(cached("plum"), 7);
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 31 * 24 * 60 * 60_000);
  const client = makeQueryClient();
  await restoreQueries(client, { userId: 7, queryKeys: [["items"]] });
  expect(client.getQueryData(["items"])).toBeUndefined();
});

it("a sign-in deletes the stored household unless the same person signs in again", async () => {
  await storeHousehold(cached("plum"), 7);
  await forgetDevice({ userId: 7 });
  expect(await restoreHousehold(makeQueryClient())).toBe(true);
  await forgetDevice({ userId: 8 });
  expect(await restoreHousehold(makeQueryClient())).toBe(false);
});

it("a logout deletes the stored household", async () => {
  await storeHousehold(cached("plum"), 7);
  await forgetDevice({ userId: null });
  expect(await restoreHousehold(makeQueryClient())).toBe(false);
});
