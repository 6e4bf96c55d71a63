import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { activeCheckQuery } from "@/lib/features/checks/client/queries";
import { deferred } from "../../../support/deferred";
import { check, counted, idle, renderCheck } from "../household";

const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const path = () => window.location.pathname;

describe("the start screen without a running check", () => {
  test("starting a check opens the first location", async () => {
    const { user } = renderCheck("/inventory-check", {
      ...idle,
      "POST /api/inventory-updates": { status: 201, body: check },
    });
    expect(await screen.findByRole("heading", { name: "Start Inventory Check" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Begin Inventory Check" }));
    await title("Kitchen");
    expect(path()).toBe("/location-check/1");
  });

  test("the start screen lists the locations with items in the order of the check, with the number of their items", async () => {
    renderCheck("/inventory-check", idle);
    const list = await screen.findByRole("list");
    const names = within(list)
      .getAllByRole("listitem")
      .map((entry) => [...entry.querySelectorAll("p")].map(({ textContent }) => textContent));
    expect(names).toEqual([
      ["Kitchen", "3 items, 1 low, 2 out"],
      ["Cellar", "1 item, 1 out"],
    ]);
  });

  test("the start screen shows how many locations and items a check counts, without the locations that have no item", async () => {
    renderCheck("/inventory-check", idle);
    expect(await screen.findByText("2 locations")).toBeTruthy();
    const description = "Full: 4 items";
    expect(screen.getByRole("button", { name: "Begin Inventory Check", description })).toBeTruthy();
  });

  test("before a check of a household without items, the start screen links an admin to the form of a new item", async () => {
    renderCheck("/inventory-check", { ...idle, "GET /api/items": { body: [] } }, "admin");
    const link = await screen.findByRole("link", { name: "Add Items" });
    expect(link.getAttribute("href")).toBe("/items?adds=1");
    expect(screen.getByRole("button", { name: "Begin Inventory Check" })).toBeTruthy();
  });

  test("before a check of a household without items, the start screen refers other roles to an admin", async () => {
    renderCheck("/inventory-check", { ...idle, "GET /api/items": { body: [] } }, "assistant");
    await screen.findByText(/an admin of your household can add them/);
    expect(screen.queryByRole("link", { name: "Add Items" })).toBeNull();
  });

  test("when the server answers a start of a check after the person has left the start screen, the open screen stays", async () => {
    const started = deferred<{ status: number; body: unknown }>();
    const { user, queryClient } = renderCheck("/inventory-check", {
      ...idle,
      "POST /api/inventory-updates": () => started.promise,
    });
    await user.click(await screen.findByRole("button", { name: "Begin Inventory Check" }));
    window.history.replaceState(null, "", "/items");
    started.resolve({ status: 201, body: check });
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(queryClient.getQueryData(activeCheckQuery().queryKey)).toEqual(check);
    expect(path()).toBe("/items");
  });

  test("a check that has started stays when the answer to an earlier fetch says that no check runs", async () => {
    const refetched = deferred<(typeof idle)["GET /api/inventory-updates/active"]>();
    let fetches = 0;
    const { user, queryClient } = renderCheck("/inventory-check", {
      "GET /api/inventory-updates/active": () => {
        fetches += 1;
        return fetches === 1 ? idle["GET /api/inventory-updates/active"] : refetched.promise;
      },
      "POST /api/inventory-updates": { status: 201, body: check },
    });
    const button = await screen.findByRole("button", { name: "Begin Inventory Check" });
    const { queryKey } = activeCheckQuery();
    void queryClient.refetchQueries({ queryKey });
    await waitFor(() => expect(fetches).toBe(2));
    await user.click(button);
    await title("Kitchen");
    refetched.resolve(idle["GET /api/inventory-updates/active"]);
    await waitFor(() => expect(queryClient.isFetching({ queryKey })).toBe(0));
    expect(queryClient.getQueryData(queryKey)).toEqual(check);
  });

  test("starting a check that another member has just started opens its first location with a pending item", async () => {
    let isRunning = false;
    const { user } = renderCheck("/inventory-check", {
      "GET /api/inventory-updates/active": () =>
        isRunning ? { body: check } : idle["GET /api/inventory-updates/active"],
      "GET /api/inventory-updates/5/items": {
        body: [11, 12, 13].map((itemId) => counted(itemId, 1)),
      },
      "POST /api/inventory-updates": () => {
        isRunning = true;
        return { status: 409, body: { message: "Already running.", activeUpdateId: 5 } };
      },
    });
    await user.click(await screen.findByRole("button", { name: "Begin Inventory Check" }));
    await title("Cellar");
    expect(path()).toBe("/location-check/3");
    expect(screen.queryByText("Already running.")).toBeNull();
  });

  test.each([
    ["the person's own presence", { userId: 7, username: "anna" }, "/location-check/1"],
    ["another member's presence", { userId: 8, username: "ben" }, "/location-check/3"],
  ])(
    "joining a check with %s in the first pending location opens the expected location",
    async (_, person, opened) => {
      let isRunning = false;
      const { user } = renderCheck("/inventory-check", {
        "GET /api/inventory-updates/active": () =>
          isRunning ? { body: check } : idle["GET /api/inventory-updates/active"],
        "GET /api/inventory-updates/5/presence": { body: [{ ...person, locationId: 1 }] },
        "POST /api/inventory-updates": () => {
          isRunning = true;
          return { status: 409, body: { message: "Already running.", activeUpdateId: 5 } };
        },
      });
      await user.click(await screen.findByRole("button", { name: "Begin Inventory Check" }));
      await waitFor(() => expect(path()).toBe(opened));
    },
  );

  test.each([
    [{ status: 500, body: { message: "Not now." } }, "Error", "Not now."],
    [{ status: 500, body: {} }, "Error", "Failed to start inventory check"],
    [
      { status: 400, body: {} },
      "No Locations",
      "Please add at least one location before starting an inventory check.",
    ],
  ])(
    "a start of a check that fails with %j shows an error and does not navigate",
    async (answer, heading, text) => {
      const { user } = renderCheck("/inventory-check", {
        ...idle,
        "POST /api/inventory-updates": answer,
      });
      await user.click(await screen.findByRole("button", { name: "Begin Inventory Check" }));
      expect(await screen.findByText(heading)).toBeTruthy();
      expect(screen.getByText(text)).toBeTruthy();
      expect(path()).toBe("/inventory-check");
    },
  );

  test("the start screen links to adding locations only for a role that can add locations", async () => {
    const empty = { ...idle, "GET /api/locations": { body: [] } };
    const { unmount } = renderCheck("/inventory-check", empty, "admin");
    const link = await screen.findByRole("link", { name: "Add Locations" });
    expect(link.getAttribute("href")).toBe("/locations");
    unmount();
    renderCheck("/inventory-check", empty, "assistant");
    await screen.findByRole("heading", { name: "Start Inventory Check" });
    expect(screen.queryByRole("link", { name: "Add Locations" })).toBeNull();
  });

  test("the start screen has no button for a role that cannot run a check", async () => {
    renderCheck("/inventory-check", idle, "regular");
    await screen.findByRole("heading", { name: "Start Inventory Check" });
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("the start screen with an unfinished check", () => {
  const half = { "GET /api/inventory-updates/5/items": { body: [counted(11, 1)] } };

  test("the start screen shows the progress of an unfinished check and links to a location with pending items", async () => {
    renderCheck("/inventory-check", half);
    expect(await screen.findByText("1 of 4 items checked")).toBeTruthy();
    expect(screen.getByText("25%")).toBeTruthy();
    const name = "Continue Inventory Check";
    const link = screen.getByRole("link", { name, description: "in Kitchen" });
    expect(link.getAttribute("href")).toBe("/location-check/1");
  });

  test("the start screen links to the missing items of an unfinished check as soon as an item has an entry", async () => {
    const { unmount } = renderCheck("/inventory-check", half);
    const link = await screen.findByRole("link", { name: "Show 3 missing" });
    expect(link.getAttribute("href")).toBe("/inventory-complete/5");
    unmount();
    renderCheck("/inventory-check");
    expect(await screen.findByText("0 of 4 items checked")).toBeTruthy();
    expect(screen.queryByRole("link", { name: /missing/ })).toBeNull();
  });

  test("the start screen links each location of an unfinished check with the number of its counted items", async () => {
    renderCheck("/inventory-check", {
      "GET /api/inventory-updates/5/items": { body: [counted(11, 1), counted(21, 1)] },
    });
    const [kitchen, cellar] = within(await screen.findByRole("list")).getAllByRole("listitem");
    expect(kitchen?.textContent).toContain("KitchenNext1 of 3 counted");
    expect(cellar?.textContent).toContain("CellarAll counted");
    const link = screen.getByRole("link", { name: "Cellar" });
    expect(link.getAttribute("href")).toBe("/location-check/3");
  });

  test("an unfinished check is cancelled after a confirmation", async () => {
    let isRunning = true;
    const { user } = renderCheck("/inventory-check", {
      ...half,
      "GET /api/inventory-updates/active": () =>
        isRunning ? { body: check } : idle["GET /api/inventory-updates/active"],
      "DELETE /api/inventory-updates/5": () => {
        isRunning = false;
        return { status: 204 };
      },
    });
    await user.click(await screen.findByRole("button", { name: "Cancel Inventory Check" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(dialog.getByText("All progress will be lost.")).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Cancel check" }));
    expect(await screen.findByRole("button", { name: "Begin Inventory Check" })).toBeTruthy();
  });

  test("a failed cancellation of a check shows an error and does not close its dialog", async () => {
    const { user } = renderCheck("/inventory-check", {
      ...half,
      "DELETE /api/inventory-updates/5": { status: 500, body: {} },
    });
    await user.click(await screen.findByRole("button", { name: "Cancel Inventory Check" }));
    await user.click(await screen.findByRole("button", { name: "Cancel check" }));
    expect(await screen.findByText("Failed to cancel inventory check")).toBeTruthy();
    expect(screen.getByRole("alertdialog")).toBeTruthy();
  });
});
