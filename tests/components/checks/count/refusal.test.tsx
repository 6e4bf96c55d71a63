import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { userAnswer } from "../../../support/answers";
import { deferred } from "../../../support/deferred";
import { check, counted, idle, oil, renderCheck, tea } from "../household";
import { button, isChosen, path, posted, title } from "./count-page";

describe("a count that the server refuses", () => {
  test.each([
    [{ status: 403, body: { message: "Ask an admin." } }, "Ask an admin."],
    [{ status: 400, body: {} }, "Failed to update inventory"],
  ])(
    "a count refused with %j leads back to the item with the selected amount",
    async (answer, text) => {
      const refusal = deferred<typeof answer>();
      const { user, queryClient } = renderCheck("/item-single-check/1/11", {
        "POST /api/inventory-items": () => refusal.promise,
      });
      await title("Olive oil");
      await user.click(button("4"));
      await user.click(button("½"));
      await user.click(button("Set & Continue"));
      await title("Black tea");
      refusal.resolve(answer);
      await title("Olive oil");
      expect(path()).toBe("/item-check/1/11");
      expect(screen.getByText("Error")).toBeTruthy();
      const toast = within(screen.getByLabelText("Notifications"));
      expect(toast.getByText(text)).toBeTruthy();
      expect(toast.getByText("4½ · Olive oil")).toBeTruthy();
      expect(screen.getByText(/^This count was not saved/)).toBeTruthy();
      expect(isChosen("4")).toBe(true);
      expect(isChosen("½")).toBe(true);
      expect(button("Set 4½").disabled).toBe(false);
      expect(screen.getByText("Last time:").nextSibling?.textContent).toBe("2");
      expect(queryClient.getQueryData(itemsQuery().queryKey)?.[0]).toEqual(oil);
    },
  );

  test("a count of a check that is no longer in the cache is not sent, and a toast says that data is missing", async () => {
    const { user, queryClient, calls } = renderCheck("/item-single-check/1/13");
    await title("Sea salt");
    await user.click(button("4"));
    vi.spyOn(queryClient, "getQueryData").mockReturnValue(undefined);
    await user.click(button("Set & Continue"));
    expect(await screen.findByText("Missing required data")).toBeTruthy();
    expect(posted(calls)).toEqual([]);
  });

  test("a count refused with 403 after a change of role shows the item without a confirm button", async () => {
    const { user } = renderCheck("/item-single-check/1/11", {
      "POST /api/inventory-items": {
        status: 403,
        body: { message: "Your role does not allow this.", code: "forbidden" },
      },
      "GET /api/user": { body: userAnswer({ role: "regular" }) },
    });
    await title("Olive oil");
    await user.click(button("4"));
    await user.click(button("Set & Continue"));
    await waitFor(() => expect(screen.queryByRole("button", { name: /^(Set|Update)/ })).toBeNull());
  });

  test("a count of an item that another member has deleted shows a link to the location", async () => {
    let items = [oil, tea];
    const { user } = renderCheck("/item-single-check/1/11", {
      "GET /api/items": () => ({ body: items }),
      "POST /api/inventory-items": () => {
        items = [tea];
        return { status: 404, body: { message: "Item not found", code: "not_found" } };
      },
    });
    await title("Olive oil");
    await user.click(button("4"));
    await user.click(button("Set & Continue"));
    await screen.findByRole("link", { name: "Return to location" });
  });

  test("a count that is refused after the person has left the check opens the screen of the item", async () => {
    const refusal = deferred<{ status: number }>();
    const { user } = renderCheck("/item-single-check/1/11", {
      "POST /api/inventory-items": () => refusal.promise,
    });
    await title("Olive oil");
    await user.click(button("4"));
    await user.click(button("Set & Continue"));
    await title("Black tea");
    window.history.replaceState(null, "", "/items");
    refusal.resolve({ status: 403 });
    await waitFor(() => expect(window.location.pathname).toBe("/item-check/1/11"));
  });

  test("a pending count is sent although the previous count was refused", async () => {
    const first = deferred<{ status: number }>();
    const answers = [first.promise, { body: counted(12, 6) }];
    const { user, queue, queryClient } = renderCheck("/item-single-check/1/11", {
      "POST /api/inventory-items": () => answers.shift(),
    });
    await title("Olive oil");
    await user.click(button("4"));
    await user.click(button("Set & Continue"));
    await title("Black tea");
    await user.click(button("6"));
    await user.click(button("Set & Continue"));
    await title("Sea salt");
    first.resolve({ status: 403 });
    await title("Olive oil");
    await waitFor(() => expect(queue.get().pending).toEqual([]));
    expect(queryClient.getQueryData(itemsQuery().queryKey)?.[1]).toMatchObject({ currentStock: 6 });
    expect(queue.get().refused).toMatchObject([{ body: { itemId: 11, newStock: 4 } }]);
  });

  test("a refused count is listed as not saved until it is confirmed again", async () => {
    const answers = [{ status: 403, body: { message: "Not now." } }, { body: counted(11, 4) }];
    const { user, queue } = renderCheck("/item-check/1/11", {
      "POST /api/inventory-items": () => answers.shift(),
    });
    await title("Olive oil");
    await user.click(button("4"));
    await user.click(button("Set 4"));
    await screen.findByText(/^This count was not saved/);
    // The item's screen shows the refused count itself, so the list of refused counts is hidden there.
    expect(screen.queryByRole("list", { name: "Not saved" })).toBeNull();
    await user.click(screen.getByRole("link", { name: "Previous item" }));
    await title("Kitchen");
    const refused = screen.getByRole("list", { name: "Not saved" });
    expect(refused.textContent).toContain("Olive oil: 4 bottles not saved. Not now.");
    expect(screen.getByText("Not saved", { selector: "li span" })).toBeTruthy();
    await user.click(within(refused).getByRole("link", { name: "Look at it" }));
    await title("Olive oil");
    expect(isChosen("4")).toBe(true);
    await user.click(button("Set 4"));
    await title("Black tea");
    await waitFor(() => expect(screen.queryByRole("list", { name: "Not saved" })).toBeNull());
    expect(queue.get()).toMatchObject({ pending: [], refused: [] });
  });

  test("a count refused because the check was completed elsewhere shows that it was not saved", async () => {
    let isOver = false;
    const { user } = renderCheck("/item-single-check/1/11", {
      "GET /api/inventory-updates/active": () =>
        isOver ? idle["GET /api/inventory-updates/active"] : { body: check },
      "GET /api/inventory-updates/completed": { body: [{ ...check, status: "completed" }] },
      "POST /api/inventory-items": () => {
        isOver = true;
        return { status: 409, body: { message: "This inventory check is already completed." } };
      },
    });
    await title("Olive oil");
    await user.click(button("1"));
    await user.click(button("Set & Continue"));
    expect(await screen.findByText(/^Your amount of 1 for Olive oil was not saved/)).toBeTruthy();
    expect(await screen.findByText("This check was completed.")).toBeTruthy();
    expect(screen.getByText("This inventory check is already completed.")).toBeTruthy();
    expect(screen.queryByText(/confirm it again/)).toBeNull();
    expect(screen.getByRole("link", { name: "Go to shopping list" })).toBeTruthy();
  });
});
