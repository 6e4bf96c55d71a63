import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setClock } from "@/lib/core/clock";
import type { Count } from "@/lib/features/checks/model/dto";
import { forecastAnswer, soonAnswer } from "@/tests/support/answers";
import { path, posted, title } from "../count/count-page";
import { check, counted, idle, jam, oil, renderCheck, salt, tea } from "../household";

const forecast = (chances: Record<number, number>, countsMissing = 0) => ({
  body: forecastAnswer({
    items: Object.entries(chances).map(([id, lineChance]) =>
      soonAnswer(Number(id), { lineChance, countsMissing }),
    ),
  }),
});
const assumed = (itemId: number): Count => ({ ...counted(itemId, 2), basis: "assumed" });
const start = { "POST /api/inventory-updates": { status: 201, body: check } };
const quickCheck = () =>
  screen.findByRole("button", { name: "Quick Check 2 items, 2 kept as recorded" });
const chances = { [oil.id]: 0.02, [tea.id]: 0.03, [salt.id]: 0.6, [jam.id]: 0.4 };

beforeEach(() => {
  setClock(new Date("2026-01-03T12:00:00.000Z"));
  vi.spyOn(Math, "random").mockReturnValue(0.9);
});
afterEach(() => setClock(undefined));

test("the start screen shows how many taps a quick check saves, and its start creates assumed entries for the items left out", async () => {
  const { user, calls } = renderCheck("/inventory-check", {
    ...idle,
    ...start,
    "GET /api/forecast": forecast(chances),
    "GET /api/inventory-updates/5/assume": { body: { itemIds: [11, 12, 13, 21] } },
    "POST /api/inventory-updates/5/assume": { body: [assumed(11), assumed(12)] },
    "GET /api/inventory-updates/5/items": { body: [assumed(11), assumed(12)] },
  });
  const button = await quickCheck();
  const risk = document.getElementById(button.getAttribute("aria-describedby") ?? "");
  expect(risk?.textContent.trim()).toBe(
    "Quick: about 5 instead of 7 taps, and hardly a wrong line on the list.",
  );
  await user.click(button);
  await title("Kitchen");
  expect(path()).toBe("/location-check/1");
  expect(posted(calls)).toEqual([undefined, { itemIds: [11, 12] }]);
  expect(screen.getByText("1 to count")).toBeTruthy();
});

test("a quick check opens the first location with an item to count", async () => {
  const inKitchen = { [oil.id]: 0, [tea.id]: 0, [salt.id]: 0, [jam.id]: 0.4 };
  const entries = [11, 12, 13].map(assumed);
  const { user } = renderCheck("/inventory-check", {
    ...idle,
    ...start,
    "GET /api/forecast": forecast(inKitchen),
    "GET /api/inventory-updates/5/assume": { body: { itemIds: [11, 12, 13] } },
    "POST /api/inventory-updates/5/assume": { body: entries },
    "GET /api/inventory-updates/5/items": { body: entries },
  });
  await user.click(
    await screen.findByRole("button", { name: "Quick Check 1 item, 3 kept as recorded" }),
  );
  await title("Cellar");
});

test("a quick check creates no assumed entry for an item that no completed check has counted", async () => {
  const { user, calls } = renderCheck("/inventory-check", {
    ...idle,
    ...start,
    "GET /api/forecast": forecast(chances),
    "GET /api/inventory-updates/5/assume": { body: { itemIds: [12] } },
    "POST /api/inventory-updates/5/assume": { body: [assumed(12)] },
    "GET /api/inventory-updates/5/items": { body: [assumed(12)] },
  });
  await user.click(await quickCheck());
  await title("Kitchen");
  expect(posted(calls)).toEqual([undefined, { itemIds: [12] }]);
});

test("if the assumed entries of a quick check cannot be created, the check starts for all items, and a toast explains it", async () => {
  const { user } = renderCheck("/inventory-check", {
    ...idle,
    ...start,
    "GET /api/forecast": forecast(chances),
    "GET /api/inventory-updates/5/items": { body: [] },
  });
  await user.click(await quickCheck());
  await title("Kitchen");
  expect(screen.getByText("3 to count")).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByLabelText("Notifications").textContent).toContain(
      "The items could not be taken as recorded",
    ),
  );
});

test("without enough history the start screen shows how many checks are missing for a quick check", async () => {
  renderCheck("/inventory-check", { ...idle, "GET /api/forecast": forecast(chances, 2) });
  expect(await screen.findByText("2 more checks until you can start a quick check.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Quick Check/ })).toBeNull();
});

test("a quick check that would ask for nearly everything is not offered", async () => {
  const all = { [oil.id]: 0.9, [tea.id]: 0.9, [salt.id]: 0.9, [jam.id]: 0.9 };
  renderCheck("/inventory-check", { ...idle, "GET /api/forecast": forecast(all) });
  await screen.findByRole("button", { name: "Begin Inventory Check" });
  await waitFor(() => expect(screen.queryByText(/until you can start/)).toBeNull());
  expect(screen.queryByRole("button", { name: /^Quick Check/ })).toBeNull();
});
