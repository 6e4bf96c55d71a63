import "fake-indexeddb/auto";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { OfflineApp } from "@/components/offline/offline-app";
import { deviceDatabase } from "@/lib/client/device/database";
import { storeHousehold } from "@/lib/client/device/stored-household";
import { WriteQueueContext } from "@/lib/client/pending-writes/use-pending-writes";
import { makeQueryClient } from "@/lib/client/query-client";
import { currentUserQuery } from "@/lib/features/accounts/client/queries";
import {
  activeCheckQuery,
  countsQuery,
  latestCheckQuery,
} from "@/lib/features/checks/client/queries";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import {
  checkAnswer,
  countAnswer,
  itemAnswer,
  locationAnswer,
  userAnswer,
} from "../../support/answers";
import { fakeApi } from "../../support/fake-api";
import { isolatedWriteQueue } from "../../support/isolated-write-queue";
import { renderScreen } from "../../support/render";

beforeEach(async () => {
  await (await deviceDatabase()).clear("households");
});

interface OpenOptions {
  isStored?: boolean;
  answers?: Parameters<typeof fakeApi>[0];
}

/** Renders the stored household at a path. A call without an entry in `answers` is a network failure. */
async function openWithoutNetwork(
  path: string,
  { isStored = true, answers = {} }: OpenOptions = {},
) {
  const seen = makeQueryClient();
  seen.setQueryData(currentUserQuery().queryKey, userAnswer());
  seen.setQueryData(locationsQuery().queryKey, [locationAnswer(1, "Kitchen")]);
  seen.setQueryData(itemsQuery().queryKey, [itemAnswer(11, { name: "Olive oil" })]);
  seen.setQueryData(activeCheckQuery().queryKey, checkAnswer({ id: 5 }));
  seen.setQueryData(latestCheckQuery().queryKey, null);
  seen.setQueryData(countsQuery(5).queryKey, [{ ...countAnswer(11), newStock: 2 }]);
  if (isStored) await storeHousehold(seen, 7);
  window.history.replaceState(null, "", path);
  fakeApi(answers);
  return renderScreen(
    <WriteQueueContext value={isolatedWriteQueue()}>
      <OfflineApp />
    </WriteQueueContext>,
  );
}

test.each([
  ["/", "1 of 1 items checked"],
  ["/locations", "Kitchen"],
  ["/items", "Olive oil"],
  ["/location-check/1", "Current: 2 bottles"],
  ["/item-single-check/1/11", "How many bottles are there?"],
  ["/inventory-complete/5", "Inventory Check Complete"],
])("the offline app shows the stored data on %s", async (path, text) => {
  await openWithoutNetwork(path);
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
});

test.each([
  ["/auth", "1 of 1 items checked"],
  ["/login", "1 of 1 items checked"],
])("the offline app shows the stored home screen on %s", async (path, text) => {
  await openWithoutNetwork(path);
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
});

test.each([
  "/settings",
  "/data-management",
  "/check-history/3",
  "/shopping-lists",
  "/privacy-policy",
  "/no-such-page",
])(
  "the offline app shows on %s, whose data is not stored, that the screen needs a connection",
  async (path) => {
    await openWithoutNetwork(path);
    expect(await screen.findByText(/^This screen needs a connection\./)).toBeTruthy();
    expect(screen.getAllByRole("link", { name: "Items" }).length).toBeGreaterThan(0);
  },
);

test("when the server can be reached, the offline app shows a screen whose data is not stored", async () => {
  await openWithoutNetwork("/shopping-lists", {
    answers: {
      "GET /api/shopping-additions": { body: [] },
      "GET /api/shopping-lists": { body: [] },
      "GET /api/user": { body: userAnswer() },
    },
  });
  expect(await screen.findByText("No Shopping List Yet")).toBeTruthy();
  expect(screen.queryByText(/^This screen needs a connection\./)).toBeNull();
});

test.each([
  [false, "You are offline"],
  [true, "Larder cannot be reached"],
])(
  "without a stored household, when navigator.onLine is %s, the offline page has the title %s",
  async (isOnline, title) => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
    await openWithoutNetwork("/items", { isStored: false });
    expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  },
);

test("without a stored household the page is reloaded as soon as the server answers", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const reload = vi.fn();
  vi.stubGlobal("location", { pathname: "/items", search: "", reload });
  await openWithoutNetwork("/items", { isStored: false });
  await screen.findByRole("heading", { name: "Larder cannot be reached" });
  await vi.advanceTimersByTimeAsync(6_000);
  expect(reload).not.toHaveBeenCalled();
  fakeApi({ "GET /api/user": { status: 401 } });
  await vi.advanceTimersByTimeAsync(6_000);
  expect(reload).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
