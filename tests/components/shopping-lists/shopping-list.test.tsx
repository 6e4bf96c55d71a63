import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, onTestFinished, test } from "vitest";
import { ShoppingListsScreen } from "@/components/shopping-lists/shopping-lists-screen";
import { setClock } from "@/lib/core/clock";
import {
  shoppingListQuery,
  shoppingListsQuery,
} from "@/lib/features/shopping-lists/client/queries";
import { listAnswer } from "../../support/answers";
import { deferred } from "../../support/deferred";
import { renderScreen } from "../../support/render";
import { rowLabel } from "../../support/row-label";
import { box, isTicked, jam, latest, oil, ready, renderList } from "./render-list";

describe("a ready shopping list", () => {
  test("a list line shows its supermarket name, or else its name, and the progress counts purchased lines", async () => {
    renderList(latest(ready));
    expect(await screen.findByText(rowLabel("3x Monini 1 l"))).toBeTruthy();
    expect(screen.getByText(rowLabel("1x Jam"))).toBeTruthy();
    expect(screen.getByRole("img", { name: "0 of 2 items purchased" })).toBeTruthy();
  });

  test("a list without facts and reasons shows no figures, and no headings for them", async () => {
    renderList(latest(listAnswer({ items: [jam] })));
    const why = await screen.findByRole("button", { name: "Why Jam?" });
    expect(why.closest("li")?.textContent).toBe("1x Jam");
    expect(screen.queryByText("Target")).toBeNull();
  });

  test.each([
    ["claude", "Claude worded the reason. Its figures are filled in from these, not by Claude."],
    ["template", "The reason is put together from these figures, without AI."],
  ] as const)(
    "the dialog about a line shows its figures and that %s wrote the reason",
    async (by, words) => {
      const facts = {
        unit: "bottle" as const,
        stock: 400,
        wanted: 900,
        checks: 3,
        timesOut: 1,
        previous: 0,
        trend: "up" as const,
        bought: 600,
        counts: [
          { date: "2026-01-03", amount: 400 },
          { date: "2026-01-02", amount: 0 },
        ],
      };
      const { user } = renderList(
        latest(listAnswer({ items: [{ ...oil, rationaleSource: by, facts }] })),
      );
      const why = await screen.findByRole("button", { name: "Why Monini 1 l?" });
      expect(why.closest("li")?.textContent).toMatch(/Was 0Now 1⅓Target 3/);
      await user.click(why);
      const dialog = within(await screen.findByRole("dialog"));
      const figures = dialog.getAllByRole("definition").map(({ textContent }) => textContent);
      expect(figures).toEqual(["1⅓ bottles", "3 bottles", "2 bottles", "1 of 2 times"]);
      const table = dialog.getByRole("table", { name: "What the last checks counted" });
      expect(
        within(table)
          .getAllByRole("row")
          .slice(1)
          .map((row) => row.textContent),
      ).toEqual(["Jan 31⅓", "Jan 20"]);
      expect(dialog.getByText(words)).toBeTruthy();
    },
  );

  test("a line and the dialog about it mark figures of an assumed entry as recorded and not counted, and list it above an earlier count of the day", async () => {
    const facts = {
      unit: "bottle" as const,
      stock: 300,
      wanted: 900,
      checks: 2,
      timesOut: 0,
      previous: 600,
      trend: null,
      isAssumed: true,
      counts: [{ date: "2026-01-03", amount: 600 }],
      assumed: [{ date: "2026-01-03", amount: 300 }],
    };
    const { user } = renderList(
      latest(listAnswer({ items: [{ ...oil, rationaleSource: "template", facts }] })),
    );
    const why = await screen.findByRole("button", { name: "Why Monini 1 l?" });
    expect(why.closest("li")?.textContent).toContain("Now Taken as recorded, not counted: 1");
    await user.click(why);
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText("Recorded").nextElementSibling?.textContent).toBe("1 bottle");
    const table = dialog.getByRole("table", { name: "What the last checks counted" });
    const rows = within(table)
      .getAllByRole("row")
      .map(({ textContent }) => textContent);
    expect(rows.slice(1)).toEqual(["Jan 31recorded, not counted", "Jan 32"]);
  });

  test("the dialog about a line shows its reason, and its button is disabled without a reason", async () => {
    const { user } = renderList(latest(ready));
    await user.click(await screen.findByRole("button", { name: "Why Monini 1 l?" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText("One bottle is left of the three you keep.")).toBeTruthy();
    await user.keyboard("{Escape}");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Why Jam?" }).disabled).toBe(true);
  });

  test("a tick is shown at once and reverted when the server refuses the change", async () => {
    const answer = deferred<{ status: number }>();
    const { user, calls, queue } = renderList({
      ...latest(ready),
      "PUT /api/shopping-lists/items/2": () => answer.promise,
    });
    await screen.findByText(rowLabel("1x Jam"));
    await user.click(box("1x Jam"));
    await waitFor(() => expect(isTicked("1x Jam")).toBe(true));
    expect(screen.getByRole("img", { name: "1 of 2 items purchased" })).toBeTruthy();
    const sent = calls.find(({ method }) => method === "PUT");
    expect(sent?.body).toMatchObject({ purchased: true });
    answer.resolve({ status: 403 });
    expect(await screen.findByText("Failed to update item")).toBeTruthy();
    await waitFor(() => expect(isTicked("1x Jam")).toBe(false));
    expect(queue.get()).toMatchObject({ pending: [], refused: [] });
  });

  test("after the server has answered a tick, the line has the state of the answer", async () => {
    const answer = deferred<{ body: unknown }>();
    const { user, queue } = renderList({
      ...latest(ready),
      "PUT /api/shopping-lists/items/2": () => answer.promise,
    });
    await screen.findByText(rowLabel("1x Jam"));
    await user.click(box("1x Jam"));
    await waitFor(() => expect(isTicked("1x Jam")).toBe(true));
    answer.resolve({ body: { ...jam, purchased: false } });
    await waitFor(() => expect(queue.get().pending).toEqual([]));
    expect(isTicked("1x Jam")).toBe(false);
  });

  test("when the server refuses the first of two ticks, the second tick remains", async () => {
    const first = deferred<{ status: number }>();
    const second = deferred<{ body: unknown }>();
    const { user } = renderList({
      ...latest(ready),
      "PUT /api/shopping-lists/items/1": () => first.promise,
      "PUT /api/shopping-lists/items/2": () => second.promise,
    });
    await screen.findByText(rowLabel("1x Jam"));
    await user.click(box("3x Monini 1 l Olive oil"));
    await user.click(box("1x Jam"));
    first.resolve({ status: 403 });
    await waitFor(() => expect(isTicked("3x Monini 1 l Olive oil")).toBe(false));
    expect(isTicked("1x Jam")).toBe(true);
    second.resolve({ body: { ...jam, purchased: true } });
  });

  test("ticks without a network wait on the device and are sent later in order, with the times of the taps", async () => {
    setClock(new Date("2026-11-20T10:00:00Z"));
    onTestFinished(() => setClock(undefined));
    let isDead = true;
    let list = ready;
    const { user, calls } = renderList({
      "GET /api/shopping-lists/latest": () => ({ body: list }),
      "PUT /api/shopping-lists/items/2": () => {
        if (isDead) throw new TypeError("Failed to fetch");
        list = { ...ready, items: [oil, { ...jam, purchased: false }] };
        return { body: jam };
      },
    });
    await screen.findByText(rowLabel("1x Jam"));
    await user.click(box("1x Jam"));
    const toast = (await screen.findByText("Item status updated")).closest("[role=status]");
    expect(toast?.textContent).toContain("Jam");
    expect(await screen.findByText("Connecting. 1 tick waits on this device.")).toBeTruthy();
    expect(isTicked("1x Jam")).toBe(true);
    setClock(new Date("2026-11-20T10:05:00Z"));
    await user.click(box("1x Jam"));
    await waitFor(() => expect(isTicked("1x Jam")).toBe(false));
    setClock(new Date("2026-11-20T11:00:00Z"));
    isDead = false;
    calls.splice(0);
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(screen.queryByText(/on this device/)).toBeNull());
    const sent = calls.filter(({ method }) => method === "PUT").map(({ body }) => body);
    expect(sent).toEqual([
      { purchased: true, observedAt: "2026-11-20T10:00:00.000Z" },
      { purchased: false, observedAt: "2026-11-20T10:05:00.000Z" },
    ]);
  });

  test("a tick that is refused because the list was cleared meanwhile does not restore the line", async () => {
    let list = ready;
    const { user, queue } = renderList({
      "GET /api/shopping-lists/latest": () => ({ body: list }),
      "PUT /api/shopping-lists/items/2": () => {
        list = listAnswer();
        return { status: 404, body: { message: "Shopping list item not found" } };
      },
    });
    await screen.findByText(rowLabel("1x Jam"));
    await user.click(box("1x Jam"));
    expect(await screen.findByText("All Stocked Up!")).toBeTruthy();
    expect(screen.getByText("Failed to update item")).toBeTruthy();
    await waitFor(() => expect(queue.get()).toMatchObject({ pending: [], refused: [] }));
  });

  async function clear(user: ReturnType<typeof renderList>["user"]) {
    await user.click(await screen.findByRole("button", { name: "Clear List" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await user.click(dialog.getByRole("button", { name: "Clear List" }));
    expect(await screen.findByText("Shopping list cleared")).toBeTruthy();
  }

  /** Simulates leaving the page. Clearing a list can be undone only until then. */
  const leavePage = () => window.dispatchEvent(new Event("pagehide"));

  test("a confirmed clear empties the list on the screen at once, and on the server when the page is left", async () => {
    let list = ready;
    const { user, calls } = renderList({
      "GET /api/shopping-lists/latest": () => ({ body: list }),
      "DELETE /api/shopping-lists/3/items": () => {
        list = listAnswer();
        return { body: { items: [] } };
      },
    });
    await clear(user);
    expect(await screen.findByText("All Stocked Up!")).toBeTruthy();
    expect(screen.getByText(/^List cleared by anna/)).toBeTruthy();
    expect(calls.some(({ method }) => method === "DELETE")).toBe(false);
    leavePage();
    await waitFor(() => expect(calls.some(({ method }) => method === "DELETE")).toBe(true));
    expect(screen.getByText("All Stocked Up!")).toBeTruthy();
  });

  test.each([
    ["a tick", 2, "1 of 2 items purchased"],
    ["a clear", 0, "Cleared by anna"],
  ])("%s also changes the cached overview of all shopping lists", async (by, itemCount, text) => {
    const { items: _lines, ...head } = ready;
    const counted = (itemCount: number, purchasedCount: number) => [
      {
        ...head,
        itemCount,
        purchasedCount,
        clearedAt: itemCount === 0 ? head.createdAt : null,
        clearedBy: itemCount === 0 ? "anna" : null,
      },
    ];
    let list = ready;
    const { user, queryClient, unmount } = renderList({
      "GET /api/shopping-lists/latest": () => ({ body: list }),
      "PUT /api/shopping-lists/items/2": { body: { ...jam, purchased: true } },
      "DELETE /api/shopping-lists/3/items": () => {
        list = listAnswer();
        return { body: { items: [] } };
      },
      "GET /api/shopping-lists": { body: counted(itemCount, 1) },
    });
    queryClient.setQueryData(shoppingListsQuery().queryKey, counted(2, 0));
    await screen.findByText(rowLabel("1x Jam"));
    if (by === "a tick") {
      await user.click(box("1x Jam"));
      expect(await screen.findByText("Item status updated")).toBeTruthy();
    } else {
      await clear(user);
      leavePage();
    }
    const { queryKey } = shoppingListQuery();
    await waitFor(() => {
      const lines = queryClient.getQueryData(queryKey)?.items;
      expect(lines?.filter(({ purchased }) => !purchased).length).not.toBe(2);
    });
    unmount();
    renderScreen(<ShoppingListsScreen />, queryClient);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test.each<[string, (user: UserEvent) => Promise<void>]>([
    ["Undo", (user) => user.click(screen.getByRole("button", { name: "Undo" }))],
    ["Ctrl+Z", (user) => user.keyboard("{Control>}z{/Control}")],
  ])("%s restores a cleared list without a call to the server", async (_, undo) => {
    const { user, calls } = renderList(latest(ready));
    await clear(user);
    await undo(user);
    expect(await screen.findByText(rowLabel("1x Jam"))).toBeTruthy();
    leavePage();
    expect(calls.filter(({ method }) => method === "DELETE")).toEqual([]);
  });

  test("a list that could not be cleared is shown again with an error", async () => {
    const { user } = renderList({
      ...latest(ready),
      "DELETE /api/shopping-lists/3/items": { status: 500, body: {} },
    });
    await clear(user);
    leavePage();
    expect(await screen.findByText("Failed to clear shopping list")).toBeTruthy();
    expect(await screen.findByText(rowLabel("1x Jam"))).toBeTruthy();
  });
});
