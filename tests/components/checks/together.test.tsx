import type { QueryClient } from "@tanstack/react-query";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { applyChange } from "@/components/sync/apply-change";
import { pushAddress } from "@/lib/client/history/address";
import {
  activeCheckQuery,
  checkEndQuery,
  presencesQuery,
} from "@/lib/features/checks/client/queries";
import { checkAnswer } from "../../support/answers";
import { deferred } from "../../support/deferred";
import { button, isChosen, path, posted, title } from "./count/count-page";
import { check, counted, jam, oil, renderCheck, salt, tea } from "./household";
import { ben, PRESENCE, renderWith } from "./render-with";

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const anna = { userId: 7, username: "anna", locationId: 1 };
const cleo = { userId: 9, username: "cleo", locationId: 3 };
const here = { [`GET ${PRESENCE}`]: { body: [anna, ben, cleo] } };
const byBen = { ...counted(11, 2), countedBy: "ben", updatedAt: minutesAgo(1.2) };
const counts = { "GET /api/inventory-updates/5/items": { body: [byBen, counted(12, 1)] } };

afterEach(() => vi.useRealTimers());

test("the check of a location names the other member who counted an item", async () => {
  renderCheck("/location-check/1", counts);
  const row = await screen.findByRole("link", { name: /Olive oil/ });
  expect(within(row).getByText(/ben counted this/).textContent).toBe("ben counted this 1 min ago");
  expect(screen.getAllByText(/counted this/)).toHaveLength(1);
});

test("the screen of an item names the other member who counted the item, and shows the counted amount", async () => {
  const body = [{ ...byBen, partialAmount: 0.5 }];
  renderCheck("/item-check/1/11", { "GET /api/inventory-updates/5/items": { body } });
  await screen.findByRole("heading", { name: "Olive oil" });
  expect(screen.getByText(/ben counted/).textContent).toBe("ben counted 2½ 1 min ago");
});

test("the check of a location names the other members and shows in which location each of them is", async () => {
  renderCheck("/location-check/1", here);
  expect(await screen.findByText("ben is here")).toBeTruthy();
  expect(screen.getByText("cleo is in Cellar")).toBeTruthy();
  expect(screen.queryByText(/anna/)).toBeNull();
});

const link = async (name: RegExp) =>
  (await screen.findByRole("link", { name })).getAttribute("href");

const isMain = (name: RegExp) =>
  /(^| )bg-primary( |$)/.test(screen.getByRole("link", { name }).className);

test("if another member is already in the location that a person opens, a second button leads to a location where nobody is", async () => {
  renderWith([{ locationId: 3 }], "/location-check/3", {
    "GET /api/items": { body: [oil, tea, salt, jam, { ...jam, id: 22, name: "Honey" }] },
    "GET /api/inventory-updates/5/items": { body: [counted(21, 1)] },
  });
  expect(await link(/^Next: Kitchen/)).toBe("/location-check/1");
  expect([isMain(/^Continue at/), isMain(/^Next: Kitchen/)]).toEqual([true, false]);
});

test("an occupied location has no second button to a location that Next location opens", async () => {
  renderWith([{ locationId: 1 }], "/location-check/1", counts);
  await screen.findByText("ben is here");
  expect(screen.queryByRole("link", { name: /^Next:/ })).toBeNull();
});

test("in an occupied location without counts, I'm here is the main action, and keeps the focus when the other member leaves", async () => {
  const { queryClient } = renderWith([{ locationId: 3 }], "/location-check/3", {});
  const next = await screen.findByRole("link", { name: "Next: Kitchen" });
  const here = screen.getByRole("link", { name: "I'm here" });
  expect([isMain(/^I'm here/), isMain(/^Next: Kitchen/)]).toEqual([true, false]);
  here.focus();
  act(() => void queryClient.setQueryData(presencesQuery(5).queryKey, []));
  await waitFor(() => expect(next.isConnected).toBe(false));
  expect(document.activeElement).toBe(here);
});

test("the main action of a partly counted location continues in it if another member comes later or all locations are occupied", async () => {
  const { unmount, queryClient } = renderWith([], "/location-check/1", counts);
  await title("Kitchen");
  act(() => void queryClient.setQueryData(presencesQuery(5).queryKey, [ben]));
  await screen.findByText("ben is here");
  expect(await link(/^Continue at/)).toContain("/item-single-check/1/13");
  unmount();
  renderWith([{ locationId: 1 }, { locationId: 3 }], "/location-check/1", counts);
  expect(await link(/^Continue at/)).toContain("/item-single-check/1/13");
});

test("the link Continue Inventory Check opens the first location in which no other member is", async () => {
  renderWith([{ locationId: 1 }], "/inventory-check", counts);
  expect(await link(/^Continue/)).toBe("/location-check/3");
});

test("the start screen names the other members who count in the check and the location of each", async () => {
  renderCheck("/inventory-check", here);
  const people = await screen.findByRole("list", { name: "Who else is counting" });
  const sentences = within(people)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  expect(sentences).toEqual(["ben is in Kitchen", "cleo is in Cellar"]);
});

/** Applies the realtime change by which another member ends the check. */
function end(queryClient: QueryClient, status: "completed" | "cancelled"): void {
  const by = { userId: 8, username: "ben" };
  const detail = { is: "status", status } as const;
  act(() =>
    applyChange(
      { kind: "check", ids: [5], by, tab: null, at: minutesAgo(0), detail },
      { queryClient, userId: 7, isOwn: false, refresh: vi.fn(), open: pushAddress },
    ),
  );
}

const runTimers = () => void vi.runOnlyPendingTimers();
const bar = () => within(screen.getByRole("region", { name: "Actions" }));
const completed = () => screen.findByText("ben has completed this check.");

test("when another member completes the check, the confirm button is replaced by a notice with the amount that was not saved", async () => {
  const { queryClient, user, calls } = renderCheck("/item-check/1/11", counts);
  await title("Olive oil");
  await user.click(button("3"));
  end(queryClient, "completed");
  await completed();
  expect(bar().getByRole("status").textContent).toBe(
    "ben has completed this check. Your amount of 3 for Olive oil was not saved.",
  );
  expect(bar().queryByRole("button")).toBeNull();
  expect(button("3").matches(":disabled")).toBe(true);
  expect(isChosen("3")).toBe(true);
  await user.keyboard("4{Enter}");
  expect(posted(calls)).toEqual([]);
  expect(path()).toBe("/item-check/1/11");
  await user.click(bar().getByRole("link", { name: "Go to shopping list" }));
  expect(path()).toBe("/shopping-list");
});

test.each([
  "/item-single-check/1/12",
  "/location-check/1",
  "/location-nav/1",
  "/location-summary/1",
  "/inventory-complete/5",
])("the check screen %s stays open when another member cancels the check", async (address) => {
  const { queryClient } = renderCheck(address, counts);
  await screen.findByRole("region", { name: "Actions" });
  await screen.findByRole("heading", { level: 1 });
  const shown = screen.getByRole("heading", { level: 1 }).textContent;
  end(queryClient, "cancelled");
  expect(await screen.findByText("ben has cancelled this check.")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(shown);
  expect(bar().getByRole("link").getAttribute("href")).toBe("/inventory-check");
});

test("the notice still names who completed the check after the end of the check was fetched again", async () => {
  const { queryClient } = renderCheck("/item-check/1/11", {
    ...counts,
    "GET /api/inventory-updates/completed": { body: [checkAnswer({ id: 5 })] },
  });
  await title("Olive oil");
  end(queryClient, "completed");
  await completed();
  await act(() => queryClient.invalidateQueries({ queryKey: checkEndQuery(5).queryKey }));
  expect(bar().getByText("ben has completed this check.")).toBeTruthy();
});

test("a notice that shows no name yet names who cancelled the check as soon as the realtime change arrives", async () => {
  const { queryClient } = renderCheck("/item-check/1/11", {
    ...counts,
    "GET /api/inventory-updates/completed": { body: [] },
  });
  await title("Olive oil");
  act(() => void queryClient.setQueryData(activeCheckQuery().queryKey, null));
  expect(await screen.findByText("This check was cancelled.")).toBeTruthy();
  end(queryClient, "cancelled");
  expect(await screen.findByText("ben has cancelled this check.")).toBeTruthy();
});

test("the notice names who cancelled the check if the realtime change arrives during the request for the end of the check", async () => {
  const answer = deferred<{ body: unknown }>();
  const { queryClient } = renderCheck("/item-check/1/11", {
    ...counts,
    "GET /api/inventory-updates/completed": () => answer.promise,
  });
  await title("Olive oil");
  act(() => void queryClient.setQueryData(activeCheckQuery().queryKey, null));
  await screen.findByText("This check has ended.");
  end(queryClient, "cancelled");
  await screen.findByText("ben has cancelled this check.");
  answer.resolve({ body: [] });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getByText("ben has cancelled this check.")).toBeTruthy();
});

test("the completion screen of an ended check has no Undo for entries that were taken as recorded", async () => {
  const assumed = { ...counted(11, 2), basis: "assumed" };
  const { queryClient } = renderCheck("/inventory-complete/5", {
    "GET /api/inventory-updates/5/items": { body: [assumed] },
  });
  expect(await screen.findByRole("button", { name: "Undo" })).toBeTruthy();
  end(queryClient, "cancelled");
  await screen.findByText("ben has cancelled this check.");
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("the screen of a location does not send a person there after the check has ended", async () => {
  const { queryClient } = renderCheck("/location-check/1");
  expect(await screen.findByText(/^starts with/)).toBeTruthy();
  end(queryClient, "cancelled");
  await screen.findByText("ben has cancelled this check.");
  expect(screen.queryByText(/^starts with/)).toBeNull();
});

test("a member who may not count sees that another member has completed the check", async () => {
  const { queryClient } = renderCheck("/item-check/1/11", counts, "regular");
  await title("Olive oil");
  end(queryClient, "completed");
  expect(await completed()).toBeTruthy();
});

test("when polling finds that the check has ended, the open screen stays and shows how the check ended", async () => {
  const { queryClient } = renderCheck("/item-check/1/11", {
    ...counts,
    "GET /api/inventory-updates/completed": { body: [{ ...check, status: "completed" }] },
  });
  await title("Olive oil");
  act(() => void queryClient.setQueryData(activeCheckQuery().queryKey, null));
  expect(await screen.findByText("This check was completed.")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Olive oil" })).toBeTruthy();
});

test("a screen that shows the end of its check is not replaced when another check starts", async () => {
  const { queryClient } = renderCheck("/item-check/1/11", counts);
  await title("Olive oil");
  vi.useFakeTimers();
  end(queryClient, "completed");
  act(runTimers);
  act(() => void queryClient.setQueryData(activeCheckQuery().queryKey, checkAnswer({ id: 6 })));
  act(runTimers);
  expect(bar().getByText("ben has completed this check.")).toBeTruthy();
});

test("the link in the notice about an ended check is inert at first, so that a tap meant for the replaced button is ignored", async () => {
  const { queryClient } = renderCheck("/item-check/1/11", counts);
  await title("Olive oil");
  vi.useFakeTimers();
  end(queryClient, "completed");
  act(runTimers);
  const inert = () => bar().getByRole("link").closest("[inert]");
  expect(inert()).not.toBeNull();
  act(runTimers);
  expect(inert()).toBeNull();
});

test("a count that is refused because another member has completed the check does not replace the open screen", async () => {
  const refusal = deferred<{ status: number; body: object }>();
  const { queryClient, queue, user } = renderCheck("/item-single-check/1/11", {
    "POST /api/inventory-items": () => refusal.promise,
  });
  await title("Olive oil");
  await user.click(button("4"));
  await user.click(button("Set & Continue"));
  await title("Black tea");
  end(queryClient, "completed");
  refusal.resolve({ status: 409, body: { message: "This check is already completed." } });
  await waitFor(() => expect(queue.get().refused).toHaveLength(1));
  expect(await screen.findByText("This check is already completed.")).toBeTruthy();
  expect(path()).toBe("/item-single-check/1/12");
});
