import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Location } from "@/lib/features/locations/model/dto";
import { locationAnswer } from "../../support/answers";
import { deferred } from "../../support/deferred";
import type { fakeApi } from "../../support/fake-api";
import { cellar, kitchen, renderHome, targetOf } from "./home-page";

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

test("the home screen of a household without items links to the form of a new item", async () => {
  renderHome({ "GET /api/items": { body: [] } });
  expect(await screen.findByText("Add Your First Items")).toBeTruthy();
  expect(targetOf("Add Items")).toBe("/items?adds=1");
});

test("suggested rooms that are tapped on the home screen are added as locations, and their buttons stay", async () => {
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

test("a suggested room can be tapped again on the home screen after the server has refused to add it", async () => {
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

test("while the request of a tapped room runs, a second tap on the room sends nothing and another room can be added", async () => {
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
  "Import Items on the home screen opens the import from a file when %s answers an empty list",
  async (call) => {
    const { user } = renderHome({ [call]: { body: [] } });
    await user.click(await screen.findByRole("button", { name: "Import Items" }));
    expect(await screen.findByRole("dialog", { name: /import/i })).toBeTruthy();
  },
);

test("the home screen of a household without a check links to the screen that starts its first check", async () => {
  renderHome();
  expect(await screen.findByText("Perform Your First Inventory Check")).toBeTruthy();
  expect(targetOf("Start Inventory Check")).toBe("/inventory-check");
});

test.each(["GET /api/locations", "GET /api/items"])(
  "for an assistant the home screen links only to the shopping list when %s answers an empty list",
  async (call) => {
    renderHome({ [call]: { body: [] } }, "assistant");
    expect(await screen.findByText(/^No (locations|items) yet$/)).toBeTruthy();
    expect(screen.getAllByRole("link")).toHaveLength(1);
    expect(targetOf("Open Shopping List")).toBe("/shopping-list");
  },
);

test("for a regular member the home screen of a household without a check links only to the items", async () => {
  renderHome({}, "regular");
  expect(await screen.findByText("No inventory check yet")).toBeTruthy();
  expect(screen.getAllByRole("link")).toHaveLength(1);
  expect(targetOf("View Items")).toBe("/items");
});
