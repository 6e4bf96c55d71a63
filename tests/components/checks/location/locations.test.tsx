import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { noteEndSeen } from "@/components/checks/shared/end-seen";
import { locationAnswer } from "../../../support/answers";
import { counted, idle, jam, oil, renderCheck } from "../household";

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
  test("the check of a location lists counted and pending items in the order of their ids", async () => {
    renderCheck("/location-check/1", {
      "GET /api/inventory-updates/5/items": { body: [counted(11, 2, 0.333)] },
    });
    await title("Kitchen");
    expect(screen.getByText("Some items at this location need checking.")).toBeTruthy();
    expect(screen.getByText("ITEMS IN THIS LOCATION")).toBeTruthy();
    const rows = screen.getAllByRole("listitem").map((row) => row.textContent);
    expect(rows).toEqual([
      expect.stringContaining("Olive oilCurrent: 2 + ⅓ bottles"),
      expect.stringContaining("Black teaPending checkLast time: 0"),
      expect.stringContaining("Sea saltPending checkLast time: "),
    ]);
    expect(target(/Olive oil/)).toBe("/item-check/1/11");
  });

  test("the check of a location shows its position and the check's progress", async () => {
    renderCheck("/location-check/1", {
      "GET /api/inventory-updates/5/items": { body: [counted(11, 2)] },
    });
    await title("Kitchen");
    expect(screen.getByText("Location 1 of 3")).toBeTruthy();
    const bar = screen.getByRole("progressbar", { name: "1 of 4 items counted" });
    expect(bar.getAttribute("aria-valuenow")).toBe("25");
  });

  test("the check of a location shows that all its items are checked", async () => {
    renderCheck("/location-check/1", allCounted);
    await title("Kitchen");
    expect(screen.getByText("All items at this location checked.")).toBeTruthy();
    expect(screen.getByText("Current: 1 box")).toBeTruthy();
    expect(screen.getByText("Current: 0 bags")).toBeTruthy();
  });

  const photo = `${"0".repeat(32)}.webp`;
  const oneLeft = [counted(11, 2), counted(12, 1)];
  test.each([
    ["3 to count", "a location with a photo", { photo, counts: [] }],
    ["3 to count", "a location without a photo", { photo: null, counts: [] }],
    ["1 to count", "a location with one pending item", { photo: null, counts: oneLeft }],
    ["All counted", "a counted location", { photo, counts: [...oneLeft, counted(13, 0)] }],
  ])("%j is the first text of the header of %s", async (lead, _, { photo, counts }) => {
    renderCheck("/location-check/1", {
      "GET /api/locations": { body: [{ ...locationAnswer(1, "Kitchen"), photo }] },
      "GET /api/inventory-updates/5/items": { body: counts },
    });
    const heading = await title("Kitchen");
    const header = heading.closest("header");
    expect(header?.textContent.startsWith(`${lead}Kitchen`)).toBe(true);
    const image = header?.querySelector("img");
    if (image) {
      expect(heading.compareDocumentPosition(image)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });

  test("a location with some counted items continues at its first pending item", async () => {
    renderCheck("/location-check/1", {
      "GET /api/inventory-updates/5/items": { body: [counted(11, 2)] },
    });
    expect(await screen.findByText("Some items at this location need checking.")).toBeTruthy();
    expect(target("Continue at Black tea")).toBe("/item-single-check/1/12?missing=location");
    expect(target("I'm here")).toBe("/item-single-check/1/11");
  });

  test("a checked location leads to the next location with pending items", async () => {
    renderCheck("/location-check/1", allCounted);
    await title("Kitchen");
    expect(target("Next: Cellar")).toBe("/location-check/3");
    expect(target("I'm here")).toBe("/item-single-check/1/11");
  });

  test("a location without counted items has no link to a pending item or to another location", async () => {
    renderCheck("/location-check/1");
    await screen.findByText("Some items at this location need checking.");
    expect(screen.queryByRole("link", { name: /^(Continue at|Next:)/ })).toBeNull();
  });

  test("the check of a location links to its first item, to the next location with items and to the previous screen", async () => {
    const { user } = renderCheck("/location-check/1");
    await title("Kitchen");
    expect(target("Go back to the start")).toBe("/inventory-check");
    expect(target("Previous location")).toBe("/inventory-check");
    expect(target("I'm here")).toBe("/item-single-check/1/11");
    const description = "starts with Olive oil";
    expect(screen.getByRole("link", { name: "I'm here", description })).toBeTruthy();
    const start = "To the start of the inventory check";
    expect(
      screen.getByRole("link", { name: "Go back to the start", description: start }),
    ).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Next location" }));
    await title("Cellar");
    expect(path()).toBe("/location-check/3");
    expect(target("Go back to Kitchen")).toBe("/location-summary/1");
    const previous = "To the summary of Kitchen";
    expect(
      screen.getByRole("link", { name: "Previous location", description: previous }),
    ).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Finish check" }));
    await title("Inventory Check Complete");
    expect(path()).toBe("/inventory-complete/5");
  });

  test("the check of an unknown location links to the start screen", async () => {
    renderCheck("/location-check/99");
    await title("Location not found");
    expect(target("Return to inventory check")).toBe("/inventory-check");
  });

  test("the screen of a location in a check links to the start screen when no check is running", async () => {
    renderCheck("/location-check/1", idle);
    await title("No active inventory check");
    expect(target("Start inventory check")).toBe("/inventory-check");
  });

  test("the screen of a location in a check shows cached data, and refetches it when the URL has the parameter ts", async () => {
    const { queryClient, unmount } = renderCheck("/location-check/1");
    await title("Kitchen");
    unmount();
    const visit = async (path: string) => {
      const { calls, unmount } = renderCheck(path, {}, "assistant", queryClient);
      await title("Kitchen");
      unmount();
      // Presence calls are left out, because they are sent whether or not the shown data is cached.
      return calls.map((call) => call.path).filter((path) => !path.endsWith("/presence"));
    };
    expect(await visit("/location-check/1")).toEqual(["/api/inventory-updates/5/items"]);
    expect(await visit("/location-check/1?ts=1")).toEqual(
      expect.arrayContaining(["/api/locations", "/api/items", "/api/inventory-updates/active"]),
    );
  });

  test("the check of a location offers a retry when it could not be loaded", async () => {
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
  test("the list of a location shows the stock of its items, and leads to the first item and to the next location", async () => {
    const { user } = renderCheck("/location-nav/1");
    await title("Kitchen");
    expect(screen.getByText("Last time: 2 bottles")).toBeTruthy();
    expect(target(/Olive oil/)).toBe("/item-check/1/11");
    expect(target("Count these items")).toBe("/item-single-check/1/11");
    await user.click(screen.getByRole("button", { name: "Next Location" }));
    await title("Cellar");
  });

  test("the list of a partly counted location leads to its first pending item", async () => {
    const { user } = renderCheck("/location-nav/1", {
      "GET /api/inventory-updates/5/items": { body: [counted(12, 2)] },
    });
    await title("Kitchen");
    await user.click(link("Continue at Olive oil"));
    await title("Olive oil");
  });

  test("the list of a location shows a count of the running check without “Last time”", async () => {
    renderCheck("/location-nav/1", {
      "GET /api/inventory-updates/5/items": { body: [counted(11, 2)] },
    });
    await title("Kitchen");
    expect(screen.getByText("2 bottles")).toBeTruthy();
  });

  test("the list of the last location leads to the completion screen", async () => {
    const { user } = renderCheck("/location-nav/3");
    await title("Cellar");
    await user.click(screen.getByRole("button", { name: "Finish Check" }));
    await title("Inventory Check Complete");
  });

  test("the list of a location leads to the start screen when no check is active", async () => {
    const { user } = renderCheck("/location-nav/1", idle);
    await title("Kitchen");
    await user.click(screen.getByRole("button", { name: "Next Location" }));
    await title("Start Inventory Check");
    expect(screen.getByText("No active inventory check")).toBeTruthy();
    expect(screen.getByText("Redirecting to inventory check page")).toBeTruthy();
  });
});

/** Returns the names of the actions; the one in the style of the main action is in capitals. */
const actions = () =>
  [...screen.getByRole("region", { name: "Actions" }).querySelectorAll("a, button")].map(
    ({ className, textContent }) =>
      /(^| )bg-primary( |$)/.test(className) ? textContent.toUpperCase() : textContent,
  );

describe("the actions of a counted location", () => {
  test.each([
    ["/location-check/1", ["NEXT: CELLAR", "I'm here", "Go back to the start"]],
    ["/location-summary/1", ["COUNT CELLAR", "Back to items", "Next location"]],
    ["/location-nav/1", ["NEXT LOCATION", "Show 1 missing"]],
  ])(
    "on %s, after the completion screen was open, the actions are %j",
    async (address, expected) => {
      noteEndSeen(5);
      renderCheck(address, allCounted);
      await title("Kitchen");
      expect(actions()).toEqual(expected);
    },
  );
});

describe("the summary of a location", () => {
  test("the summary of a checked location leads to the next pending item of another location", async () => {
    renderCheck("/location-summary/1", allCounted);
    expect(await screen.findByText("All 3 counted")).toBeTruthy();
    expect(target("Count Cellar")).toBe("/item-single-check/3/21");
  });

  test("the summary of a checked location names how many items are left in a partly counted location", async () => {
    renderCheck("/location-summary/3", {
      "GET /api/inventory-updates/5/items": { body: [counted(21, 1), counted(11, 2)] },
    });
    await title("Cellar");
    expect(target("Count the 2 left in Kitchen")).toBe("/item-single-check/1/12?missing=location");
  });

  test("the summary of a location with pending items leads to no other location", async () => {
    renderCheck("/location-summary/1");
    expect(await screen.findByText("3 left to count")).toBeTruthy();
    expect(screen.queryByRole("link", { name: /^Count Cellar/ })).toBeNull();
  });

  test("the summary of a location lists its pending items first, and the counted ones with the badge of their stock", async () => {
    const counts = [counted(11, 2), counted(12, 0)];
    renderCheck("/location-summary/1", { "GET /api/inventory-updates/5/items": { body: counts } });
    await title("Kitchen");
    expect(screen.getByText("1 left to count")).toBeTruthy();
    const rows = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(rows).toEqual([
      "Sea saltPending checkLast time: 0",
      "Olive oilCurrent: 2 bottlesLow stock",
      "Black teaCurrent: 0 boxesOut of stock",
    ]);
  });

  test("the summary of a location offers only its items and the end of the check when every item of the check has an entry", async () => {
    const counts = [counted(11, 2), counted(12, 1), counted(13, 0), counted(21, 4)];
    renderCheck("/location-summary/1", { "GET /api/inventory-updates/5/items": { body: counts } });
    await title("Kitchen");
    expect(actions()).toEqual(["Back to items", "FINISH CHECK"]);
  });

  test("the summary of a location shows the pending items and links to the first of them", async () => {
    renderCheck("/location-summary/1", {
      "GET /api/inventory-updates/5/items": { body: [counted(11, 2)] },
    });
    await title("Kitchen");
    expect(screen.getByText("2 left to count")).toBeTruthy();
    expect(screen.getByText("Current: 2 bottles")).toBeTruthy();
    const back = screen.getByRole("link", {
      name: "Count Black tea",
      description: "Back to items",
    });
    expect(back.getAttribute("href")).toBe("/item-single-check/1/12?missing=location");
    expect(screen.getByText(/^Location 1 of/)).toBeTruthy();
    expect(target(/^Black tea/)).toBe("/item-single-check/1/12");
    expect(screen.getByRole("button", { name: "Next location" })).toBeTruthy();
  });

  test("the summary of a location without items has no link back to items", async () => {
    renderCheck("/location-summary/2");
    await title("Empty shelf");
    expect(screen.getByText("No items in this location")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Back to items" })).toBeNull();
  });
});
