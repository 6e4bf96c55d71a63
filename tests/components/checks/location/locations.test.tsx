import { screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { counted, idle, jam, oil, renderCheck } from "../household";

vi.mock("next/navigation", () => ({
  usePathname: () => window.location.pathname,
  useSearchParams: () => new URLSearchParams(window.location.search),
  useRouter: () => ({ push: vi.fn() }),
}));

const title = (name: string) => screen.findByRole("heading", { level: 1, name });
const link = (name: RegExp | string) => screen.getByRole("link", { name });
const target = (name: RegExp | string) => link(name).getAttribute("href");
const path = () => window.location.pathname;
const allCounted = {
  "GET /api/inventory-updates/5/items": {
    body: [counted(11, 2, 0.333), counted(12, 1), counted(13, 0)],
  },
};

describe("the check of a location", () => {
  test("lists what is counted and what is pending, by id", async () => {
    renderCheck("/location-check/1", {
      "GET /api/inventory-updates/5/items": { body: [counted(11, 2, 0.333)] },
    });
    await title("Kitchen");
    expect(screen.getByText("Some items at this location need checking.")).toBeTruthy();
    expect(screen.getByText("ITEMS IN THIS LOCATION")).toBeTruthy();
    const rows = screen.getAllByRole("listitem").map((row) => row.textContent);
    expect(rows).toEqual([
      expect.stringContaining("Olive oilCurrent: 2 + ⅓ bottles"),
      expect.stringContaining("Black teaPending check"),
      expect.stringContaining("Sea saltPending check"),
    ]);
    expect(target(/Olive oil/)).toBe("/item-check/1/11");
  });

  test("says when all of it is checked", async () => {
    renderCheck("/location-check/1", allCounted);
    await title("Kitchen");
    expect(screen.getByText("All items at this location checked.")).toBeTruthy();
    expect(screen.getByText("Current: 1 box")).toBeTruthy();
    expect(screen.getByText("Current: 0 bags")).toBeTruthy();
  });

  test("leads back, to its items and on, over the location without items", async () => {
    const { user } = renderCheck("/location-check/1");
    await title("Kitchen");
    expect(target("Go back")).toBe("/inventory-check");
    expect(target("Previous location")).toBe("/inventory-check");
    expect(target("I'm here")).toBe("/item-single-check/1/11");
    await user.click(screen.getByRole("button", { name: "Next location" }));
    await title("Cellar");
    expect(path()).toBe("/location-check/3");
    expect(target("Go back")).toBe("/location-summary/2");
    await user.click(screen.getByRole("button", { name: "Finish check" }));
    await title("Inventory Check Complete");
    expect(path()).toBe("/inventory-complete/5");
  });

  test("that is not there leads to the start", async () => {
    renderCheck("/location-check/99");
    await title("Location not found");
    expect(target("Return to inventory check")).toBe("/inventory-check");
  });

  test("without a running check says so", async () => {
    renderCheck("/location-check/1", idle);
    await title("No active inventory check");
    expect(target("Start inventory check")).toBe("/inventory-check");
  });

  test("is shown from what is known, and fetched anew for a ts in the address", async () => {
    const { queryClient, unmount } = renderCheck("/location-check/1");
    await title("Kitchen");
    unmount();
    const visit = async (path: string) => {
      const { calls, unmount } = renderCheck(path, {}, "assistant", queryClient);
      await title("Kitchen");
      unmount();
      // Who is where is told and asked apart from what the screen shows.
      return calls.map((call) => call.path).filter((path) => !path.endsWith("/presence"));
    };
    expect(await visit("/location-check/1")).toEqual(["/api/inventory-updates/5/items"]);
    expect(await visit("/location-check/1?ts=1")).toEqual(
      expect.arrayContaining(["/api/locations", "/api/items", "/api/inventory-updates/active"]),
    );
  });

  test("could not be loaded: offers to try again", async () => {
    let isDown = true;
    const { user } = renderCheck("/location-check/1", {
      "GET /api/items": () =>
        isDown ? { status: 503, body: { message: "Later." } } : { body: [oil, jam] },
    });
    await title("The inventory check could not be loaded");
    expect(screen.getByText("Later.")).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await title("Kitchen");
  });
});

describe("the list of a location", () => {
  test("shows the stock of its items and leads on", async () => {
    const { user } = renderCheck("/location-nav/1");
    await title("Kitchen");
    expect(screen.getByText("2 bottles")).toBeTruthy();
    expect(target(/Olive oil/)).toBe("/item-check/1/11");
    await user.click(screen.getByRole("button", { name: "Next Location" }));
    await title("Cellar");
  });

  test("finishes after the last location", async () => {
    const { user } = renderCheck("/location-nav/3");
    await title("Cellar");
    await user.click(screen.getByRole("button", { name: "Finish Check" }));
    await title("Inventory Check Complete");
  });

  test("leads to the start when no check is active", async () => {
    const { user } = renderCheck("/location-nav/1", idle);
    await title("Kitchen");
    await user.click(screen.getByRole("button", { name: "Next Location" }));
    await title("Inventory Check");
    expect(screen.getByText("No active inventory check")).toBeTruthy();
    expect(screen.getByText("Redirecting to inventory check page")).toBeTruthy();
  });
});

describe("the summary of a location", () => {
  test("tells what is left there, and leads back to the first of it", async () => {
    renderCheck("/location-summary/1", {
      "GET /api/inventory-updates/5/items": { body: [counted(11, 2)] },
    });
    await title("Kitchen");
    expect(screen.getByText("2 items left to check here.")).toBeTruthy();
    expect(screen.getByText("Current: 2 bottles")).toBeTruthy();
    expect(target("Back to items")).toBe("/item-single-check/1/12");
    expect(target(/Black tea/)).toBe("/item-single-check/1/12");
    expect(screen.getByRole("button", { name: "Next location" })).toBeTruthy();
  });

  test("of a location without items says so", async () => {
    renderCheck("/location-summary/2");
    await title("Empty shelf");
    expect(screen.getByText("No items in this location")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Back to items" })).toBeNull();
  });
});
