import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { RunningOutCard } from "@/components/forecast/running-out-card";
import { WriteQueueContext } from "@/lib/client/pending-writes/use-pending-writes";
import { makeQueryClient } from "@/lib/client/query-client";
import { currentUserQuery } from "@/lib/features/accounts/client/queries";
import {
  forecastAnswer,
  itemAnswer,
  lineAnswer,
  listAnswer,
  soonAnswer,
  userAnswer,
} from "../../support/answers";
import { fakeApi } from "../../support/fake-api";
import { isolatedWriteQueue } from "../../support/isolated-write-queue";
import { renderScreen } from "../../support/render";

const items = [1, 2, 3, 4, 5, 6, 7, 8].map((id) =>
  itemAnswer(id, { name: `Item ${id}`, currentStock: 2, desiredStock: 4 }),
);

function renderCard(answers: Parameters<typeof fakeApi>[0]) {
  const calls = fakeApi({
    "GET /api/shopping-lists/latest": { body: listAnswer() },
    "GET /api/shopping-additions": { body: [] },
    "GET /api/purchases": { body: { listId: 3, putAway: [] } },
    ...answers,
  });
  const queryClient = makeQueryClient();
  queryClient.setQueryData(currentUserQuery().queryKey, userAnswer());
  const card = (
    <WriteQueueContext value={isolatedWriteQueue()}>
      <RunningOutCard items={items} />
    </WriteQueueContext>
  );
  return { ...renderScreen(card, queryClient), calls };
}

const soon = (...ids: number[]) => ({
  "GET /api/forecast": {
    body: forecastAnswer({ items: ids.map((id) => soonAnswer(id, { chance: 1 - id / 10 })) }),
  },
});

test("the card of items that run out shows the six most likely ones, each with a reason and a link", async () => {
  renderCard(soon(7, 6, 5, 4, 3, 2, 1));
  await screen.findByRole("heading", { name: "Running out before your next shopping" });
  const links = screen.getAllByRole("link");
  const list = links.pop();
  expect(list?.getAttribute("href")).toBe("/shopping-list");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    [1, 2, 3, 4, 5, 6].map((id) => `/items/${id}`),
  );
  expect(links[0]?.textContent).toContain("2 bottles left, about\u00a01\u00a0a\u00a0week");
});

test("the card of items that run out names the number of further items, and shows them after a press", async () => {
  const { user } = renderCard(soon(1, 2, 3, 4, 5, 6, 7, 8));
  await user.click(await screen.findByText("and 2 more"));
  await waitFor(() => expect(screen.getAllByRole("link")).toHaveLength(9));
  const last = screen.getAllByRole("link").slice(-3, -1);
  expect(last.map((link) => link.getAttribute("href"))).toEqual(["/items/7", "/items/8"]);
});

test("the card of items that run out does not show an item on the open list", async () => {
  const line = lineAnswer(9, { itemId: 1, item: itemAnswer(1) });
  renderCard({
    ...soon(1, 2),
    "GET /api/shopping-lists/latest": { body: listAnswer({ items: [line] }) },
  });
  const list = await screen.findByRole("list");
  expect(within(list).getAllByRole("link")).toHaveLength(1);
  expect(screen.getByText("Item 2")).toBeTruthy();
});

test("without an item that runs out, the card is not rendered and the shopping list is not fetched", async () => {
  const { calls, queryClient } = renderCard(soon());
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(calls.map(({ path }) => path)).toEqual(["/api/forecast"]);
  expect(screen.queryByRole("heading")).toBeNull();
});
