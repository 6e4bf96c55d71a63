// The table loads the cell editor lazily. This import loads it before the tests, so that no test waits for it.
import "@/components/items/table/cell-editor";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { beWide, oil, renderItems, sent, type Setup } from "./items-page";

const none = { status: 404, body: { message: "Not found", code: "not_found" } };
const PATH = "/api/items/bulk-update";

beforeEach(beWide);
afterEach(() => {
  vi.restoreAllMocks();
});

/** Renders a table with olive oil: 2⅓ of 5 bottles in the kitchen. No check is running. */
async function renderTable({ answers, ...setup }: Setup = {}) {
  const view = renderItems({
    items: [oil],
    answers: {
      [`POST ${PATH}`]: { body: { updated: 1 } },
      "GET /api/inventory-updates/active": none,
      ...answers,
    },
    ...setup,
  });
  const heading = await screen.findByRole("heading", { name: "Olive oil", level: 3 });
  const row = heading.closest<HTMLElement>("[role=row]");
  if (!row) throw new Error("Olive oil has no row.");
  const value = (name: string) => within(row).getByRole("button", { name });
  const edit = async (name: string, label: string) => {
    await view.user.click(within(row).getByRole("button", { name }));
    return screen.findByLabelText<HTMLInputElement>(label);
  };
  return { ...view, row, value, edit };
}

describe("a value in the table of items", () => {
  test("a click on a target in the items table edits it, Enter saves it, and Undo sends the former value", async () => {
    const { user, calls, edit, row } = await renderTable();
    const field = await edit("5", "Target of Olive oil");
    expect([field.value, document.activeElement]).toEqual(["5", field]);
    await user.clear(field);
    await user.type(field, "2 1/2{Enter}");
    expect(await screen.findByText("1 item updated successfully")).toBeTruthy();
    expect(sent(calls).map(({ body }) => body)).toEqual([
      { items: [{ id: 1, desiredStock: 2.5 }] },
    ]);
    expect(document.activeElement).toBe(within(row).getByTitle(/^Edit target of /));
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() =>
      expect(sent(calls)[1]?.body).toEqual({ items: [{ id: 1, desiredStock: 5 }] }),
    );
  });

  test("Escape closes the editor of a table cell without saving and returns the focus to the value", async () => {
    const { user, calls, edit, value } = await renderTable();
    await user.type(await edit("5", "Target of Olive oil"), "7{Escape}");
    expect(document.activeElement).toBe(value("5"));
    expect(sent(calls)).toEqual([]);
  });

  test("Enter on a focused value of the items table edits it, and Tab saves it and focuses the next value", async () => {
    const { user, calls, value } = await renderTable();
    value("5").focus();
    await user.keyboard("{Enter}");
    const field = await screen.findByLabelText("Target of Olive oil");
    await user.clear(field);
    await user.type(field, "4");
    await user.tab();
    expect(document.activeElement).toBe(value("bottle"));
    await waitFor(() =>
      expect(sent(calls).map(({ body }) => body)).toEqual([
        { items: [{ id: 1, desiredStock: 4 }] },
      ]),
    );
  });

  test("an invalid target in the items table shows an error in its open field, and is not sent", async () => {
    const { user, calls, edit } = await renderTable();
    const field = await edit("5", "Target of Olive oil");
    await user.clear(field);
    await user.type(field, "some{Enter}");
    expect(await screen.findByText("Enter an amount such as 2, 1.5 or 1 1/2")).toBeTruthy();
    expect(field.ariaInvalid ?? field.getAttribute("aria-invalid")).toBe("true");
    await user.clear(field);
    await user.type(field, "0{Enter}");
    expect(await screen.findByText("Must be greater than 0")).toBeTruthy();
    expect(sent(calls)).toEqual([]);
  });

  test.each([
    ["bottle", "Unit of Olive oil", "can", { unit: "can" }],
    ["Kitchen", "Location of Olive oil", "Cellar", { locationId: 2 }],
  ])(
    "a click on the value %s in the items table opens a select, and the chosen option is sent",
    async (name, label, chosen, change) => {
      const { user, calls, edit } = await renderTable();
      const field = await edit(name, label);
      await user.selectOptions(field, within(field).getByText(new RegExp(`^${chosen}$`, "i")));
      await user.keyboard("{Enter}");
      await waitFor(() => expect(sent(calls)[0]?.body).toEqual({ items: [{ id: 1, ...change }] }));
    },
  );

  test("Enter on an unchanged value of the items table sends nothing", async () => {
    const { user, calls, edit } = await renderTable();
    await edit("5", "Target of Olive oil");
    await user.keyboard("{Enter}");
    expect(sent(calls)).toEqual([]);
  });

  test("a stock that is typed into the items table becomes a pending write that sets the stock", async () => {
    const { user, edit, queue } = await renderTable();
    const field = await edit("2⅓ Low stock", "Stock of Olive oil");
    expect(field.value).toBe("2⅓");
    await user.clear(field);
    await user.type(field, "3.5{Enter}");
    await waitFor(() =>
      expect(queue.get().pending[0]?.body).toMatchObject({ currentStock: 3, partialAmount: 0.5 }),
    );
  });

  test("in the items table an assistant can edit only the stock", async () => {
    const { row } = await renderTable({ role: "assistant" });
    await within(row).findByTitle(/^Edit stock of /);
    expect(within(row).queryByTitle(/target|unit|location/)).toBeNull();
  });

  test("in the items table a regular member can edit no value", async () => {
    const { row } = await renderTable({ role: "regular" });
    expect(within(row).queryByTitle(/^Edit|: edit/)).toBeNull();
  });
});
