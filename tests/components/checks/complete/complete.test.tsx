import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { activeCheckQuery, completedChecksQuery } from "@/lib/features/checks/client/queries";
import type { Count } from "@/lib/features/checks/model/dto";
import {
  shoppingListQuery,
  shoppingListsQuery,
} from "@/lib/features/shopping-lists/client/queries";
import { checkAnswer } from "../../../support/answers";
import { deferred } from "../../../support/deferred";
import { counted, idle, jam, oil, renderCheck, salt, tea } from "../household";

const PENDING =
  "You must check all items in your household before completing your inventory check.";
const all = [counted(11, 2, 0.333), counted(12, 0, 0.667), counted(13, 0), counted(21, 4)];
/** The items of the household with the counted amounts as their stock. */
const stocked = (counts: readonly Count[]) =>
  [oil, tea, salt, jam].map((item) => {
    const count = counts.find(({ itemId }) => itemId === item.id);
    return count
      ? { ...item, currentStock: count.newStock, partialAmount: count.partialAmount }
      : item;
  });
const complete = () =>
  screen.findByRole<HTMLButtonElement>("button", { name: "Complete & Generate Shopping List" });

test("the completion of a check is disabled while an item is pending, and links to the item", async () => {
  renderCheck("/inventory-complete/5", {
    "GET /api/inventory-updates/5/items": { body: all.slice(0, 3) },
  });
  expect((await complete()).disabled).toBe(true);
  expect(screen.getByText(PENDING)).toBeTruthy();
  const headings = screen.getAllByRole("heading").map(({ textContent }) => textContent);
  expect(headings).toEqual(["Inventory Check Complete", "Kitchen", "Cellar"]);
  expect(screen.getByText("Current: 2⅓")).toBeTruthy();
  expect(screen.getByText("Current: ⅔")).toBeTruthy();
  expect(screen.getByText("Current: 0")).toBeTruthy();
  const pending = screen.getByRole("link", { name: /Pending check/ });
  expect(pending.getAttribute("href")).toBe("/item-single-check/3/21?missing=check");
});

test.each([
  ["3 of 4 counted", all.slice(0, 3), "Count the missing item"],
  ["2 of 4 counted", all.slice(1, 3), "Count the 2 missing items"],
])(
  "the completion screen shows %j above its title and links to an item to count",
  async (lead, counts, label) => {
    const { user } = renderCheck("/inventory-complete/5", {
      "GET /api/inventory-updates/5/items": { body: counts },
    });
    await complete();
    expect(screen.getByText(lead).nextSibling?.textContent).toBe("Inventory Check Complete");
    await user.click(screen.getByRole("link", { name: label }));
    expect(window.location.pathname + window.location.search).toMatch(
      /^\/item-single-check\/(1\/11|3\/21)\?missing=check$/,
    );
  },
);

test("the completion screen folds a location that is counted when it opens, and not one with pending items", async () => {
  renderCheck("/inventory-complete/5", {
    "GET /api/inventory-updates/5/items": { body: all.slice(0, 3) },
  });
  await complete();
  const kitchen = screen.getByRole("heading", { name: "Kitchen" });
  expect(kitchen.closest("details")?.open).toBe(false);
  expect(kitchen.parentElement?.textContent).toBe("Kitchen3 counted");
  const cellar = screen.getByRole("heading", { name: "Cellar" });
  expect(cellar.closest("details")).toBeNull();
  expect(cellar.parentElement?.textContent).toBe("Cellar1 of 1 missing");
});

test("the completion screen folds successive counted items of a location with a missing item", async () => {
  renderCheck("/inventory-complete/5", {
    "GET /api/inventory-updates/5/items": { body: all.slice(0, 2) },
  });
  await complete();
  const [kitchen] = screen.getAllByRole("list");
  const rows = [...(kitchen?.children ?? [])];
  expect(rows.map((row) => (row.querySelector("summary") ?? row).textContent)).toEqual([
    "2 counted",
    "Sea saltPending check",
  ]);
  expect(rows[0]?.querySelector("details")?.open).toBe(false);
});

test("while an item is missing, a phone shows the completion of a check below the list and not among the fixed actions", async () => {
  renderCheck("/inventory-complete/5", {
    "GET /api/inventory-updates/5/items": { body: all.slice(0, 3) },
  });
  const button = await complete();
  const actions = screen.getByRole("region", { name: "Actions" });
  expect(within(actions).queryByRole("button")).toBeNull();
  const last = screen.getByRole("link", { name: /Pending check/ });
  expect(last.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  ["3 to buy", all],
  ["Nothing to buy", all.map((count) => ({ ...count, newStock: 9 }))],
])("the completion screen shows %j first, above its title", async (lead, counts) => {
  renderCheck("/inventory-complete/5", {
    "GET /api/inventory-updates/5/items": { body: counts },
    "GET /api/items": { body: stocked(counts) },
  });
  await complete();
  expect(
    screen.getByRole("heading", { level: 1 }).parentElement?.previousSibling?.textContent,
  ).toBe(lead);
});

test("the completion screen compares the stock of each item to buy before and after its count, and gives the reason", async () => {
  const counts = all.map((count) => (count.itemId === 11 ? count : { ...count, newStock: 9 }));
  renderCheck("/inventory-complete/5", {
    "GET /api/inventory-updates/5/items": { body: counts },
    "GET /api/items": { body: stocked(counts) },
  });
  await complete();
  const rows = within(screen.getByRole("table", { name: "To buy" })).getAllByRole("row");
  expect(
    rows.map((row) =>
      within(row)
        .queryAllByRole("cell")
        .map((cell) => cell.textContent),
    ),
  ).toEqual([[], ["Kitchen", "0", "2⅓", "3", "1 bottle", "⅔ below the target"]]);
});

test("an item to buy whose stock was taken as recorded is marked", async () => {
  const counts = all.map((count) =>
    count.itemId === 11 ? { ...count, basis: "assumed" as const } : { ...count, newStock: 9 },
  );
  renderCheck("/inventory-complete/5", {
    "GET /api/inventory-updates/5/items": { body: counts },
    "GET /api/items": { body: stocked(counts) },
  });
  await complete();
  const table = within(screen.getByRole("table", { name: "To buy" }));
  expect(table.getByRole("cell", { name: "Taken as recorded, not counted: 2⅓" })).toBeTruthy();
});

test("the completion screen does not count a low item as an item to buy if it is not below its reorder point", async () => {
  const counts = all.map((count) => ({ ...count, newStock: 1 }));
  const items = stocked(counts).map((item) => ({ ...item, desiredStock: 6, reorderPoint: 1 }));
  renderCheck("/inventory-complete/5", {
    "GET /api/inventory-updates/5/items": { body: counts },
    "GET /api/items": { body: items },
  });
  await complete();
  expect(screen.getByText("Nothing to buy")).toBeTruthy();
});

test("completing a check invalidates checks and lists and opens the shopping list", async () => {
  const message = "Inventory check completed. Shopping list will be generated shortly.";
  const { user, queryClient } = renderCheck("/inventory-complete/5", {
    "GET /api/inventory-updates/5/items": { body: all },
    "PUT /api/inventory-updates/5/complete": { body: { message, shoppingListId: 3 } },
  });
  const [checks, lists] = [completedChecksQuery().queryKey, shoppingListsQuery().queryKey];
  queryClient.setQueryData(checks, []);
  queryClient.setQueryData(lists, []);
  queryClient.setQueryData(shoppingListQuery().queryKey, null);
  await user.click(await complete());
  await waitFor(() => expect(window.location.pathname).toBe("/shopping-list"));
  expect(screen.getByText(message)).toBeTruthy();
  // The cached checks and shopping lists do not contain the completed check and its list yet, so both queries
  // must be invalidated.
  expect(queryClient.getQueryState(checks)?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(lists)?.isInvalidated).toBe(true);
  // The previous list is removed from the cache, so that the list screen does not show it as the new list.
  expect(queryClient.getQueryData(shoppingListQuery().queryKey)).toBeUndefined();
  // The cache has no running check, so that the list screen does not state that a check is running.
  expect(queryClient.getQueryData(activeCheckQuery().queryKey)).toBeNull();
});

test("completing a check that another member has completed opens the shopping list", async () => {
  const { user } = renderCheck("/inventory-complete/5", {
    "GET /api/inventory-updates/5/items": { body: all },
    "PUT /api/inventory-updates/5/complete": {
      status: 409,
      body: { message: "This inventory check is already completed.", shoppingListId: 3 },
    },
  });
  await user.click(await complete());
  await waitFor(() => expect(window.location.pathname).toBe("/shopping-list"));
  expect(screen.queryByText("Failed to complete inventory check")).toBeNull();
});

test("the completion of a check waits until its pending counts are sent", async () => {
  const message = "Inventory check completed. Shopping list will be generated shortly.";
  let isDead = true;
  const { user, calls } = renderCheck("/item-single-check/3/21", {
    "GET /api/inventory-updates/5/items": { body: all.slice(0, 3) },
    "POST /api/inventory-items": () => {
      if (isDead) throw new TypeError("Failed to fetch");
      return { body: counted(21, 4) };
    },
    "PUT /api/inventory-updates/5/complete": { body: { message, shoppingListId: 3 } },
  });
  await screen.findByRole("heading", { level: 1, name: "Jam" });
  await user.click(screen.getByRole("button", { name: "4" }));
  await user.click(screen.getByRole("button", { name: "Set & Continue" }));
  await user.click(await screen.findByRole("button", { name: "Finish check" }));
  expect((await complete()).disabled).toBe(false);
  expect(await screen.findByText(/^1 count waits on this device. Your inventory/)).toBeTruthy();
  await user.click(await complete());
  expect(screen.getByRole("button", { name: "Waiting for counts..." })).toBeTruthy();
  const isCompletion = ({ path }: { path: string }) => path.endsWith("/complete");
  expect(calls.filter(isCompletion)).toEqual([]);
  isDead = false;
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(window.location.pathname).toBe("/shopping-list"));
  expect(calls.filter(isCompletion)).toHaveLength(1);
});

test("a completion that is refused because of pending items shows them and does not navigate", async () => {
  let counts = all;
  const { user } = renderCheck("/inventory-complete/5", {
    "GET /api/inventory-updates/5/items": () => ({ body: counts }),
    "PUT /api/inventory-updates/5/complete": () => {
      counts = all.slice(0, 3);
      return { status: 409, body: { message: PENDING } };
    },
  });
  await user.click(await complete());
  expect(await screen.findByText("Failed to complete inventory check")).toBeTruthy();
  expect(await screen.findByText(PENDING)).toBeTruthy();
  expect(window.location.pathname).toBe("/inventory-complete/5");
});

test("the completion screen has no button for a role that cannot complete a check", async () => {
  renderCheck(
    "/inventory-complete/5",
    { "GET /api/inventory-updates/5/items": { body: all } },
    "regular",
  );
  await screen.findByRole("heading", { name: "Cellar" });
  expect(screen.queryByRole("button")).toBeNull();
});

test("the completion screen of a completed check shows who completed it, and links to its shopping list", async () => {
  const completedAt = "2026-03-01T12:00:00.000Z";
  renderCheck("/inventory-complete/4", {
    "GET /api/inventory-updates/completed": {
      body: [checkAnswer({ id: 4, status: "completed", completedAt })],
    },
    "GET /api/shopping-lists": {
      body: [
        { id: 9, updateId: 4 },
        { id: 8, updateId: 3 },
      ],
    },
  });
  expect(
    await screen.findByRole("heading", { name: "This inventory check is completed" }),
  ).toBeTruthy();
  expect(screen.getByText(/^Completed by anna/)).toBeTruthy();
  const link = await screen.findByRole("link", { name: "Open its shopping list" });
  expect(link.getAttribute("href")).toBe("/shopping-list/9");
});

test("the completion screen of a completed check shows its text only once the shopping lists are loaded, because their link would move the text", async () => {
  const lists = deferred<{ body: unknown }>();
  const completed = [
    checkAnswer({ id: 4, status: "completed", completedAt: "2026-03-01T12:00:00.000Z" }),
  ];
  const { calls } = renderCheck("/inventory-complete/4", {
    "GET /api/inventory-updates/completed": { body: completed },
    "GET /api/shopping-lists": () => lists.promise,
  });
  const isAsked = (path: string) => calls.some((call) => call.path === path);
  await waitFor(() => expect(isAsked("/api/shopping-lists")).toBe(true));
  await waitFor(() => expect(isAsked("/api/inventory-updates/completed")).toBe(true));
  const title = { name: "This inventory check is completed" };
  expect(screen.queryByRole("heading", title)).toBeNull();
  lists.resolve({ body: [] });
  expect(await screen.findByRole("heading", title)).toBeTruthy();
});

test.each(["while a check is running", "while no check is running"])(
  "the completion screen of an unknown or cancelled check shows that the check was not found, %s",
  async (when) => {
    renderCheck("/inventory-complete/99", {
      ...(when === "while no check is running" && idle),
      "GET /api/inventory-updates/completed": { body: [] },
    });
    await screen.findByRole("heading", { name: "Inventory check not found" });
    const way = screen.getByRole("link", { name: "Return to inventory check" });
    expect(way.getAttribute("href")).toBe("/inventory-check");
  },
);

test("the completion screen of a check that cannot be loaded shows the cause and Try again", async () => {
  renderCheck("/inventory-complete/99", {
    "GET /api/inventory-updates/completed": { status: 503, body: { message: "Not now." } },
  });
  await screen.findByRole("heading", { name: "The inventory check could not be loaded" });
  expect(screen.getByText("Not now.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});
