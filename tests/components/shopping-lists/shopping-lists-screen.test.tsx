import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ShoppingListsScreen } from "@/components/shopping-lists/shopping-lists-screen";
import { makeQueryClient } from "@/lib/client/query-client";
import { listAnswer, MOMENT } from "../../support/answers";
import { fakeApi } from "../../support/fake-api";
import { renderScreen } from "../../support/render";

test("the overview shows a time only for lists that were made within a day of each other", async () => {
  const at = (id: number, createdAt: string) => ({
    ...listAnswer({ id }),
    createdAt,
    itemCount: 1,
    purchasedCount: 0,
  });
  fakeApi({
    "GET /api/shopping-lists": {
      body: [
        at(9, "2026-03-20T15:05:00.000Z"),
        at(8, "2026-03-20T09:30:00.000Z"),
        at(7, "2026-03-10T09:30:00.000Z"),
      ],
    },
  });
  renderScreen(<ShoppingListsScreen />, makeQueryClient());
  await screen.findAllByText("0 of 1 items purchased");
  expect(screen.getAllByText(/\d:\d\d/).map((time) => time.getAttribute("datetime"))).toEqual([
    "2026-03-20T15:05:00.000Z",
    "2026-03-20T09:30:00.000Z",
  ]);
});

test("the progress of the latest list includes the additions, and the progress of an earlier list does not", async () => {
  const addition = (id: number, purchased: boolean) => ({
    id,
    itemId: null,
    name: `Thing ${id}`,
    quantity: 1,
    purchased,
    addedBy: "ben",
    createdAt: MOMENT,
    lineId: null,
  });
  const counts = { itemCount: 4, purchasedCount: 1 };
  fakeApi({
    "GET /api/shopping-lists": {
      body: [
        { ...listAnswer({ id: 9 }), ...counts },
        { ...listAnswer({ id: 8 }), ...counts },
      ],
    },
    "GET /api/shopping-additions": { body: [addition(1, true), addition(2, false)] },
  });
  renderScreen(<ShoppingListsScreen />, makeQueryClient());
  expect(await screen.findByText("2 of 6 items purchased")).toBeTruthy();
  expect(screen.getByText("1 of 4 items purchased")).toBeTruthy();
});

test("the overview shows the age of a list and the names of its first lines", async () => {
  const counts = { itemCount: 5, purchasedCount: 1, firstNames: ["Oats", "Butter", "Milk"] };
  const list = { ...listAnswer({ id: 9 }), ...counts, createdAt: new Date().toISOString() };
  fakeApi({ "GET /api/shopping-lists": { body: [list] } });
  renderScreen(<ShoppingListsScreen />, makeQueryClient());
  expect(await screen.findByText("Oats, Butter, Milk and 2 more")).toBeTruthy();
  expect(screen.getByText("just now")).toBeTruthy();
});

test("the overview marks only the first list as the latest", async () => {
  const counts = { itemCount: 1, purchasedCount: 0 };
  const lists = [9, 8].map((id) => ({ ...listAnswer({ id }), ...counts }));
  fakeApi({ "GET /api/shopping-lists": { body: lists } });
  renderScreen(<ShoppingListsScreen />, makeQueryClient());
  const badge = await screen.findByText("Latest");
  expect(badge.closest("a")?.getAttribute("href")).toBe("/shopping-list/9");
});

test("an empty list that nobody has cleared is named as one with nothing on it", async () => {
  const empty = { ...listAnswer({ id: 9 }), itemCount: 0, purchasedCount: 0 };
  fakeApi({ "GET /api/shopping-lists": { body: [{ ...empty, clearedAt: null }] } });
  renderScreen(<ShoppingListsScreen />, makeQueryClient());
  expect(await screen.findByText("Nothing on it")).toBeTruthy();
});
