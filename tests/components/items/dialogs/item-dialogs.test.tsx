import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { setClock } from "@/lib/core/clock";
import { deferred } from "../../../support/deferred";
import {
  beWide,
  dialog,
  edit,
  jam,
  names,
  oil,
  open,
  refusal,
  renderItems,
  sent,
  type Setup,
  valueOf,
} from "../items-page";

beforeEach(() => {
  setClock(new Date("2026-03-20T12:00:00.000Z"));
  window.history.replaceState(null, "", "/items");
});
afterEach(() => setClock(undefined));

describe("the dialog to add an item", () => {
  test("adding an item from its location sends the trimmed form and closes the dialog", async () => {
    const items = [oil];
    const { user, calls } = renderItems({
      items,
      answers: {
        "POST /api/items": () => {
          items.push(jam);
          return { status: 201, body: jam };
        },
      },
    });
    await open(user, "Add item to Cellar");
    await user.type(screen.getByLabelText("Name"), " Jam ");
    const quantity = screen.getByLabelText<HTMLInputElement>("Desired quantity");
    expect([quantity.min, quantity.step]).toEqual(["0.01", "0.01"]);
    await user.clear(screen.getByLabelText("Desired quantity"));
    await user.type(screen.getByLabelText("Desired quantity"), "1/2");
    await user.selectOptions(screen.getByLabelText("Unit"), "Jar");
    await user.click(dialog().getByRole("button", { name: "Add Item" }));
    expect(await screen.findByText("Item added successfully")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(names()).toEqual(["Olive oil", "Jam"]);
    expect(sent(calls).map(({ body }) => body)).toEqual([
      {
        name: "Jam",
        locationId: 2,
        desiredStock: 0.5,
        unit: "jar",
        packSize: 1,
        reorderPoint: null,
        bestBefore: null,
        supermarketItemName: null,
        photo: null,
        pictogram: null,
      },
    ]);
  });

  test("adding an item with Create more keeps location and unit for the next item, and folds the optional fields", async () => {
    const { user } = renderItems({
      answers: { "POST /api/items": { status: 201, body: jam } },
    });
    await open(user, "Add item");
    await user.type(screen.getByLabelText("Name"), "Jam");
    await user.selectOptions(screen.getByLabelText("Location"), "Cellar");
    await user.type(screen.getByLabelText("Desired quantity"), "2");
    await user.selectOptions(screen.getByLabelText("Unit"), "Jar");
    await user.click(screen.getByText("Sold in packs"));
    const isUnfolded = () => screen.getByText("Sold in packs").closest("details")?.open;
    expect(isUnfolded()).toBe(true);
    await user.click(screen.getByLabelText("Create more"));
    await user.click(dialog().getByRole("button", { name: "Add Item" }));
    await screen.findByText("Item added successfully");
    expect(isUnfolded()).toBe(false);
    expect(["Name", "Desired quantity", "Supermarket item name (optional)"].map(valueOf)).toEqual([
      "",
      "1",
      "",
    ]);
    expect(["Location", "Unit"].map(valueOf)).toEqual(["2", "jar"]);
    expect(document.activeElement).toBe(screen.getByLabelText("Name"));
  });

  test.each(["keyboard", "mouse"])(
    "typing into the desired quantity after focusing it by %s replaces the default",
    async (way) => {
      const { user } = renderItems({ items: [] });
      await open(user, "Add Item");
      const field = screen.getByLabelText<HTMLInputElement>("Desired quantity");
      if (way === "mouse") await user.click(field);
      else act(() => field.focus());
      await user.keyboard("4");
      expect(field.value).toBe("4");
    },
  );

  test.each(["keyboard", "mouse"])(
    "a click into the desired quantity after focusing it by %s places the caret and keeps the text",
    async (way) => {
      const { user } = renderItems({ items: [] });
      await open(user, "Add Item");
      const field = screen.getByLabelText<HTMLInputElement>("Desired quantity");
      if (way === "mouse") await user.click(field);
      else act(() => field.focus());
      await user.click(field);
      await user.keyboard("4");
      expect(field.value).toBe("14");
    },
  );

  test("adding an item without input shows the required fields and focuses the first", async () => {
    const { user, calls } = renderItems({ items: [] });
    await open(user, "Add Item");
    await user.click(dialog().getByRole("button", { name: "Add Item" }));
    expect(await screen.findByText("Item name is required")).toBeTruthy();
    expect(screen.getByText("Location is required")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("Name"));
    expect(sent(calls)).toEqual([]);
  });

  test("the dialog of a new item closes without a question when all typed text was erased again", async () => {
    const { user } = renderItems({});
    await open(user, "Add item");
    await user.type(screen.getByLabelText("Name"), "x{Backspace}");
    await user.type(screen.getByLabelText("Supermarket item name (optional)"), "x{Backspace}");
    await user.click(dialog().getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("alertdialog")).toBeNull();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("when the server refuses a new item, its form stays open and can be sent again", async () => {
    let answer: { status: number; body: object } = refusal;
    const { user } = renderItems({
      search: "locationId=1",
      answers: { "POST /api/items": () => answer },
    });
    await open(user, "Add item");
    await user.type(screen.getByLabelText("Name"), "Vinegar");
    await user.selectOptions(screen.getByLabelText("Unit"), "Bottle");
    await user.click(dialog().getByRole("button", { name: "Add Item" }));
    expect(await screen.findByText("Failed to create item")).toBeTruthy();
    expect(valueOf("Name")).toBe("Vinegar");
    expect(valueOf("Location")).toBe("1");
    answer = { status: 201, body: jam };
    await user.click(dialog().getByRole("button", { name: "Add Item" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

describe("the dialog to edit an item", () => {
  beforeEach(beWide);
  afterEach(() => void vi.restoreAllMocks());

  async function openOil(answers: Setup["answers"]) {
    const view = renderItems({ answers });
    await edit(view.user, "Olive oil");
    return view;
  }

  test("an edited item is shown at once and reverted when the server refuses the change", async () => {
    const answer = deferred<typeof refusal>();
    const { user, calls } = await openOil({ "PUT /api/items/1": () => answer.promise });
    const values = ["Name", "Location", "Desired quantity", "Unit"].map(
      (label) => dialog().getByLabelText<HTMLInputElement>(label).value,
    );
    expect(values).toEqual(["Olive oil", "1", "5", "bottle"]);
    await user.type(screen.getByLabelText("Name"), ", mild");
    await user.clear(screen.getByLabelText("Supermarket item name (optional)"));
    await user.click(dialog().getByRole("button", { name: "Save Changes" }));
    expect(dialog().getByRole("button", { name: "Saving..." })).toBeTruthy();
    await waitFor(() => expect(names()).toEqual(["Olive oil, mild", "Jam"]));
    expect(screen.getAllByText("Missing supermarket item name")).toHaveLength(2);
    answer.resolve(refusal);
    expect(await screen.findByText("Failed to update item")).toBeTruthy();
    expect(names()).toEqual(["Olive oil", "Jam"]);
    expect(valueOf("Name")).toBe("Olive oil, mild");
    expect(sent(calls)[0]?.body).toMatchObject({ desiredStock: 5, supermarketItemName: null });
  });

  test("closing the dialog of an edited item asks for confirmation, and the input remains until it is discarded", async () => {
    const { user, calls } = await openOil({});
    await user.type(screen.getByLabelText("Name"), ", mild");
    await user.click(dialog().getByRole("button", { name: "Close" }));
    const question = within(await screen.findByRole("alertdialog"));
    expect(question.getByText("Discard your changes?")).toBeTruthy();
    await user.click(question.getByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(valueOf("Name")).toBe("Olive oil, mild");
    await user.keyboard("{Escape}");
    await user.click(await screen.findByRole("button", { name: "Discard" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Edit Item" })).toBeNull());
    expect(sent(calls)).toEqual([]);
  });

  test("the dialog of an item closes without a question when all changes were undone", async () => {
    const { user } = renderItems({});
    await edit(user, "Jam");
    await user.type(screen.getByLabelText("Name"), "x{Backspace}");
    await user.type(screen.getByLabelText("Supermarket item name (optional)"), "x{Backspace}");
    await user.click(dialog().getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Edit Item" })).toBeNull());
  });

  test("a double click on Save Changes sends the item once, without its unchanged photo, and then focuses the button Edit", async () => {
    const { user, calls } = await openOil({ "PUT /api/items/1": { body: oil } });
    await user.dblClick(dialog().getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("Item updated successfully")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Edit Item" })).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("button", { name: "Edit" })),
    );
    expect(sent(calls)).toHaveLength(1);
    expect(sent(calls)[0]?.body).not.toHaveProperty("photo");
  });

  test("removing an item's photo focuses the button Choose a photo, and saving the item then sends null as photo", async () => {
    const { user, calls } = renderItems({
      items: [{ ...oil, photo: "key" }],
      answers: { "PUT /api/items/1": { body: oil } },
    });
    await edit(user, "Olive oil");
    await user.click(dialog().getByRole("button", { name: "Remove photo" }));
    expect(document.activeElement).toBe(dialog().getByRole("button", { name: "Choose a photo" }));
    await user.click(dialog().getByRole("button", { name: "Save Changes" }));
    await waitFor(() => expect(sent(calls)[0]?.body).toMatchObject({ photo: null }));
  });

  test("an item is deleted after a confirmation", async () => {
    const { user, calls } = await openOil({ "DELETE /api/items/1": { status: 204 } });
    await user.click(dialog().getByRole("button", { name: "Delete" }));
    const question = within(screen.getByRole("alertdialog", { name: "Are you sure?" }));
    const text = /^Olive oil will be hidden from all views. You can restore it for 30 days/;
    expect(question.getByText(text)).toBeTruthy();
    await user.click(question.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Item deleted successfully")).toBeTruthy();
    expect(sent(calls)).toMatchObject([{ method: "DELETE", path: "/api/items/1" }]);
  });

  async function deleteOil(restore: Setup["answers"]) {
    let items = [oil, jam];
    const setItems = (next: typeof items) => (items = next);
    const { user, calls } = await openOil({
      "GET /api/items": () => ({ body: items }),
      "DELETE /api/items/1": () => {
        setItems([jam]);
        return { status: 204 };
      },
      ...restore,
    });
    await user.click(dialog().getByRole("button", { name: "Delete" }));
    await user.click(within(screen.getByRole("alertdialog")).getByText("Delete"));
    const toast = (await screen.findByText("Item deleted successfully")).closest("[role=status]");
    expect(toast?.textContent).toContain("Olive oil");
    return { user, calls, setItems };
  }

  test("Undo in the toast of a deletion restores the item", async () => {
    const { user, calls, setItems } = await deleteOil({
      "POST /api/items/1/restore": () => {
        setItems([oil, jam]);
        return { body: oil };
      },
    });
    await waitFor(() => expect(names()).toEqual(["Jam"]));
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Item restored successfully")).toBeTruthy();
    await waitFor(() => expect(names()).toEqual(["Olive oil", "Jam"]));
    expect(sent(calls).map(({ method, path }) => `${method} ${path}`)).toEqual([
      "DELETE /api/items/1",
      "POST /api/items/1/restore",
    ]);
  });

  test("a refused Undo shows the reason of the server", async () => {
    const message = "The location “Kitchen” is deleted too. Restore it first.";
    const { user } = await deleteOil({
      "POST /api/items/1/restore": { status: 409, body: { message, code: "conflict" } },
    });
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Failed to restore item")).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
  });

  test("an item is shown again when its deletion is refused", async () => {
    const answer = deferred<typeof refusal>();
    const { user } = await openOil({ "DELETE /api/items/1": () => answer.promise });
    await user.click(dialog().getByRole("button", { name: "Delete" }));
    await user.click(within(screen.getByRole("alertdialog")).getByText("Delete"));
    await waitFor(() => expect(names()).toEqual(["Jam"]));
    answer.resolve(refusal);
    expect(await screen.findByText("Failed to delete item")).toBeTruthy();
    expect(names()).toEqual(["Olive oil", "Jam"]);
  });
});
