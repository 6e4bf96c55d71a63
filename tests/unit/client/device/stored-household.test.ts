import "fake-indexeddb/auto";
import { beforeEach, expect, it, vi } from "vitest";
import { deviceDatabase } from "@/lib/client/device/database";
import { forgetDevice } from "@/lib/client/device/forget-device";
import { isStored, restoreHousehold, storeHousehold } from "@/lib/client/device/stored-household";
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

it("gives back what was cached of a household, and nothing else", async () => {
  await storeHousehold(cached("plum"), 7);
  const client = makeQueryClient();
  expect(await restoreHousehold(client)).toBe(true);
  expect(client.getQueryData(["items"])).toEqual(["plum"]);
  expect(client.getQueryData(["invitations"])).toBeUndefined();
});

it("keeps what another page has stored of it", async () => {
  await storeHousehold(cached("plum"), 7);
  const page = makeQueryClient();
  page.setQueryData(["locations"], ["cellar"]);
  await storeHousehold(page, 7);
  const client = makeQueryClient();
  await restoreHousehold(client);
  expect(client.getQueryData(["items"])).toEqual(["plum"]);
  expect(client.getQueryData(["locations"])).toEqual(["cellar"]);
  expect(await isStored(7, ["items"])).toBe(true);
  expect(await isStored(7, ["invitations"])).toBe(false);
});

it("does not take the place of what was fetched since", async () => {
  const client = makeQueryClient();
  await storeHousehold(cached("plum"), 7);
  client.setQueryData(["items"], ["fig"], { updatedAt: Date.now() + 1_000 });
  await restoreHousehold(client);
  expect(client.getQueryData(["items"])).toEqual(["fig"]);
});

it("knows nothing of what is older than a session", async () => {
  await storeHousehold(cached("plum"), 7);
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 31 * 24 * 60 * 60_000);
  expect(await restoreHousehold(makeQueryClient())).toBe(false);
});

it("is forgotten when somebody else signs in, and stays for the same person", async () => {
  await storeHousehold(cached("plum"), 7);
  await forgetDevice({ userId: 7 });
  expect(await restoreHousehold(makeQueryClient())).toBe(true);
  await forgetDevice({ userId: 8 });
  expect(await restoreHousehold(makeQueryClient())).toBe(false);
});

it("is forgotten by logging out", async () => {
  await storeHousehold(cached("plum"), 7);
  await forgetDevice({ userId: null });
  expect(await restoreHousehold(makeQueryClient())).toBe(false);
});
