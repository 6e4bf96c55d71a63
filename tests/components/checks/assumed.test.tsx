import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { deferred } from "../../support/deferred";
import { counted, jam, oil, renderCheck, salt, tea } from "./household";

const assumed = (itemId: number, by = "anna") => ({
  ...counted(itemId, 2),
  basis: "assumed" as const,
  countedBy: by,
});
const isAssume = ({ path, method }: { path: string; method: string }) =>
  path.endsWith("/assume") && method !== "GET";

/** Renders the completion screen of a check in which only the tea was counted. */
function renderComplete(answers: object = {}, role: "assistant" | "regular" = "assistant") {
  return renderCheck(
    "/inventory-complete/5",
    {
      "GET /api/inventory-updates/5/items": { body: [counted(12, 1)] },
      "GET /api/inventory-updates/5/assume": { body: { itemIds: [11, 12, 21] } },
      ...answers,
    },
    role,
  );
}

const missing = async () => within(await screen.findByRole("region", { name: /missing$/ }));
const pendingLinks = () => screen.getAllByRole("link", { name: /Pending check/ });
const links = () => pendingLinks().map((link) => [link.textContent, link.getAttribute("href")]);
const complete = () =>
  screen.getByRole<HTMLButtonElement>("button", { name: "Complete & Generate Shopping List" });
const take = (count: number) => ({ name: `Take the other ${count} as recorded` });

describe("missing items on the completion screen of a check", () => {
  test("the completion screen links to each missing item and marks items that were never counted", async () => {
    renderComplete({
      "GET /api/items": { body: [oil, tea, { ...salt, lastCountedAt: null }, jam] },
    });
    expect(await screen.findByRole("region", { name: "3 items are missing" })).toBeTruthy();
    await screen.findByRole("button", take(2));
    expect(links()).toEqual([
      ["Olive oilPending check", "/item-single-check/1/11?missing=check"],
      ["Sea saltPending checkNo earlier count", "/item-single-check/1/13?missing=check"],
      ["JamPending check", "/item-single-check/3/21?missing=check"],
    ]);
    expect(complete().disabled).toBe(true);
  });

  test("taking the recorded stock of the missing items marks these items and enables the completion of the check", async () => {
    const entries = [assumed(11), assumed(21)];
    let counts = [counted(12, 1), counted(13, 1)];
    const { user, calls } = renderComplete({
      "GET /api/inventory-updates/5/items": () => ({ body: counts }),
      "POST /api/inventory-updates/5/assume": () => {
        counts = [...counts, ...entries];
        return { body: entries };
      },
    });
    await user.click(await screen.findByRole("button", take(2)));
    expect(await screen.findByText("2 items keep their recorded stock")).toBeTruthy();
    expect(calls.filter(isAssume).map(({ body }) => body)).toEqual([{ itemIds: [11, 21] }]);
    await waitFor(() => expect(complete().disabled).toBe(false));
    expect(screen.queryByRole("region", { name: /missing$/ })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Undo" }));
    expect(screen.getByText("2 items are taken as recorded, not counted.")).toBeTruthy();
    const rows = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    const marked = rows.filter((text) => text.includes("Taken as recorded"));
    expect(marked).toEqual([
      expect.stringContaining("Olive oilCurrent: 2"),
      expect.stringContaining("JamCurrent: 2"),
    ]);
  });

  test("the completion screen has no button to use the recorded stock when none of the missing items was ever counted", async () => {
    renderComplete({ "GET /api/inventory-updates/5/assume": { body: { itemIds: [12] } } });
    await missing();
    await waitFor(() => expect(screen.queryByRole("button", { name: /as recorded/ })).toBeNull());
    expect(links().map(([text]) => text)).toEqual([
      "Olive oilPending check",
      "Sea saltPending check",
      "JamPending check",
    ]);
  });

  test("until it is known which recorded stock can be taken, a disabled button keeps its place above the links, unless no item was ever counted", async () => {
    const isUnknown = { "GET /api/inventory-updates/5/assume": deferred<never>().promise };
    const { unmount } = renderComplete(isUnknown);
    const region = await missing();
    const name = "Take the others as recorded";
    const button = region.getByRole<HTMLButtonElement>("button", { name });
    expect(button.disabled).toBe(true);
    for (const link of pendingLinks()) {
      expect(link.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    }
    unmount();
    const uncounted = { lastCountedAt: null, currentStock: 0, partialAmount: 0 };
    const items = [oil, tea, salt, jam].map((item) => ({ ...item, ...uncounted }));
    renderComplete({ ...isUnknown, "GET /api/items": { body: items } });
    expect((await missing()).queryByRole("button", { name })).toBeNull();
  });

  test("the missing items are hidden until the server answers, but for at most half a second", async () => {
    renderComplete({ "GET /api/inventory-updates/5/assume": deferred<never>().promise });
    const region = await screen.findByRole("region", { name: /missing$/ });
    expect(region.closest(".invisible")).not.toBeNull();
    await waitFor(() => expect(region.closest(".invisible")).toBeNull());
  });

  test("offline the completion screen explains why the recorded stock of missing items cannot be taken", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    renderComplete();
    const region = await missing();
    const button = await screen.findByRole<HTMLButtonElement>("button", take(2));
    expect(button.disabled).toBe(true);
    expect(region.getByText(/You are offline/).id).toBe(button.getAttribute("aria-describedby"));
  });

  test("when the call that finds the recorded stocks to take has failed, Try again repeats the call", async () => {
    let isDown = true;
    const { user } = renderComplete({
      "GET /api/inventory-updates/5/assume": () =>
        isDown ? { status: 503, body: {} } : { body: { itemIds: [11] } },
    });
    const region = await missing();
    const retry = await region.findByRole("button", { name: "Try again" });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByRole("button", take(1))).toBeTruthy();
  });

  test("when the server refuses to take the recorded stock, its message is shown and the items are refetched", async () => {
    const { user, calls } = renderComplete({
      "POST /api/inventory-updates/5/assume": {
        status: 409,
        body: { message: "Some of these items were never counted." },
      },
    });
    await user.click(await screen.findByRole("button", take(2)));
    expect(await screen.findByText("Some of these items were never counted.")).toBeTruthy();
    await waitFor(() => expect(calls.filter(({ path }) => path === "/api/items")).toHaveLength(2));
  });

  test("a role that cannot count sees the pending items on the completion screen, but no buttons", async () => {
    const { calls } = renderComplete({}, "regular");
    await missing();
    expect(pendingLinks()).toHaveLength(3);
    expect(screen.queryByRole("button")).toBeNull();
    expect(calls.some(({ path }) => path.endsWith("/assume"))).toBe(false);
  });

  test("Undo on the completion screen deletes the assumed entries, so that their items are pending again", async () => {
    let counts = [counted(12, 1), assumed(11), assumed(13), assumed(21)];
    const { user } = renderComplete({
      "GET /api/inventory-updates/5/items": () => ({ body: counts }),
      "DELETE /api/inventory-updates/5/assume": () => {
        counts = counts.filter(({ basis }) => basis === "counted");
        return { status: 204 };
      },
    });
    await screen.findByText("3 items are taken as recorded, not counted.");
    expect(complete().disabled).toBe(false);
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByRole("region", { name: "3 items are missing" })).toBeTruthy();
    expect(screen.queryByText(/taken as recorded, not counted/)).toBeNull();
    expect(document.activeElement?.textContent).toMatch(/^Olive oil/);
    expect(complete().disabled).toBe(true);
  });

  test("counting the missing items from the completion screen opens one after the other, and then the completion screen again", async () => {
    const { user } = renderComplete();
    await user.click(await screen.findByRole("link", { name: /^Olive oil/ }));
    await screen.findByRole("heading", { level: 1, name: "Olive oil" });
    await user.click(screen.getByRole("button", { name: "4" }));
    await user.click(screen.getByRole("button", { name: "Set & Continue" }));
    await screen.findByRole("heading", { level: 1, name: "Sea salt" });
    expect(screen.getByRole("link", { name: "Show 2 missing" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "4" }));
    await user.click(screen.getByRole("button", { name: "Set & Continue" }));
    await screen.findByRole("heading", { level: 1, name: "Jam" });
    await user.click(screen.getByRole("button", { name: "4" }));
    await user.click(screen.getByRole("button", { name: "Set & Continue" }));
    await screen.findByRole("heading", { level: 1, name: "Inventory Check Complete" });
    expect(complete().disabled).toBe(false);
  });
});

describe("the mark of an assumed item", () => {
  test.each([
    ["on the completion screen", "/inventory-complete/5"],
    ["in the check of its location", "/location-check/1"],
    ["in the list of its location", "/location-nav/1"],
    ["in the summary of its location", "/location-summary/1"],
    ["on its item check", "/item-check/1/11"],
    ["on its single check", "/item-single-check/1/11"],
  ])("the member who took the stock of an item as recorded is named %s", async (_, path) => {
    const by = (name: string) => ({
      "GET /api/inventory-updates/5/items": { body: [assumed(11, name), counted(12, 1)] },
    });
    const { unmount } = renderCheck(path, by("ben"));
    expect(await screen.findByText(/^Taken as recorded by ben/)).toBeTruthy();
    unmount();
    renderCheck(path, by("anna"));
    expect(await screen.findByText("Taken as recorded by you")).toBeTruthy();
  });

  test("the start screen of a check shows how many items have an assumed entry", async () => {
    renderCheck("/inventory-check", {
      "GET /api/inventory-updates/5/items": { body: [assumed(11), counted(12, 1)] },
    });
    expect(await screen.findByText("2 of 4 items checked")).toBeTruthy();
    expect(screen.getByText("1 of them taken as recorded")).toBeTruthy();
  });
});

test("the screen of an item with an assumed entry has no selected amount, and a count removes the assumed mark", async () => {
  let entry: ReturnType<typeof counted> = assumed(11);
  const { user } = renderCheck("/item-single-check/1/11", {
    "GET /api/inventory-updates/5/items": () => ({ body: [entry] }),
    "POST /api/inventory-items": () => {
      entry = counted(11, 4);
      return { body: entry };
    },
  });
  await screen.findByText(/^Taken as recorded by you/);
  expect(screen.queryAllByRole("button", { pressed: true })).toEqual([]);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Set & Continue" }).disabled).toBe(
    true,
  );
  await user.click(screen.getByRole("button", { name: "4" }));
  await user.click(screen.getByRole("button", { name: "Set & Continue" }));
  await screen.findByRole("heading", { level: 1, name: tea.name });
  await user.click(screen.getByRole("link", { name: "Previous item" }));
  await screen.findByRole("heading", { level: 1, name: oil.name });
  expect(screen.queryByText(/^Taken as recorded/)).toBeNull();
  expect(screen.getByRole("button", { name: "4", pressed: true })).toBeTruthy();
});

test("an unconfirmed selection is retained when another member takes the item's recorded stock", async () => {
  let counts = [counted(12, 1)];
  const { user, queryClient } = renderCheck("/item-single-check/1/11", {
    "GET /api/inventory-updates/5/items": () => ({ body: counts }),
  });
  await screen.findByRole("heading", { level: 1, name: oil.name });
  await user.click(screen.getByRole("button", { name: "4" }));
  counts = [{ ...assumed(11, "ben"), updatedAt: "2999-01-01T00:00:00.000Z" }, ...counts];
  await queryClient.invalidateQueries();
  await screen.findByText(/^Taken as recorded by ben/);
  expect(screen.getByRole("button", { name: "4", pressed: true })).toBeTruthy();
});
