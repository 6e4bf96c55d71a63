import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { memoryStore } from "@/lib/client/pending-writes/write-store";
import { makeQueryClient } from "@/lib/client/query-client";
import { isTemporaryId } from "@/lib/core/temporary-id";
import { itemAnswer } from "../../support/answers";
import { deferred } from "../../support/deferred";
import { isolatedWriteQueue } from "../../support/isolated-write-queue";
import { counted, jam, renderCheck } from "./household";

const olives = itemAnswer(31, { name: "Olives", unit: "jar", locationId: 3 });
const isAccepted = { body: olives, status: 201 };

/** Adds "Olives" by the dialog of the location's screen. */
async function addOlives(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole("button", { name: "Add item" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add New Item" }));
  await user.type(dialog.getByLabelText("Name"), "Olives");
  await user.selectOptions(dialog.getByLabelText("Unit"), "jar");
  expect(dialog.getByLabelText("Location")).toHaveProperty("value", "3");
  await user.click(dialog.getByRole("button", { name: "Add Item" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}

const setOnline = (isOnline: boolean) =>
  act(() => {
    Object.defineProperty(navigator, "onLine", { value: isOnline, configurable: true });
    window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
  });

describe("an item that is added during a check", () => {
  test.each(["assistant", "regular"] as const)(
    "a member with the role %s cannot add an item",
    async (role) => {
      renderCheck("/location-check/3", {}, role);
      await screen.findByText("Jam");
      expect(screen.queryByRole("button", { name: "Add item" })).toBeNull();
    },
  );

  test("an added item is counted before the server has accepted it, and its count is sent with the real id", async () => {
    const online = deferred<undefined>();
    const { user, calls, queue } = renderCheck(
      "/location-check/3",
      {
        "POST /api/items": async () => {
          await online.promise;
          return isAccepted;
        },
        "POST /api/inventory-items": { body: counted(31, 4) },
      },
      "admin",
    );
    await addOlives(user);
    await user.click(await screen.findByRole("link", { name: /^Olives.*Pending check/ }));
    await screen.findByRole("heading", { name: "Olives" });
    expect(isTemporaryId(Number(window.location.pathname.split("/")[3]))).toBe(true);
    await user.click(screen.getByRole("button", { name: "4" }));
    await user.click(screen.getByRole("button", { name: /^Set 4/ }));
    await waitFor(() => expect(window.location.pathname).toBe("/location-nav/3"));
    expect(await screen.findByText("4 jars")).toBeTruthy();
    online.resolve(undefined);
    await queue.whenSent("check:5");
    expect(calls.filter(({ method }) => method === "POST")).toMatchObject([
      { path: "/api/items", body: { name: "Olives", locationId: 3, unit: "jar" } },
      { path: "/api/inventory-items", body: { itemId: 31, newStock: 4 } },
    ]);
    expect(screen.getAllByRole("link", { name: /^Olives/ })).toHaveLength(1);
  });

  test("when the server accepts the item, its screen keeps the chosen amount and its URL gets the real id", async () => {
    const online = deferred<undefined>();
    const stored = [jam];
    const { user } = renderCheck(
      "/location-check/3",
      {
        "POST /api/items": async () => {
          await online.promise;
          stored.push(olives);
          return isAccepted;
        },
        "GET /api/items": () => ({ body: stored }),
      },
      "admin",
    );
    await addOlives(user);
    await user.click(await screen.findByRole("link", { name: /^Olives/ }));
    await user.click(await screen.findByRole("button", { name: "3" }));
    online.resolve(undefined);
    await waitFor(() => expect(window.location.pathname).toBe("/item-check/3/31"));
    expect(screen.getByRole("button", { name: "3" }).getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByRole("button", { name: /^Set 3/ })).toBeTruthy();
  });

  test("a reload keeps the chosen amount of an item that was added on this device", async () => {
    const store = memoryStore();
    const queryClient = makeQueryClient();
    const answers = {
      "POST /api/items": isAccepted,
      "GET /api/items": { body: [jam, olives] },
    };
    const open = (path: string) =>
      renderCheck(path, answers, "admin", queryClient, isolatedWriteQueue(store));
    const { user, unmount } = open("/location-check/3");
    await addOlives(user);
    await user.click(await screen.findByRole("link", { name: /^Olives/ }));
    await user.click(await screen.findByRole("button", { name: "3" }));
    await waitFor(() => expect(window.location.pathname).toBe("/item-check/3/31"));
    unmount();
    // The cached data are shown before the new page has read the pending writes from the device.
    const { queue } = open("/item-check/3/31");
    expect(queue.get().isRead).toBe(false);
    expect(screen.getByRole("heading", { name: "Olives" })).toBeTruthy();
    await waitFor(() => expect(queue.get().created).toHaveLength(1));
    expect(screen.getByRole("button", { name: /^Set 3/ })).toBeTruthy();
  });

  test("the dialog Add New Item keeps its input when the server refuses a count and the counted item's screen opens", async () => {
    const refusal = deferred<{ status: number }>();
    const { user } = renderCheck(
      "/item-single-check/3/21",
      { "POST /api/inventory-items": () => refusal.promise },
      "admin",
    );
    await screen.findByRole("heading", { name: "Jam" });
    await user.click(screen.getByRole("button", { name: "4" }));
    await user.click(screen.getByRole("button", { name: "Set & Continue" }));
    await user.click(await screen.findByRole("button", { name: "Add item" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Add New Item" }));
    await user.type(dialog.getByLabelText("Name"), "Olives");
    refusal.resolve({ status: 400 });
    await waitFor(() => expect(window.location.pathname).toBe("/item-check/3/21"));
    expect(dialog.getByLabelText("Name")).toHaveProperty("value", "Olives");
    expect(dialog.getByLabelText("Name").isConnected).toBe(true);
  });

  test("offline the dialog Add New Item has no photo field, and shows the reason", async () => {
    const { user } = renderCheck("/location-check/3", {}, "admin");
    await screen.findByText("Jam");
    setOnline(false);
    await user.click(screen.getByRole("button", { name: "Add item" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Add New Item" }));
    expect(
      dialog.getByText("You are offline. Add a photo later by editing the item."),
    ).toBeTruthy();
    expect(dialog.queryByRole("group", { name: "Photo (optional)" })).toBeNull();
    setOnline(true);
    expect(await dialog.findByRole("group", { name: "Photo (optional)" })).toBeTruthy();
  });
});

describe("an added item that the server refuses", () => {
  async function refuse(status: number, message: string, answers: object = {}) {
    const online = deferred<undefined>();
    const answer: { status: number; body: unknown } = { status, body: { message } };
    const rendered = renderCheck(
      "/location-check/3",
      {
        "POST /api/items": async () => {
          await online.promise;
          return answer;
        },
        "POST /api/inventory-items": { body: counted(31, 4) },
        ...answers,
      },
      "admin",
    );
    const { user } = rendered;
    await addOlives(user);
    await user.click(await screen.findByRole("link", { name: /^Olives/ }));
    await user.click(await screen.findByRole("button", { name: "4" }));
    await user.click(screen.getByRole("button", { name: /^Set 4/ }));
    await waitFor(() => expect(window.location.pathname).toBe("/location-nav/3"));
    online.resolve(undefined);
    const list = within(await screen.findByRole("list", { name: "Not saved" }));
    return { ...rendered, list, answer };
  }

  test("a refused item is shown with its count and the reason, and its count is not sent", async () => {
    const { list, calls } = await refuse(409, "A household has at most 5,000 items.");
    const text = "Olives: not added, 4 jars counted. A household has at most 5,000 items.";
    expect(list.getByText(text)).toBeTruthy();
    expect(screen.queryByText("4 jars")).toBeNull();
    expect(calls.some(({ path }) => path === "/api/inventory-items")).toBe(false);
  });

  test("a refused item that is added to another location is accepted, and then its count is sent", async () => {
    const { list, user, calls, answer, queue } = await refuse(404, "Location not found");
    await user.click(list.getByRole("button", { name: "Try again" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Add New Item" }));
    expect(dialog.getByText("Location not found")).toBeTruthy();
    expect(dialog.getByLabelText("Name")).toHaveProperty("value", "Olives");
    await user.selectOptions(dialog.getByLabelText("Location"), "Kitchen");
    Object.assign(answer, { status: 201, body: { ...olives, locationId: 1 } });
    await user.click(dialog.getByRole("button", { name: "Add Item" }));
    await waitFor(() => expect(screen.queryByRole("list", { name: "Not saved" })).toBeNull());
    await queue.whenSent("check:5");
    expect(calls.filter(({ method }) => method === "POST").slice(-2)).toMatchObject([
      { path: "/api/items", body: { name: "Olives", locationId: 1 } },
      { path: "/api/inventory-items", body: { itemId: 31, newStock: 4 } },
    ]);
  });

  test("when another tab has discarded a refused item, Add Item in its open dialog sends nothing and keeps the input", async () => {
    const { list, user, queue, calls } = await refuse(404, "Location not found");
    await user.click(list.getByRole("button", { name: "Try again" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Add New Item" }));
    await act(() => queue.discard(() => true));
    const sentBefore = calls.filter(({ method }) => method === "POST").length;
    await user.click(dialog.getByRole("button", { name: "Add Item" }));
    const reason = "This item was already added or discarded in another tab.";
    expect((await screen.findAllByText(reason)).length).toBeGreaterThan(0);
    expect(dialog.getByLabelText("Name")).toHaveProperty("value", "Olives");
    expect(queue.get().pending).toEqual([]);
    expect(calls.filter(({ method }) => method === "POST")).toHaveLength(sentBefore);
  });

  test("a suggestion for the name of a refused item does not change the item's unit", async () => {
    const { list, user } = await refuse(404, "Location not found");
    await user.click(list.getByRole("button", { name: "Try again" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Add New Item" }));
    await user.clear(dialog.getByLabelText("Name"));
    await user.type(dialog.getByLabelText("Name"), "tooth");
    await user.click(await dialog.findByRole("option", { name: /^Toothpaste/ }));
    expect(dialog.getByLabelText("Name")).toHaveProperty("value", "Toothpaste");
    expect(dialog.getByLabelText("Unit")).toHaveProperty("value", "jar");
  });

  test("discarding a refused item discards its count too", async () => {
    const { list, user, queue } = await refuse(409, "Too many.");
    await user.click(list.getByRole("button", { name: "Discard" }));
    await waitFor(() => expect(screen.queryByRole("list", { name: "Not saved" })).toBeNull());
    expect(queue.get()).toMatchObject({ pending: [], refused: [] });
  });

  test("a check cannot be completed before an uncounted item that was refused is added or discarded", async () => {
    const { user } = renderCheck(
      "/location-check/3",
      {
        "POST /api/items": { status: 409, body: { message: "Too many." } },
        "GET /api/items": { body: [jam] },
        "GET /api/inventory-updates/5/items": { body: [counted(21, 1)] },
      },
      "admin",
    );
    await addOlives(user);
    const list = within(await screen.findByRole("list", { name: "Not saved" }));
    await user.click(await screen.findByRole("link", { name: "Finish check" }));
    const complete = await screen.findByRole("button", { name: /^Complete/ });
    expect(complete).toHaveProperty("disabled", true);
    expect(screen.getByText(/^An item was not added\. Try again or discard it/)).toBeTruthy();
    await user.click(list.getByRole("button", { name: "Discard" }));
    await waitFor(() => expect(complete).toHaveProperty("disabled", false));
  });

  test("a check cannot be completed before a counted item that was refused is added or discarded", async () => {
    const { user, list } = await refuse(409, "Too many.", {
      "GET /api/items": { body: [jam] },
      "GET /api/inventory-updates/5/items": { body: [counted(21, 1)] },
    });
    await user.click(screen.getByRole("button", { name: "Finish Check" }));
    const complete = await screen.findByRole("button", { name: /^Complete/ });
    expect(complete).toHaveProperty("disabled", true);
    expect(
      screen.getByText(/^A counted item was not added\. Try again or discard it/),
    ).toBeTruthy();
    await user.click(list.getByRole("button", { name: "Discard" }));
    await waitFor(() => expect(complete).toHaveProperty("disabled", false));
  });
});
