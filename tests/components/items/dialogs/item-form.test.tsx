import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Item } from "@/lib/features/items/model/dto";
import { itemAnswer } from "../../../support/answers";
import { beWide, dialog, edit, jam, oil, open, renderItems, sent, valueOf } from "../items-page";

const name = () => screen.getByLabelText<HTMLInputElement>("Name");
const press = (label: string) => dialog().getByRole("button", { name: label });
const list = () => screen.queryByRole("listbox", { name: "Suggestions" });

async function openAdd(items?: Item[], search = "locationId=1") {
  const view = renderItems({
    items,
    search,
    answers: { "POST /api/items": { status: 201, body: jam } },
  });
  await open(view.user, "Add item");
  return view;
}

/** Types into the name until suggestions are shown. */
async function typeName(user: Awaited<ReturnType<typeof openAdd>>["user"], text: string) {
  await user.type(name(), text);
  await screen.findByRole("listbox", { name: "Suggestions" });
}

describe("the buttons beside the desired quantity", () => {
  test("the buttons and the arrow keys step the quantity, which can still be typed", async () => {
    const { user } = await openAdd();
    await user.click(press("More"));
    expect(valueOf("Desired quantity")).toBe("2");
    await user.click(press("Less"));
    await user.click(press("Less"));
    expect(valueOf("Desired quantity")).toBe("0.5");
    expect(press("Less").getAttribute("aria-disabled")).toBe("true");
    await user.click(press("Less"));
    expect(valueOf("Desired quantity")).toBe("0.5");
    await user.type(
      screen.getByLabelText("Desired quantity"),
      "1/4{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}",
    );
    expect(valueOf("Desired quantity")).toBe("1");
  });

  test("the button Less keeps the focus when it is disabled at the lowest quantity", async () => {
    const { user } = await openAdd();
    press("Less").focus();
    await user.keyboard("{Enter}");
    expect(press("Less").getAttribute("aria-disabled")).toBe("true");
    expect(document.activeElement).toBe(press("Less"));
  });

  test("a screen reader announces the quantity after a press of a step button, not after typing", async () => {
    const { user } = await openAdd();
    await user.click(press("More"));
    expect(dialog().getByText("2").getAttribute("role")).toBe("status");
    await user.type(screen.getByLabelText("Desired quantity"), "7");
    expect(dialog().queryByText(/^[27]+$/)).toBeNull();
  });

  test("a press on a step or unit button keeps the focus in the name, so that the keyboard of a phone stays open", async () => {
    const { user } = await openAdd();
    await user.click(name());
    await user.click(press("More"));
    await user.click(press("Bottle"));
    expect(document.activeElement).toBe(name());
  });
});

describe("the buttons of often used units", () => {
  test("one press on a unit button sets the unit", async () => {
    const { user } = await openAdd([]);
    await user.click(press("Bottle"));
    expect(valueOf("Unit")).toBe("bottle");
    expect(press("Bottle").getAttribute("aria-pressed")).toBe("true");
  });

  test("the Tab key moves the focus from the unit to the units per pack and skips the unit buttons", async () => {
    const { user } = await openAdd();
    screen.getByLabelText("Desired quantity").focus();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByLabelText("Unit"));
    await user.tab();
    expect(document.activeElement).toBe(screen.getByText("Sold in packs").closest("summary"));
  });
});

describe("the default unit", () => {
  test("the first item of a household has the most usual unit", async () => {
    await openAdd([]);
    expect(valueOf("Unit")).toBe("pack");
  });

  test("the first item of a sitting has the household's most used unit, and the dialog closes without a question", async () => {
    const { user } = await openAdd([jam, { ...oil, unit: "can" }, { ...jam, id: 3 }]);
    expect(valueOf("Unit")).toBe("jar");
    await user.click(press("Close"));
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  test("a dialog that is opened again has the unit of the last added item, and closes without a question", async () => {
    const { user } = await openAdd([oil]);
    await user.type(name(), "Plum jam");
    await user.selectOptions(screen.getByLabelText("Unit"), "Jar");
    await user.click(press("Add Item"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await open(user, "Add item");
    expect(valueOf("Unit")).toBe("jar");
    await user.click(press("Close"));
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });
});

describe("suggestions for the name", () => {
  test("choosing a suggestion fills the name and the unit, and hides the suggestions", async () => {
    const { user } = await openAdd();
    await typeName(user, "tooth");
    await user.click(screen.getByRole("option", { name: /^Toothpaste/ }));
    expect(["Name", "Unit"].map(valueOf)).toEqual(["Toothpaste", "tube"]);
    expect(list()).toBeNull();
    expect(document.activeElement).toBe(name());
  });

  test("choosing a suggestion selects its usual location, and the next chosen suggestion replaces or removes that location", async () => {
    const { user } = await openAdd(undefined, "");
    await typeName(user, "pasta");
    await user.click(screen.getByRole("option", { name: "Pasta pack, Kitchen" }));
    expect(valueOf("Location")).toBe("1");
    await user.clear(name());
    await typeName(user, "beer");
    await user.click(screen.getByRole("option", { name: "Beer bottle, Cellar" }));
    expect(valueOf("Location")).toBe("2");
    await user.clear(name());
    await typeName(user, "tooth");
    await user.click(screen.getByRole("option", { name: "Toothpaste tube" }));
    expect(valueOf("Location")).toBe("");
  });

  test("a suggestion keeps the location that the person has chosen", async () => {
    const { user } = await openAdd(undefined, "");
    await user.selectOptions(screen.getByLabelText("Location"), "Cellar");
    await typeName(user, "pasta");
    await user.click(screen.getByRole("option", { name: /^Pasta pack/ }));
    expect(valueOf("Location")).toBe("2");
  });

  test("a suggestion keeps the unit that the person has set", async () => {
    const { user } = await openAdd();
    await user.click(press("Pack"));
    await typeName(user, "tooth");
    await user.click(screen.getByRole("option", { name: /^Toothpaste/ }));
    expect(["Name", "Unit"].map(valueOf)).toEqual(["Toothpaste", "pack"]);
  });

  test.each(["button", "select"])(
    "a suggestion keeps the unit of the last added item if the person has selected this unit again by the %s",
    async (control) => {
      const { user } = await openAdd();
      await user.click(dialog().getByRole("checkbox"));
      await user.type(name(), "Plum jam");
      await user.click(press("Pack"));
      await user.click(press("Add Item"));
      await waitFor(() => expect(valueOf("Name")).toBe(""));
      expect(valueOf("Unit")).toBe("pack");
      if (control === "button") await user.click(press("Pack"));
      else {
        await user.selectOptions(screen.getByLabelText("Unit"), "Jar");
        await user.selectOptions(screen.getByLabelText("Unit"), "Pack");
      }
      await typeName(user, "tooth");
      await user.click(screen.getByRole("option", { name: /^Toothpaste/ }));
      expect(["Name", "Unit"].map(valueOf)).toEqual(["Toothpaste", "pack"]);
    },
  );

  test("a suggestion replaces the unit of the last added item if the person has not selected this unit again", async () => {
    const { user } = await openAdd();
    await user.click(dialog().getByRole("checkbox"));
    await user.type(name(), "Plum jam");
    await user.click(press("Pack"));
    await user.click(press("Add Item"));
    await waitFor(() => expect(valueOf("Name")).toBe(""));
    await typeName(user, "tooth");
    await user.click(screen.getByRole("option", { name: /^Toothpaste/ }));
    expect(valueOf("Unit")).toBe("tube");
  });

  test("a suggestion without a usual unit restores the preset unit in place of that of an earlier suggestion", async () => {
    const { user } = await openAdd([]);
    await typeName(user, "tooth");
    await user.click(screen.getByRole("option", { name: /^Toothpaste/ }));
    await user.clear(name());
    await typeName(user, "toilet br");
    await user.click(screen.getByRole("option", { name: "Toilet brush" }));
    expect(["Name", "Unit"].map(valueOf)).toEqual(["Toilet brush", "pack"]);
  });

  test("a second suggestion replaces the unit of the first", async () => {
    const { user } = await openAdd();
    await typeName(user, "tooth");
    await user.click(screen.getByRole("option", { name: /^Toothpaste/ }));
    await user.clear(name());
    await typeName(user, "flou");
    await user.click(screen.getByRole("option", { name: /^Flour/ }));
    expect(["Name", "Unit"].map(valueOf)).toEqual(["Flour", "bag"]);
  });

  test("the arrow keys reach each suggestion and Enter chooses it without sending the form", async () => {
    const { user, calls } = await openAdd();
    await typeName(user, "tooth");
    const [first, second] = screen.getAllByRole("option");
    await user.keyboard("{ArrowDown}");
    expect(name().getAttribute("aria-activedescendant")).toBe(first?.id);
    await user.keyboard("{ArrowDown}");
    expect(second?.getAttribute("aria-selected")).toBe("true");
    await user.keyboard("{ArrowUp}{ArrowUp}");
    expect(name().hasAttribute("aria-activedescendant")).toBe(false);
    await user.keyboard("{ArrowDown}{Enter}");
    expect(valueOf("Name")).toBe("Toothpaste");
    expect(sent(calls)).toEqual([]);
  });

  test("Enter without a chosen suggestion sends the typed name", async () => {
    const { user, calls } = await openAdd();
    await user.click(press("Pack"));
    await typeName(user, "tooth");
    await user.keyboard("{Enter}");
    await waitFor(() =>
      expect(sent(calls)[0]?.body).toMatchObject({ name: "tooth", unit: "pack" }),
    );
  });

  test("the first Escape hides the suggestions, and the second one asks whether to discard the input", async () => {
    const { user } = await openAdd();
    await typeName(user, "tooth");
    await user.keyboard("{Escape}");
    expect(list()).toBeNull();
    expect(name().getAttribute("aria-expanded")).toBe("false");
    expect(screen.queryByRole("alertdialog")).toBeNull();
    await user.keyboard("{Escape}");
    expect(await screen.findByText("Discard your changes?")).toBeTruthy();
  });

  test("the suggestions are hidden when the name loses the focus, and the arrow down shows them again", async () => {
    const { user } = await openAdd();
    await typeName(user, "tooth");
    await user.keyboard("{ArrowDown}");
    await user.tab();
    expect(list()).toBeNull();
    expect(name().getAttribute("aria-expanded")).toBe("false");
    expect(name().hasAttribute("aria-activedescendant")).toBe(false);
    name().focus();
    await user.keyboard("{ArrowDown}");
    expect(list()).toBeTruthy();
    expect(name().getAttribute("aria-activedescendant")).toBe(screen.getAllByRole("option")[0]?.id);
  });

  test("a screen reader is told the number of suggestions", async () => {
    const { user } = await openAdd();
    await typeName(user, "saure g");
    expect(name().getAttribute("aria-expanded")).toBe("true");
    expect(dialog().getByText("1 suggestion").getAttribute("role")).toBe("status");
  });
});

describe("a name that another item has", () => {
  test("a new item with the name of another item shows a notice with the other item's location", async () => {
    const { user } = await openAdd([oil, itemAnswer(3, { name: "Rice", locationId: 1 })]);
    await user.type(name(), "rice");
    expect(await screen.findByText("Already in Kitchen")).toBeTruthy();
    expect(list()).toBeNull();
  });
});

describe("the name of an edited item that another item has", () => {
  beforeEach(beWide);
  afterEach(() => void vi.restoreAllMocks());

  test("an edited item that shares its name with another item shows no notice until the name is changed", async () => {
    const { user } = renderItems({ items: [oil, { ...jam, name: "Olive oil" }] });
    const [first] = await screen.findAllByRole("link", { name: "History of Olive oil" });
    if (first) await user.click(first);
    await user.click(await screen.findByRole("button", { name: "Edit" }));
    await screen.findByRole("dialog", { name: "Edit Item" });
    expect(screen.queryByText(/Already in/)).toBeNull();
    await user.type(name(), "{Backspace}");
    await user.type(name(), "L");
    expect(await screen.findByText("Already in Cellar")).toBeTruthy();
  });

  test("an edited item shows a notice only after it gets the name of another item", async () => {
    const { user } = renderItems({ items: [oil, jam] });
    await edit(user, "Olive oil");
    expect(screen.queryByText(/Already in/)).toBeNull();
    await user.clear(name());
    await user.type(name(), "Jam");
    expect(await screen.findByText("Already in Cellar")).toBeTruthy();
  });
});
