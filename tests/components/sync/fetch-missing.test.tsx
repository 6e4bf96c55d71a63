import "fake-indexeddb/auto";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { ShoppingListScreen } from "@/components/shopping-lists/shopping-list-screen";
import { fetchMissing } from "@/components/sync/fetch-missing";
import { deviceDatabase } from "@/lib/client/device/database";
import { storeHousehold } from "@/lib/client/device/stored-household";
import { WriteQueueContext } from "@/lib/client/pending-writes/use-pending-writes";
import { changePreferences, forgetPreferences } from "@/lib/client/preferences";
import { makeQueryClient } from "@/lib/client/query-client";
import { currentUserQuery } from "@/lib/features/accounts/client/queries";
import { activeCheckQuery, latestCheckQuery } from "@/lib/features/checks/client/queries";
import { forecastQuery } from "@/lib/features/forecast/client/queries";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { purchasesQuery } from "@/lib/features/purchases/client/queries";
import { shopOrderQuery } from "@/lib/features/shop-order/client/queries";
import { additionsQuery } from "@/lib/features/shopping-additions/client/queries";
import { shoppingListQuery } from "@/lib/features/shopping-lists/client/queries";
import { forecastAnswer, locationAnswer, MOMENT, userAnswer } from "../../support/answers";
import { eventually } from "../../support/eventually";
import { fakeApi } from "../../support/fake-api";
import { isolatedWriteQueue } from "../../support/isolated-write-queue";
import { renderScreen } from "../../support/render";
import { rowLabel } from "../../support/row-label";

beforeEach(async () => {
  await (await deviceDatabase()).clear("households");
});

test("after fetchMissing a screen without a network shows the data that an earlier page has stored", async () => {
  const earlier = makeQueryClient();
  earlier.setQueryData(locationsQuery().queryKey, [locationAnswer(1, "Kitchen")]);
  earlier.setQueryData(itemsQuery().queryKey, []);
  earlier.setQueryData(activeCheckQuery().queryKey, null);
  earlier.setQueryData(latestCheckQuery().queryKey, null);
  earlier.setQueryData(shoppingListQuery().queryKey, null);
  earlier.setQueryData(purchasesQuery().queryKey, { listId: null, putAway: [] });
  earlier.setQueryData(forecastQuery().queryKey, forecastAnswer());
  earlier.setQueryData(additionsQuery().queryKey, [
    {
      id: 5,
      itemId: null,
      name: "Candles",
      quantity: 2,
      purchased: false,
      addedBy: "ben",
      createdAt: MOMENT,
      lineId: null,
    },
  ]);
  await storeHousehold(earlier, 7);

  const calls = fakeApi({});
  const queryClient = makeQueryClient();
  await fetchMissing(queryClient, 7);
  expect(calls).toEqual([]);
  expect(queryClient.getQueryData(locationsQuery().queryKey)).toEqual([
    locationAnswer(1, "Kitchen"),
  ]);

  queryClient.setQueryData(currentUserQuery().queryKey, userAnswer());
  renderScreen(
    <WriteQueueContext value={isolatedWriteQueue()}>
      <ShoppingListScreen />
    </WriteQueueContext>,
    queryClient,
  );
  await eventually(() => expect(calls.length).toBeGreaterThan(0));
  expect(await screen.findByText("No Shopping List Yet")).toBeTruthy();
  expect(screen.getByText(rowLabel("2x Candles"))).toBeTruthy();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

test("data that is stored on the device stays in memory while no screen shows it", () => {
  vi.useFakeTimers();
  try {
    const queryClient = makeQueryClient();
    queryClient.setQueryData(locationsQuery().queryKey, []);
    queryClient.setQueryData(["invitations"], []);
    vi.advanceTimersByTime(60 * 60_000);
    expect(queryClient.getQueryData(locationsQuery().queryKey)).toEqual([]);
    expect(queryClient.getQueryData(["invitations"])).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});

test("if the list is shown in the order of the shop, fetchMissing fetches that order, or restores the stored one without a network", async () => {
  changePreferences({ shopOrder: true });
  const { queryKey } = shopOrderQuery();
  const earlier = makeQueryClient();
  earlier.setQueryData(queryKey, { itemIds: [1, 2], trips: 1 });
  await storeHousehold(earlier, 7);

  fakeApi({});
  const offline = makeQueryClient();
  await fetchMissing(offline, 7);
  expect(offline.getQueryData(queryKey)?.itemIds).toEqual([1, 2]);

  fakeApi({ "GET /api/shop-order": { body: { itemIds: [2, 1], trips: 2 } } });
  const online = makeQueryClient();
  await fetchMissing(online, 7);
  expect(online.getQueryData(queryKey)?.itemIds).toEqual([2, 1]);
  forgetPreferences();
});
