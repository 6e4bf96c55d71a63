import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { HomeScreen } from "@/components/home/home-screen";
import { WriteQueueProvider } from "@/components/pending-writes/write-queue-provider";
import { WriteQueueContext } from "@/lib/client/pending-writes/use-pending-writes";
import { makeQueryClient } from "@/lib/client/query-client";
import { setClock } from "@/lib/core/clock";
import { currentUserQuery } from "@/lib/features/accounts/client/queries";
import { countWrites } from "@/lib/features/checks/client/pending-writes";
import type { Location } from "@/lib/features/locations/model/dto";
import type { Role } from "@/lib/policy/actor";
import {
  checkAnswer,
  countAnswer,
  itemAnswer,
  locationAnswer,
  userAnswer,
} from "../../support/answers";
import { deferred } from "../../support/deferred";
import { fakeApi } from "../../support/fake-api";
import { isolatedWriteQueue } from "../../support/isolated-write-queue";
import { renderScreen } from "../../support/render";

const none = { status: 404, body: { message: "Not found", code: "not_found" } };
const kitchen = locationAnswer(1, "Kitchen");
const cellar = locationAnswer(2, "Cellar");
const oil = itemAnswer(1, { name: "Olive oil" });
const jam = itemAnswer(2, { name: "Jam", locationId: 2, currentStock: 1 });
const active = checkAnswer({ id: 5, startedAt: "2026-03-20T09:00:00.000Z" });
const latest = checkAnswer({
  id: 4,
  status: "completed",
  completedAt: "2026-03-13T12:00:00.000Z",
  user: { username: "robin", email: "" },
  stockStatus: { outOfStock: 3, lowStock: 4, wellStocked: 5 },
  assumedCount: 1,
});

const household = {
  "GET /api/locations": { body: [kitchen, cellar] },
  "GET /api/items": { body: [oil, jam] },
  "GET /api/inventory-updates/active": none,
  "GET /api/inventory-updates/latest": none,
};

function renderHome(answers: Parameters<typeof fakeApi>[0] = {}, role: Role = "admin") {
  // A test can change an answer later.
  const calls = fakeApi(Object.assign(answers, { ...household, ...answers }));
  const queryClient = makeQueryClient();
  const person = userAnswer({ role });
  queryClient.setQueryData(currentUserQuery().queryKey, person);
  const queue = isolatedWriteQueue();
  const home = (
    <WriteQueueContext value={queue}>
      <WriteQueueProvider user={person} />
      <HomeScreen />
    </WriteQueueContext>
  );
  return { ...renderScreen(home, queryClient), queue, calls };
}

const targetOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

beforeEach(() => setClock(new Date("2026-03-20T12:00:00.000Z")));
afterEach(() => setClock(undefined));

describe("the home screen of a new household", () => {
  test("the home screen shows a placeholder while loading", () => {
    renderHome();
    expect(screen.getByRole("status").textContent).toBe("Loading");
  });

  test("the home screen of a household without locations links to the locations", async () => {
    renderHome({ "GET /api/locations": { body: [] } });
    expect(await screen.findByRole("heading", { name: "Welcome to Larder" })).toBeTruthy();
    expect(screen.getByText("Get Started with Your Inventory")).toBeTruthy();
    expect(targetOf("Add Locations")).toBe("/locations");
  });

  test("the home screen of a household without items links to the items", async () => {
    renderHome({ "GET /api/items": { body: [] } });
    expect(await screen.findByText("Add Your First Items")).toBeTruthy();
    expect(targetOf("Add Items")).toBe("/items");
  });

  test("rooms that are tapped on the home screen are added and keep their buttons", async () => {
    const rooms: Location[] = [];
    const { user, calls } = renderHome({
      "GET /api/items": { body: [] },
      "GET /api/locations": () => ({ body: rooms }),
      "POST /api/locations": () => {
        const room = locationAnswer(rooms.length + 1, ["Kitchen", "Fridge"][rooms.length] ?? "");
        rooms.push(room);
        return { status: 201, body: room };
      },
    });
    await user.click(await screen.findByRole("button", { name: "Kitchen" }));
    const added = await screen.findByRole("button", { name: "Added: Kitchen" });
    expect(document.activeElement).toBe(added);
    expect(screen.getByText("Add Your First Items")).toBeTruthy();
    expect(screen.getByText(/^Say what you want to have at home/)).toBeTruthy();
    await user.click(added);
    await user.click(screen.getByRole("button", { name: "Fridge" }));
    expect(await screen.findByRole("button", { name: "Added: Fridge" })).toBeTruthy();
    const sent = calls.filter(({ method }) => method === "POST");
    expect(sent.map(({ body }) => body)).toEqual([
      { name: "Kitchen", photo: null, order: 0 },
      { name: "Fridge", photo: null, order: 1 },
    ]);
  });

  test("a room that the server refuses can be tapped again on the home screen", async () => {
    const rooms: Location[] = [];
    const answers: Parameters<typeof fakeApi>[0] = {
      "GET /api/items": { body: [] },
      "GET /api/locations": () => ({ body: rooms }),
      "POST /api/locations": { status: 503, body: { message: "Not now", code: "unavailable" } },
    };
    const { user } = renderHome(answers);
    await user.click(await screen.findByRole("button", { name: "Cellar" }));
    expect(await screen.findByText("Failed to add location")).toBeTruthy();
    const room = screen.getByRole("button", { name: "Cellar" });
    await waitFor(() => expect(room.getAttribute("aria-disabled")).toBe("false"));
    answers["POST /api/locations"] = () => {
      rooms.push(cellar);
      return { status: 201, body: cellar };
    };
    await user.click(room);
    expect(await screen.findByRole("button", { name: "Added: Cellar" })).toBeTruthy();
  });

  test("a room is sent once, and the next one after it, while the first request runs", async () => {
    const answer = deferred<{ status: number; body: object }>();
    const { user, calls } = renderHome({
      "GET /api/locations": { body: [] },
      "POST /api/locations": () => answer.promise,
    });
    const room = await screen.findByRole("button", { name: "Kitchen" });
    await user.click(room);
    await user.click(room);
    await user.click(screen.getByRole("button", { name: "Fridge" }));
    const sent = calls.filter(({ method }) => method === "POST");
    expect(sent.map(({ body }) => body)).toEqual([
      { name: "Kitchen", photo: null, order: 0 },
      { name: "Fridge", photo: null, order: 1 },
    ]);
    await act(async () => {
      answer.resolve({ status: 201, body: kitchen });
      await answer.promise;
    });
  });

  test.each(["GET /api/locations", "GET /api/items"])(
    "the first steps of the home screen open the import from a file when %s is empty",
    async (call) => {
      const { user } = renderHome({ [call]: { body: [] } });
      await user.click(await screen.findByRole("button", { name: "Import Items" }));
      expect(await screen.findByRole("dialog", { name: /import/i })).toBeTruthy();
    },
  );

  test("the home screen of a household without a check links to its first check", async () => {
    renderHome();
    expect(await screen.findByText("Perform Your First Inventory Check")).toBeTruthy();
    expect(targetOf("Start Inventory Check")).toBe("/inventory-check");
  });

  test.each(["GET /api/locations", "GET /api/items"])(
    "the home screen offers an assistant nothing to add when %s is empty",
    async (call) => {
      renderHome({ [call]: { body: [] } }, "assistant");
      expect(await screen.findByText(/^No (locations|items) yet$/)).toBeTruthy();
      expect(screen.queryByRole("link")).toBeNull();
    },
  );
});

describe("the latest check on the home screen", () => {
  test("the home screen shows member, age and findings of the latest check and offers a new one", async () => {
    renderHome({ "GET /api/inventory-updates/latest": { body: latest } });
    expect(await screen.findByText("Latest Inventory Check")).toBeTruthy();
    expect(screen.getByText(/Completed by robin/).textContent).toContain("7 days ago");
    const counts = screen.getAllByRole("definition").map((count) => count.textContent);
    expect(counts).toEqual(["3", "4", "5"]);
    expect(screen.getByText("1 item was taken as recorded, not counted.")).toBeTruthy();
    expect(targetOf("Start New Inventory Check")).toBe("/inventory-check");
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

  test("the shortages name how many purchases the stock contains", async () => {
    const line = { lineId: 1, itemId: 1, quantity: 2, at: "2026-03-19T12:00:00.000Z", by: "robin" };
    renderHome({
      "GET /api/inventory-updates/latest": { body: latest },
      "GET /api/items": { body: [{ ...oil, currentStock: 2 }, jam] },
      "GET /api/purchases": { body: { listId: 3, putAway: [line, { ...line, itemId: 2 }] } },
    });
    expect(await screen.findByText("With 1 thing put away since the last check.")).toBeTruthy();
  });

  test("a shortage links to its item, and the number of further ones to the items with that stock", async () => {
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

  test("items that were never counted are no shortages on the home screen, but a number with a link to them", async () => {
    const unknown = [3, 4].map((id) => itemAnswer(id, { name: `New ${id}`, lastCountedAt: null }));
    renderHome({
      "GET /api/items": { body: [oil, ...unknown] },
      "GET /api/inventory-updates/latest": { body: latest },
    });
    await screen.findByRole("link", { name: /^Olive oil/ });
    expect(screen.queryByText(/^New/)).toBeNull();
    expect(targetOf("2 items not counted yet")).toBe("/items?stock=uncounted");
  });

  test("an item that this device has counted without a network is counted on the home screen", async () => {
    const { queue } = renderHome({
      "GET /api/items": { body: [itemAnswer(3, { name: "New", lastCountedAt: null })] },
      "GET /api/inventory-updates/latest": { body: latest },
    });
    await screen.findByRole("link", { name: "1 item not counted yet" });
    const observedAt = "2026-03-20T11:00:00.000Z";
    const body = { updateId: 5, itemId: 3, newStock: 1, partialAmount: 0, observedAt };
    await act(() => queue.add(countWrites.create(body, { locationId: 1 })));
    expect(targetOf("New 1 of 2 bottles")).toBe("/items?item=3");
    expect(screen.queryByText(/not counted yet/)).toBeNull();
  });

  test.each([
    ["2026-03-20T12:00:00.000Z", []],
    ["2026-03-20T12:00:00.001Z", ["More than 7 days ago"]],
    ["2026-03-27T12:00:00.001Z", ["More than 14 days ago"]],
  ])("at %s the home screen describes the age of the latest check as %j", async (moment, words) => {
    setClock(new Date(moment));
    renderHome({ "GET /api/inventory-updates/latest": { body: latest } });
    await screen.findByText("Latest Inventory Check");
    expect(screen.queryAllByText(/^More than/).map((text) => text.textContent)).toEqual(words);
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

  test("the home screen shows the progress of a running check and continues at a pending location", async () => {
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

  test("the home screen lists assumed items separately from counted ones", async () => {
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

  test("the home screen offers Finish check before Continue when every item has an entry", async () => {
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
