import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { deferred } from "../../../support/deferred";
import { counted, renderCheck } from "../household";
import { button, isChosen, path, posted, saved, title } from "./count-page";

describe("confirming a count", () => {
  test("confirming a count opens the next item and shows the count before the server answers", async () => {
    const answer = deferred<{ body: unknown }>();
    const { user, calls, queryClient } = renderCheck("/item-single-check/1/11", {
      "POST /api/inventory-items": () => answer.promise,
    });
    await title("Olive oil");
    await user.click(button("⅓"));
    await user.click(button("Set & Continue"));
    await title("Black tea");
    expect(path()).toBe("/item-single-check/1/12");
    const toast = screen.getByText("Item inventory updated").closest("[role=status]");
    expect(toast?.textContent).toContain("Olive oil");
    expect(screen.queryByRole("button", { pressed: true })).toBeNull();
    await user.click(screen.getByRole("link", { name: "Previous item" }));
    await title("Olive oil");
    expect(isChosen("⅓")).toBe(true);
    expect(button("Update & Continue").disabled).toBe(false);
    expect(screen.getByText("Last time:").nextSibling?.textContent).toBe("2");
    answer.resolve({ body: counted(11, 0, 0.333) });
    await waitFor(() =>
      expect(queryClient.getQueryData(itemsQuery().queryKey)?.[0]).toMatchObject({
        currentStock: 0,
        partialAmount: 0.333,
      }),
    );
    const isCounts = ({ path }: { path: string }) => path.endsWith("/5/items");
    await waitFor(() => expect(calls.filter(isCounts)).toHaveLength(2));
  });

  test("a tap on None chooses 0 like every key, and the confirm button records it", async () => {
    const { user, calls } = renderCheck("/item-single-check/1/11", saved);
    await title("Olive oil");
    await user.click(button("None"));
    expect(isChosen("None")).toBe(true);
    expect(posted(calls)).toEqual([]);
    await user.click(button("Set & Continue"));
    await title("Black tea");
    await waitFor(() => expect(posted(calls)).toMatchObject([{ newStock: 0, partialAmount: 0 }]));
  });

  test("after a partial amount was chosen, a wrong exact quantity prevents saving, and the field shows the error", async () => {
    const { user, calls } = renderCheck("/item-single-check/1/11", saved);
    await title("Olive oil");
    await user.click(button("½"));
    await user.click(button("7+"));
    await user.keyboard("1.1{Enter}");
    const field = screen.getByRole("textbox", { name: "Exact quantity" });
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("Must be 0 to 9,999, with ⅓, ½ or ⅔")).toBeTruthy();
    expect(button("Set & Continue").disabled).toBe(true);
    await user.click(screen.getByRole("link", { name: /next item$/i }));
    await title("Black tea");
    expect(screen.queryByRole("button", { name: /^Save/ })).toBeNull();
    expect(posted(calls)).toEqual([]);
  });

  test("a slow write for one item does not block the count of another item", async () => {
    const { user, queue } = renderCheck("/item-single-check/1/11", saved);
    await title("Olive oil");
    const add = queue.add.bind(queue);
    const slow = deferred<undefined>();
    vi.spyOn(queue, "add").mockImplementationOnce(async (write, onStored) => {
      await slow.promise;
      await add(write, onStored);
    });
    await user.click(button("4"));
    await user.click(button("Set & Continue"));
    await user.click(screen.getByRole("link", { name: /next item$/i }));
    await title("Black tea");
    await user.click(button("3"));
    await user.click(button("Set & Continue"));
    await title("Sea salt");
    act(() => slow.resolve(undefined));
    await screen.findByText("4 · Olive oil");
    await title("Sea salt");
  });

  test("a slow write that is stored after the person has left the item does not open the next item", async () => {
    const { user, queue } = renderCheck("/item-single-check/1/11", saved);
    await title("Olive oil");
    const add = queue.add.bind(queue);
    const slow = deferred<undefined>();
    vi.spyOn(queue, "add").mockImplementationOnce(async (write, onStored) => {
      await slow.promise;
      await add(write, onStored);
    });
    await user.click(button("4"));
    await user.click(button("Set & Continue"));
    await user.click(screen.getByRole("link", { name: "Previous item" }));
    await title("Kitchen");
    act(() => slow.resolve(undefined));
    await screen.findByText("4 · Olive oil");
    expect(path()).toBe("/location-check/1");
  });

  test("counts are refetched after the last answer even if the device stores the answer slowly", async () => {
    const stored = deferred<undefined>();
    const { user, calls, queue } = renderCheck("/item-single-check/1/11", saved);
    queue.listen(() => stored.promise);
    await title("Olive oil");
    await user.click(button("4"));
    await user.click(button("Set & Continue"));
    const isCounts = ({ path }: { path: string }) => path.endsWith("/5/items");
    await waitFor(() => expect(calls.filter(isCounts)).toHaveLength(2));
    expect(queue.get().pending).toHaveLength(1);
    stored.resolve(undefined);
    await waitFor(() => expect(queue.get().pending).toEqual([]));
  });

  test.each([
    ["/item-single-check/1/13", "Set & Continue", "/location-summary/1"],
    ["/item-check/1/13", "Set 1", "/location-nav/1"],
  ])("confirming the last item on %s opens the next screen", async (from, confirm, to) => {
    const { user } = renderCheck(from, saved);
    await title("Sea salt");
    await user.click(button("1"));
    await user.click(button(confirm));
    await title("Kitchen");
    expect(path()).toBe(to);
    await screen.findByText("Item inventory updated");
  });

  test("if the item after the counted one already has a count, its screen links to the next missing item", async () => {
    const { user } = renderCheck("/item-single-check/1/12", {
      "POST /api/inventory-items": { body: counted(12, 1) },
      "GET /api/inventory-updates/5/items": { body: [counted(13, 1)] },
    });
    await title("Black tea");
    expect(screen.queryByRole("link", { name: "Next missing" })).toBeNull();
    await user.click(button("1"));
    await user.click(button("Set & Continue"));
    await title("Sea salt");
    await user.click(screen.getByRole("link", { name: "Next missing" }));
    await title("Olive oil");
    expect(path()).toBe("/item-single-check/1/11");
  });

  test("counts without a network wait on the device and are sent when the network is back", async () => {
    let isDead = true;
    const sent: unknown[] = [];
    const { user, calls } = renderCheck("/item-single-check/1/11", {
      "POST /api/inventory-items": () => {
        if (isDead) throw new TypeError("Failed to fetch");
        sent.push(null);
        return { body: counted(sent.length === 1 ? 11 : 12, 4) };
      },
    });
    await title("Olive oil");
    await user.click(button("4"));
    await user.click(button("Set & Continue"));
    await title("Black tea");
    await user.click(button("4"));
    await user.click(button("Set & Continue"));
    await title("Sea salt");
    const toast = screen.getByText("Item inventory updated").closest("[role=status]");
    expect(toast?.textContent).toContain("Waits for the network");
    expect(await screen.findByText("Connecting. 2 counts wait on this device.")).toBeTruthy();
    await user.click(screen.getByRole("link", { name: "Previous item" }));
    await title("Black tea");
    await user.click(screen.getByRole("link", { name: "Previous item" }));
    await title("Olive oil");
    await user.click(screen.getByRole("link", { name: "Previous item" }));
    await title("Kitchen");
    expect(screen.getAllByText("Current: 4 bottles")).toHaveLength(1);
    expect(screen.getAllByText("Waiting to be sent")).toHaveLength(2);
    isDead = false;
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(screen.queryByText("Waiting to be sent")).toBeNull());
    expect(screen.queryByText(/wait on this device/)).toBeNull();
    expect(sent).toHaveLength(2);
    expect(await screen.findByText("Everything is saved")).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Undo/ })).toBeTruthy();
    const items = (posted(calls) as { itemId: number }[]).map(({ itemId }) => itemId);
    expect(items.at(-1)).toBe(12);
  });

  test("counts that waited for the network and were discarded are not confirmed as saved", async () => {
    const { user, queue } = renderCheck("/item-single-check/1/11", {
      "POST /api/inventory-items": () => {
        throw new TypeError("Failed to fetch");
      },
    });
    await title("Olive oil");
    await user.click(button("4"));
    await user.click(button("Set & Continue"));
    await screen.findByText("Connecting. 1 count waits on this device.");
    await queue.discard(() => true);
    await waitFor(() => expect(screen.queryByText(/on this device/)).toBeNull());
    expect(queue.get().pending).toEqual([]);
    expect(screen.queryByText("Everything is saved")).toBeNull();
  });
});
