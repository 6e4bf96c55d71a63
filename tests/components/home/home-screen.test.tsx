import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { setClock } from "@/lib/core/clock";
import { countWrites } from "@/lib/features/checks/client/pending-writes";
import { checkAnswer, countAnswer, itemAnswer } from "../../support/answers";
import { jam, oil, renderHome, targetOf } from "./home-page";

const active = checkAnswer({ id: 5, startedAt: "2026-03-20T09:00:00.000Z" });
const latest = checkAnswer({
  id: 4,
  status: "completed",
  completedAt: "2026-03-13T12:00:00.000Z",
  user: { username: "robin", email: "" },
  stockStatus: { outOfStock: 3, lowStock: 4, wellStocked: 5 },
  assumedCount: 1,
});

beforeEach(() => setClock(new Date("2026-03-20T12:00:00.000Z")));
afterEach(() => setClock(undefined));

test("the home screen shows five items to use first, the earliest first, and the others after a press", async () => {
  const dates = [
    "2026-03-21",
    "2026-03-18",
    "2026-04-03",
    "2026-04-01",
    "2026-03-20",
    "2026-03-30",
  ];
  const dated = dates.map((bestBefore, index) =>
    itemAnswer(index + 1, { name: `Item ${index}`, bestBefore, currentStock: 1 }),
  );
  const { user } = renderHome({
    "GET /api/items": { body: dated },
    "GET /api/inventory-updates/latest": { body: latest },
  });
  expect(await screen.findByText("Use first")).toBeTruthy();
  const shown = screen.getAllByRole("link", { name: /^Item .*(Mar|Apr) / });
  // An item has its initials before its name until the pictograms are loaded.
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Item 1Mar 18, 2 days ago$/),
    expect.stringMatching(/Item 4Mar 20, today$/),
    expect.stringMatching(/Item 0Mar 21, tomorrow$/),
    expect.stringMatching(/Item 5Mar 30, in 10 days$/),
    expect.stringMatching(/Item 3Apr 1, in 12 days$/),
  ]);
  expect(targetOf(/^Item 1.*Mar 18/)).toBe("/items/2");
  await user.click(screen.getByText("and 1 more", { selector: "summary" }));
  expect(await screen.findByRole("link", { name: /^Item 2.*Apr 3.*in 14 days$/ })).toBeTruthy();
});

describe("the latest check on the home screen", () => {
  test("the home screen shows who completed the latest check, its age and its findings, and links to a new check", async () => {
    renderHome({ "GET /api/inventory-updates/latest": { body: latest } });
    expect(await screen.findByText("Latest Inventory Check")).toBeTruthy();
    expect(screen.getByText(/Completed by robin/).textContent).toContain("7 days ago");
    const counts = screen.getAllByRole("definition").map((count) => count.textContent);
    expect(counts).toEqual(["3", "4", "5"]);
    expect(screen.getByText("1 taken as recorded")).toBeTruthy();
    expect(targetOf("Start New Inventory Check")).toBe("/inventory-check");
  });

  test("the home screen shows the items that are low today above the latest check, and links to the shopping list as the main action", async () => {
    renderHome({
      "GET /api/items": { body: [{ ...oil, currentStock: 0 }] },
      "GET /api/inventory-updates/latest": {
        body: { ...latest, completedAt: "2026-03-19T12:00:00.000Z" },
      },
    });
    await screen.findByText("Latest Inventory Check");
    const titles = screen.getAllByText(/^(Running low now|Latest Inventory Check)$/);
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      "Running low now",
      "Latest Inventory Check",
    ]);
    const mainActions = screen
      .getAllByRole("link")
      .filter(({ className }) => /(^| )bg-primary( |$)/.test(className));
    expect(mainActions.map(({ textContent }) => textContent)).toEqual(["Shopping list"]);
  });

  test("the numbers of the latest check link to the items with that stock", async () => {
    renderHome({ "GET /api/inventory-updates/latest": { body: latest } });
    await screen.findByText("Latest Inventory Check");
    expect(["Out of stock", "Low stock", "Well stocked"].map(targetOf)).toEqual([
      "/items?stock=out",
      "/items?stock=low",
      "/items?stock=well",
    ]);
  });

  test("the list of shortages on the home screen shows how many things were put away since the last check", async () => {
    const line = { lineId: 1, itemId: 1, quantity: 2, at: "2026-03-19T12:00:00.000Z", by: "robin" };
    renderHome({
      "GET /api/inventory-updates/latest": { body: latest },
      "GET /api/items": { body: [{ ...oil, currentStock: 2 }, jam] },
      "GET /api/purchases": { body: { listId: 3, putAway: [line, { ...line, itemId: 2 }] } },
    });
    expect(await screen.findByText("With 1 thing put away since the last check.")).toBeTruthy();
  });

  test("each shortage links to its item, and the number of shortages that are not shown links to the items out of stock", async () => {
    const out = [1, 2, 3, 4, 5, 6, 7].map((id) => itemAnswer(id, { name: `Item ${id}` }));
    renderHome({
      "GET /api/items": { body: out },
      "GET /api/inventory-updates/latest": { body: latest },
    });
    const link = await screen.findByRole("link", { name: /^Item 3/ });
    expect(link.getAttribute("href")).toBe("/items?item=3");
    expect(targetOf("and 2 more")).toBe("/items?stock=out");
  });

  test.each([
    [[], "Everything is well stocked."],
    [[{ ...jam, id: 3, currentStock: 0, lastCountedAt: null }], "Everything that was counted is"],
  ])("with the uncounted items %j the home screen shows: %s", async (uncounted, text) => {
    renderHome({
      "GET /api/items": { body: [{ ...jam, currentStock: 9 }, ...uncounted] },
      "GET /api/inventory-updates/latest": { body: latest },
    });
    expect(await screen.findByText(text, { exact: false })).toBeTruthy();
  });

  test("the home screen marks a low item that is not below its reorder point, and no other", async () => {
    const later = { ...jam, currentStock: 4, desiredStock: 6, reorderPoint: 3 };
    renderHome({
      "GET /api/items": { body: [{ ...later, id: 3, currentStock: 2 }, later, oil] },
      "GET /api/inventory-updates/latest": { body: latest },
    });
    const note = await screen.findByText("Low, not yet to buy");
    expect(note.closest("a")?.textContent).toContain("4 of 6 bottles");
  });

  test("the home screen shows items that were never counted as a number with a link, and not as shortages", async () => {
    const unknown = [3, 4].map((id) => itemAnswer(id, { name: `New ${id}`, lastCountedAt: null }));
    renderHome({
      "GET /api/items": { body: [oil, ...unknown] },
      "GET /api/inventory-updates/latest": { body: latest },
    });
    await screen.findByRole("link", { name: /^Olive oil/ });
    expect(screen.queryByText(/^New/)).toBeNull();
    expect(targetOf("2 items have never been counted")).toBe("/items?stock=uncounted");
  });

  test("the home screen treats an item as counted when this device has counted it without a network", async () => {
    const { queue } = renderHome({
      "GET /api/items": { body: [itemAnswer(3, { name: "New", lastCountedAt: null })] },
      "GET /api/inventory-updates/latest": { body: latest },
    });
    await screen.findByRole("link", { name: "1 item has never been counted" });
    const observedAt = "2026-03-20T11:00:00.000Z";
    const body = { updateId: 5, itemId: 3, newStock: 1, partialAmount: 0, observedAt };
    await act(() => queue.add(countWrites.create(body, { locationId: 1 })));
    expect(targetOf("New 1 of 2 bottles")).toBe("/items?item=3");
    expect(screen.queryByText(/never been counted/)).toBeNull();
  });

  test.each([
    ["2026-03-20T12:00:00.000Z", []],
    ["2026-03-20T12:00:00.001Z", ["More than 7 days ago"]],
    ["2026-03-27T12:00:00.001Z", ["More than 14 days ago"]],
  ])("at %s the home screen describes the age of the latest check as %j", async (moment, words) => {
    setClock(new Date(moment));
    renderHome({ "GET /api/inventory-updates/latest": { body: latest } });
    await screen.findByText("Latest Inventory Check");
    const marks = screen.queryAllByRole("img", { name: /^More than/ });
    expect(marks.map((mark) => mark.ariaLabel)).toEqual(words);
    const completed = screen.getByText(/^Completed by robin,/, { selector: "p" });
    expect(completed.textContent).toMatch(/^Completed by robin, \d+ days ago$/);
  });

  test("the home screen offers no new check to a role that cannot run checks", async () => {
    renderHome({ "GET /api/inventory-updates/latest": { body: latest } }, "regular");
    await screen.findByText("Latest Inventory Check");
    expect(screen.queryByText("Start New Inventory Check")).toBeNull();
  });
});

describe("a running check on the home screen", () => {
  const running = {
    "GET /api/inventory-updates/active": { body: active },
    "GET /api/inventory-updates/latest": { body: latest },
    "GET /api/inventory-updates/5/items": { body: [countAnswer(1)] },
  };

  test("the home screen shows the progress of a running check and links to a location with pending items", async () => {
    const { user } = renderHome(running);
    expect(await screen.findByText("1 of 2 items checked")).toBeTruthy();
    expect(screen.getByText(/Started by anna/).textContent).toContain("3 hours ago");
    expect(targetOf("Continue")).toBe("/location-check/2");
    expect(screen.queryByText("Start New Inventory Check")).toBeNull();
    expect(screen.queryByRole("link", { name: "Finish check" })).toBeNull();

    await user.click(screen.getByText("Items by location"));
    await screen.findByText("Remaining");
    const places = screen.getAllByText(/checked$/).map((text) => text.textContent);
    expect(places).toEqual(["1 of 2 items checked", "1 of 1 checked", "0 of 1 checked"]);
    expect(screen.getByText("Remaining").nextElementSibling?.textContent).toBe("Jam");
    expect(screen.getByText("Checked").nextElementSibling?.textContent).toBe("Olive oil");
  });

  test("the home screen lists items with an assumed entry separately from counted items", async () => {
    const counts = [countAnswer(1), { ...countAnswer(2), basis: "assumed" }];
    const { user } = renderHome({
      ...running,
      "GET /api/inventory-updates/5/items": { body: counts },
    });
    expect(await screen.findByText("2 of 2 items checked")).toBeTruthy();
    expect(screen.getByText("1 of them taken as recorded")).toBeTruthy();
    await user.click(screen.getByText("Items by location"));
    expect((await screen.findByText("Checked")).nextElementSibling?.textContent).toBe("Olive oil");
    expect(screen.getByText("Taken as recorded").nextElementSibling?.textContent).toBe("Jam");
  });

  test("when every item has an entry, the primary link of the home screen is Finish check and not Continue", async () => {
    const counts = { body: [countAnswer(1), countAnswer(2)] };
    renderHome({ ...running, "GET /api/inventory-updates/5/items": counts });
    expect(await screen.findByText("2 of 2 items checked")).toBeTruthy();
    expect(targetOf("Finish check")).toBe("/inventory-complete/5");
    expect(screen.getByRole("link", { name: "Finish check" }).className).toContain("bg-primary");
    expect(targetOf("Continue")).toBe("/location-check/1");
    expect(screen.getByRole("link", { name: "Continue" }).className).not.toContain("bg-primary");
  });

  test("the home screen shows a running check without links to a role that cannot run checks", async () => {
    renderHome(running, "regular");
    expect(await screen.findByText("1 of 2 items checked")).toBeTruthy();
    expect(screen.getByText("Inventory Check in Progress")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Continue" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Finish check" })).toBeNull();
  });
});
