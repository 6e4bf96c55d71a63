import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { itemAnswer } from "../../support/answers";
import { jam, names, oil, refusal, renderItems, sent, type Setup } from "./items-page";

describe("selecting items", () => {
  const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });

  async function select(setup: Setup = {}) {
    const view = renderItems(setup);
    await view.user.click(await screen.findByRole("button", { name: "Select" }));
    await screen.findByRole("toolbar");
    return view;
  }

  test("the select mode shows how many items are selected, and leaving it clears the selection", async () => {
    const { user } = await select();
    const remove = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Delete \(/ });
    expect(remove().disabled).toBe(true);
    await user.click(box("Select Jam"));
    expect(screen.getByText("1 of 2 selected")).toBeTruthy();
    expect(remove().textContent).toBe("Delete (1)");
    await user.click(screen.getByRole("button", { name: "Select All" }));
    expect(screen.getByText("2 of 2 selected")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Deselect All" }));
    await user.click(box("Select Jam"));
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("checkbox")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Select" }));
    expect(screen.getByText("0 of 2 selected")).toBeTruthy();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  test("a search removes the items that do not match it from the selection", async () => {
    const { user } = await select();
    await user.click(screen.getByRole("button", { name: "Select All" }));
    await user.type(screen.getByRole("searchbox"), "jam");
    expect(await screen.findByText("1 of 1 selected")).toBeTruthy();
  });

  test("selected items are deleted after a confirmation, which ends the select mode", async () => {
    let items = [oil, jam];
    const { user, calls } = await select({
      answers: {
        "GET /api/items": () => ({ body: items }),
        "POST /api/items/bulk-delete": () => {
          items = [];
          return { body: { deleted: 2 } };
        },
      },
    });
    await user.click(screen.getByRole("button", { name: "Select All" }));
    await user.click(screen.getByRole("button", { name: "Delete (2)" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Delete 2 items?" }));
    expect(
      question.getByText("They will be hidden from all views. You can restore them for 30 days."),
    ).toBeTruthy();
    await user.click(question.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("2 items deleted successfully")).toBeTruthy();
    expect(sent(calls).map(({ body }) => body)).toEqual([{ ids: [1, 2] }]);
    expect(await screen.findByText("No items found. Add your first item!")).toBeTruthy();
    expect(screen.queryByRole("toolbar")).toBeNull();
  });

  test.each([
    [2, "2 items restored successfully"],
    [1, "Item restored successfully"],
    [0, "The items were restored already"],
  ])(
    "Undo of a bulk deletion sends one call, and after the restore of %i items the toast is: %s",
    async (restored, toast) => {
      const { user, calls } = await select({
        answers: {
          "POST /api/items/bulk-delete": { body: { deleted: 2 } },
          "POST /api/items/bulk-restore": { body: { restored } },
        },
      });
      await user.click(screen.getByRole("button", { name: "Select All" }));
      await user.click(screen.getByRole("button", { name: "Delete (2)" }));
      const question = within(await screen.findByRole("alertdialog"));
      await user.click(question.getByRole("button", { name: "Delete" }));
      await user.click(await screen.findByRole("button", { name: "Undo" }));
      expect(await screen.findByText(toast)).toBeTruthy();
      expect(sent(calls)[1]).toMatchObject({
        path: "/api/items/bulk-restore",
        body: { ids: [1, 2] },
      });
    },
  );

  test("after a bulk deletion the next item gets the focus", async () => {
    let items = ["A", "B", "C", "D"].map((name, index) => itemAnswer(index + 1, { name }));
    const { user } = await select({
      answers: {
        "GET /api/items": () => ({ body: items }),
        "POST /api/items/bulk-delete": () => {
          items = items.filter(({ id }) => id > 2);
          return { body: { deleted: 2 } };
        },
      },
    });
    await user.click(box("Select A"));
    await user.click(box("Select B"));
    await user.click(screen.getByRole("button", { name: "Delete (2)" }));
    const question = within(await screen.findByRole("alertdialog"));
    await user.click(question.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(names()).toEqual(["C", "D"]));
    await waitFor(() =>
      expect(document.activeElement?.closest("[role=listitem]")?.textContent).toMatch(/^C/),
    );
  });

  test("a refused deletion keeps the selection of items", async () => {
    const { user } = await select({ answers: { "POST /api/items/bulk-delete": refusal } });
    await user.click(box("Select Jam"));
    await user.click(screen.getByRole("button", { name: "Delete (1)" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Delete 1 item?" }));
    expect(
      question.getByText("It will be hidden from all views. You can restore it for 30 days."),
    ).toBeTruthy();
    await user.click(question.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Failed to delete selected items")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(box("Select Jam").checked).toBe(true);
  });

  test("after another member has deleted a selected item, the other items remain selected", async () => {
    let items = [oil, jam];
    const { user } = await select({
      answers: {
        "GET /api/items": () => ({ body: items }),
        "POST /api/items/bulk-delete": () => {
          items = [jam];
          return { status: 404, body: { message: "Item not found", code: "not_found" } };
        },
      },
    });
    await user.click(screen.getByRole("button", { name: "Select All" }));
    await user.click(screen.getByRole("button", { name: "Delete (2)" }));
    const question = within(await screen.findByRole("alertdialog"));
    await user.click(question.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Failed to delete selected items")).toBeTruthy();
    expect(await screen.findByText("1 of 1 selected")).toBeTruthy();
    expect(names()).toEqual(["Jam"]);
  });
});

test("a click with Shift selects all items between the last selected one and this one, in the shown order", async () => {
  const items = ["D", "A", "C", "B"].map((name, index) => itemAnswer(index + 1, { name }));
  const { user } = renderItems({ items, search: "sort=name" });
  await user.click(await screen.findByRole("button", { name: "Select" }));
  const box = (name: string) =>
    screen.getByRole<HTMLInputElement>("checkbox", { name: `Select ${name}` });
  await user.click(box("A"));
  await user.keyboard("{Shift>}");
  await user.click(box("C"));
  await user.keyboard("{/Shift}");
  expect(["A", "B", "C", "D"].map((name) => box(name).checked)).toEqual([true, true, true, false]);
  await user.keyboard("{Shift>}");
  await user.click(box("B"));
  await user.keyboard("{/Shift}");
  expect(["A", "B", "C", "D"].map((name) => box(name).checked)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test("in select mode the Tab key reaches the actions before the items", async () => {
  const { user } = renderItems();
  await user.click(await screen.findByRole("button", { name: "Select" }));
  const toolbar = screen.getByRole("toolbar");
  const list = screen.getByRole("heading", { name: "Jam", level: 3 });
  expect(toolbar.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
