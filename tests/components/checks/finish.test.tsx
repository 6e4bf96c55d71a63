import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { memoryStore } from "@/lib/client/pending-writes/write-store";
import { makeQueryClient } from "@/lib/client/query-client";
import { isolatedWriteQueue } from "../../support/isolated-write-queue";
import { counted, household, renderCheck } from "./household";

const all = [11, 12, 13, 21].map((itemId) => counted(itemId, 1));
const everything = { "GET /api/inventory-updates/5/items": { body: all } };
const allButOne = { "GET /api/inventory-updates/5/items": { body: all.slice(0, 3) } };

const isLoading = () => screen.queryByText("Loading inventory check") !== null;
/** Waits for the title of the loaded screen. Some loading states have the same title. */
const title = () =>
  waitFor(() => {
    expect(isLoading()).toBe(false);
    expect(screen.getByRole("heading", { level: 1 })).toBeTruthy();
  });
const finish = () => screen.queryByRole("link", { name: "Finish check" });
/** Returns the texts of the controls in the style of the main action. */
const mainActions = () =>
  [...screen.queryAllByRole("link"), ...screen.queryAllByRole("button")]
    .filter(({ className }) => /(^| )bg-primary( |$)/.test(className))
    .map(({ textContent }) => textContent);

const screens = [
  ["the start screen", "/inventory-check", "Continue Inventory Check"],
  ["the check of a location", "/location-check/1", "I'm here"],
  ["the list of a location", "/location-nav/1", "Next Location"],
  ["the summary of a location", "/location-summary/1", "Back to items"],
  ["the count of an item", "/item-check/1/11", "Update & Continue"],
  ["the single check of the last item", "/item-single-check/3/21", "Update & Continue"],
] as const;

describe.each(screens)("Finish check on %s", (_, path, specified) => {
  test("Finish check is the main action once every item has an entry", async () => {
    renderCheck(path, everything);
    await title();
    expect(finish()?.getAttribute("href")).toBe("/inventory-complete/5");
    expect(mainActions()).toEqual(["Finish check"]);
    // The screen's usual main action is still offered, as a secondary button beside Finish check.
    expect(screen.getByText(specified)).toBeTruthy();
  });

  test("Finish check is not offered while an item is pending", async () => {
    renderCheck(path, allButOne);
    await title();
    expect(finish()).toBeNull();
  });

  test("Finish check is not offered to a role that cannot complete a check", async () => {
    renderCheck(path, everything, "regular");
    await title();
    expect(finish()).toBeNull();
  });
});

test("the celebration of the last count is not repeated when a reload reads that count from the device", async () => {
  const store = memoryStore();
  const queryClient = makeQueryClient();
  const answers = {
    ...allButOne,
    "POST /api/inventory-items": () => {
      throw new TypeError("Failed to fetch");
    },
  };
  const open = () =>
    renderCheck(
      "/item-single-check/3/21",
      answers,
      "assistant",
      queryClient,
      isolatedWriteQueue(store),
    );
  const burst = () => document.querySelector("[data-celebration]");
  const { user, unmount } = open();
  await screen.findByRole("heading", { level: 1, name: "Jam" });
  await user.click(screen.getByRole("button", { name: "4" }));
  await user.click(screen.getByRole("button", { name: "Set & Continue" }));
  await waitFor(() => expect(burst()).toBeTruthy());
  unmount();
  const { queue } = open();
  await screen.findByRole("button", { name: "Update & Continue" });
  await waitFor(() => expect(queue.get().isRead).toBe(true));
  expect(burst()).toBeNull();
});

test("Finish check is offered after the last count, on the summary of the last location", async () => {
  const { user } = renderCheck("/item-single-check/3/21", allButOne);
  await screen.findByRole("heading", { level: 1, name: "Jam" });
  await user.click(screen.getByRole("button", { name: "4" }));
  await user.click(screen.getByRole("button", { name: "Set & Continue" }));
  // In the last location the button for the next location is also named Finish check.
  const button = await screen.findByRole("button", { name: "Finish check" });
  expect(window.location.pathname).toBe("/location-summary/3");
  expect(mainActions()).toEqual(["Finish check"]);
  await user.click(button);
  await screen.findByRole("heading", { level: 1, name: "Inventory Check Complete" });
});

test("when a skipped item is counted last, the next item's screen offers Finish check", async () => {
  const { user } = renderCheck("/item-single-check/1/12", {
    "GET /api/inventory-updates/5/items": { body: all.filter(({ itemId }) => itemId !== 12) },
  });
  await screen.findByRole("heading", { level: 1, name: "Black tea" });
  expect(finish()).toBeNull();
  await user.click(screen.getByRole("button", { name: "4" }));
  await user.click(screen.getByRole("button", { name: "Set & Continue" }));
  await screen.findByRole("heading", { level: 1, name: "Sea salt" });
  await user.click(await screen.findByRole("link", { name: "Finish check" }));
  await screen.findByRole("heading", { level: 1, name: "Inventory Check Complete" });
});

test("an unconfirmed selection makes its confirm button the main action instead of Finish check", async () => {
  const { user } = renderCheck("/item-single-check/1/11", everything);
  await screen.findByRole("heading", { level: 1, name: "Olive oil" });
  await user.click(screen.getByRole("button", { name: "4" }));
  expect(mainActions()).toEqual(expect.not.arrayContaining(["Finish check"]));
  expect(mainActions()).toContain("Update & Continue");
  expect(finish()).toBeTruthy();
});

test("Finish check is not offered in a household without items", async () => {
  renderCheck("/inventory-check", { ...household, "GET /api/items": { body: [] } });
  await title();
  expect(finish()).toBeNull();
});
