import "fake-indexeddb/auto";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { deviceDatabase } from "@/lib/client/device/database";
import { storeHousehold } from "@/lib/client/device/stored-household";
import type { Role } from "@/lib/policy/actor";
import { forecastAnswer, itemAnswer, soonAnswer } from "../../support/answers";
import { comeNear, placeElements } from "../../support/nearness";
import { rowLabel } from "../../support/row-label";
import { addition, ADDITIONS } from "../additions/render-additions";
import { latest, ready, renderList } from "./render-list";

const TITLE = "May run out before your next shopping";
const rice = itemAnswer(4, {
  name: "Rice",
  supermarketItemName: null,
  currentStock: 2,
  desiredStock: 4,
});

beforeEach(async () => {
  placeElements("near");
  await (await deviceDatabase()).clear("households");
});

function renderOffers(answers: object = {}, options: { role?: Role } = {}) {
  return renderList(
    {
      ...latest(ready),
      [`GET ${ADDITIONS}`]: { body: [] },
      "GET /api/forecast": { body: forecastAnswer({ items: [soonAnswer(4)] }) },
      "GET /api/items": { body: [rice] },
      "GET /api/purchases": { body: { listId: 3, putAway: [] } },
      ...answers,
    },
    options,
  );
}

const addRice = () => screen.findByRole("button", { name: "Add 2 Rice" });

test("an item that may run out is offered with its reason, and one tap adds what is missing without a network", async () => {
  const { user } = renderOffers();
  expect(await screen.findByRole("heading", { name: TITLE })).toBeTruthy();
  expect(screen.getByText("2 left, about 1 a week")).toBeTruthy();
  await user.click(await addRice());
  expect(await screen.findByRole("checkbox", { name: /^2x Rice/ })).toBeTruthy();
});

test("after Undo of an added offer, the item is not on the list and is offered again", async () => {
  const { user } = renderOffers();
  await user.click(await addRice());
  await user.click(await screen.findByRole("button", { name: "Undo adding Rice" }));
  expect(await addRice()).toBeTruthy();
  expect(screen.queryByRole("checkbox", { name: /Rice/ })).toBeNull();
});

test("the list does not offer an item that somebody has added", async () => {
  const { calls } = renderOffers({
    [`GET ${ADDITIONS}`]: { body: [addition(6, "Rice", { itemId: 4 })] },
  });
  await screen.findByRole("checkbox", { name: /Rice/ });
  await waitFor(() => expect(calls.some(({ path }) => path === "/api/items")).toBe(true));
  expect(screen.queryByRole("heading", { name: TITLE })).toBeNull();
});

test("hidden offers of a list stay hidden after a reload", async () => {
  const first = renderOffers();
  await first.user.click(await screen.findByRole("button", { name: "Hide these offers" }));
  expect(screen.queryByRole("heading", { name: TITLE })).toBeNull();
  await storeHousehold(first.queryClient, 7);
  first.unmount();

  const { queryClient } = renderOffers();
  await waitFor(() =>
    expect(queryClient.getQueryData(["forecast", "hidden-offers"])).toEqual({ listId: 3 }),
  );
  await waitFor(() => expect(queryClient.getQueryData(["items"])).toBeTruthy());
  expect(screen.queryByRole("heading", { name: TITLE })).toBeNull();
});

test("offers that were hidden for an earlier list are shown for a new one", async () => {
  const { queryClient } = renderOffers();
  queryClient.setQueryData(["forecast", "hidden-offers"], { listId: 2 });
  expect(await screen.findByRole("heading", { name: TITLE })).toBeTruthy();
});

test("the forecast is fetched when the end of the list comes near the viewport", async () => {
  placeElements("far");
  const { calls } = renderOffers();
  const hasFetched = () => calls.some(({ path }) => path === "/api/forecast");
  await screen.findByRole("link", { name: "Earlier lists" });
  expect(hasFetched()).toBe(false);
  comeNear();
  expect(await screen.findByRole("heading", { name: TITLE })).toBeTruthy();
  expect(hasFetched()).toBe(true);
});

test("a regular member gets no offers, and the forecast is not fetched", async () => {
  const { calls } = renderOffers({}, { role: "regular" });
  await screen.findByText(rowLabel("1x Jam"));
  expect(calls.some(({ path }) => path === "/api/forecast")).toBe(false);
});

test.each([
  ["above the actions of the list when that place is below the window", 900, "PRECEDING"],
  ["below the actions of the list when they are visible", 100, "FOLLOWING"],
] as const)("offers are %s", async (_, top, position) => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 0, 0));
  renderOffers();
  const offers = await screen.findByRole("heading", { name: TITLE });
  const action = screen.getByRole("link", { name: "Earlier lists" });
  expect(action.compareDocumentPosition(offers)).toBe(Node[`DOCUMENT_POSITION_${position}`]);
});
