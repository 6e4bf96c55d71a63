import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Item } from "@/lib/features/items/model/dto";
import { deferred } from "../../support/deferred";
import { beWide, dialog, edit, jam, oil, open, renderItems, sent } from "../items/items-page";
import { kitchen, renderWithList } from "../locations/locations-page";

// Otherwise the first test waits for the tables of words, which take long on a busy machine.
beforeAll(() => import("@/components/pictograms/pictogram-picker"));
beforeEach(beWide);
afterEach(() => void vi.restoreAllMocks());

const button = () => screen.getByRole("button", { name: "Choose a pictogram" });
const picker = () => screen.findByRole("dialog", { name: "Choose a pictogram" });
const option = (name: string) => screen.getByRole("option", { name });
const chosen = () => screen.getAllByRole("option", { selected: true });
const field = () => screen.getByLabelText("Search pictograms");
const isPickerOpen = () => screen.queryByLabelText("Search pictograms") !== null;
/** Returns the name of the picture in an element. */
const pictureIn = (element: HTMLElement) =>
  /([\w-]+)\.svg$/.exec(element.querySelector("img")?.getAttribute("src") ?? "")?.[1];
const tile = () => pictureIn(screen.getByRole("group", { name: "Pictogram" }));

type User = ReturnType<typeof renderItems>["user"];

async function openPicker(user: User) {
  await user.click(button());
  await picker();
}

async function editItem(changes: Partial<Item> = {}, answer: object = { body: oil }) {
  const item = { ...oil, supermarketItemName: null, ...changes };
  const page = renderItems({ items: [item], answers: { "PUT /api/items/1": () => answer } });
  await edit(page.user, item.name);
  const save = async () => {
    await page.user.click(screen.getByRole("button", { name: "Save Changes" }));
    await waitFor(() => expect(sent(page.calls)).toHaveLength(1));
    return sent(page.calls)[0]?.body as Record<string, unknown>;
  };
  return { ...page, save };
}

describe("the dialog to choose a pictogram", () => {
  test("a picture is found by a word, chosen by the keyboard and sent with the item", async () => {
    const { user, save } = await editItem();
    expect(screen.getByText("Chosen by the name.")).toBeTruthy();
    await openPicker(user);
    expect(document.activeElement).toBe(field());
    expect(chosen()).toEqual([screen.getByRole("option", { name: /^By name/ })]);
    await user.keyboard("fraise");
    expect(screen.getAllByRole("option")).toEqual([option("Strawberry")]);
    expect(screen.getByText("1 pictogram")).toBeTruthy();
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(option("Strawberry"));
    await user.keyboard("{Enter}");
    await waitFor(() => expect(isPickerOpen()).toBe(false));
    expect(document.activeElement).toBe(button());
    expect(tile()).toBe("strawberry");
    expect(await save()).toMatchObject({ name: "Olive oil", pictogram: "strawberry" });
  });

  test("“By name” removes the choice, and shows what the item has then", async () => {
    const { user, save } = await editItem({ pictogram: "pear" });
    expect(tile()).toBe("pear");
    await openPicker(user);
    expect(chosen()).toEqual([option("Pear")]);
    const byName = screen.getByRole("option", { name: /^By name/ });
    await waitFor(() => expect(pictureIn(byName)).toBe("olive"));
    await user.click(byName);
    await waitFor(() => expect(isPickerOpen()).toBe(false));
    await waitFor(() => expect(tile()).toBe("olive"));
    expect(await save()).toMatchObject({ pictogram: null });
  });

  test("Escape closes the dialog and returns the focus to its button, and the form stays open without a question", async () => {
    const { user } = await editItem({ pictogram: "pear" });
    await openPicker(user);
    await user.keyboard("straw{Escape}");
    await waitFor(() => expect(isPickerOpen()).toBe(false));
    expect(document.activeElement).toBe(button());
    expect(screen.getByRole("dialog", { name: "Edit Item" })).toBeTruthy();
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(tile()).toBe("pear");
  });

  test("the arrow keys move the focus through the pictures without a choice, and up from the first row to the search", async () => {
    const { user } = await editItem({ pictogram: "pear" });
    await openPicker(user);
    await user.keyboard("{Enter}");
    expect(document.activeElement).toBe(option("Pear"));
    await user.keyboard("{ArrowLeft}");
    const options = screen.getAllByRole("option");
    expect(document.activeElement).toBe(options[options.indexOf(option("Pear")) - 1]);
    expect(options.filter(({ tabIndex }) => tabIndex === 0)).toEqual([document.activeElement]);
    await user.keyboard("{ArrowUp}");
    expect(document.activeElement).toBe(field());
    expect(chosen()).toEqual([option("Pear")]);
  });

  test("a search without a result explains what to do", async () => {
    const { user } = await editItem();
    await openPicker(user);
    await user.keyboard("qqqq");
    expect(screen.getByText("Nothing matches. Try another word.")).toBeTruthy();
    expect(screen.queryAllByRole("option")).toEqual([]);
  });
});

describe("the pictogram in the form", () => {
  test("an unchanged pictogram is not sent, because the server may not have it any more", async () => {
    const { user, save } = await editItem({ pictogram: "unicorn" });
    await user.type(screen.getByLabelText("Name"), "s");
    const body = await save();
    expect(body.name).toBe("Olive oils");
    expect(body).not.toHaveProperty("pictogram");
  });

  test("the form of an item with a photo states that the photo is shown instead", async () => {
    await editItem({ photo: "oil" });
    expect(screen.getByText("The photo is shown instead.")).toBeTruthy();
  });

  test("the form follows the typed name until a pictogram is chosen", async () => {
    const { user } = await editItem({ pictogram: null });
    const name = screen.getByLabelText("Name");
    await user.clear(name);
    await user.type(name, "Pears");
    await waitFor(() => expect(tile()).toBe("pear"));
    await openPicker(user);
    await user.click(option("Banana"));
    await user.type(name, " and apples");
    expect(tile()).toBe("banana");
  });

  test("the list shows the chosen pictogram before the server has answered", async () => {
    const answer = deferred<{ body: Item }>();
    const { user, calls } = renderItems({
      items: [oil],
      answers: { "PUT /api/items/1": () => answer.promise },
    });
    await edit(user, "Olive oil");
    await openPicker(user);
    await user.click(option("Pear"));
    await user.click(screen.getByRole("button", { name: "Save Changes" }));
    await waitFor(() => expect(sent(calls)).toHaveLength(1));
    const sources = [...document.querySelectorAll("[role=row] img")].map((image) =>
      image.getAttribute("src"),
    );
    expect(sources).toEqual([expect.stringMatching(/\/pear\.svg$/)]);
    answer.resolve({ body: oil });
  });

  test("a pictogram that the server refuses is reported at its field", async () => {
    const message = "Choose one of the pictograms";
    const issues = [{ path: "pictogram", message }];
    const body = { message, code: "invalid_input", issues };
    const { user, save } = await editItem({}, { status: 400, body });
    await openPicker(user);
    await user.click(option("Pear"));
    await save();
    const group = within(screen.getByRole("group", { name: "Pictogram" }));
    expect(await group.findByText(message)).toBeTruthy();
  });

  test("a new item is sent with its pictogram, and the next one has none", async () => {
    const { user, calls } = renderItems({
      answers: { "POST /api/items": { status: 201, body: jam } },
    });
    await open(user, "Add item");
    await user.type(screen.getByLabelText("Name"), "Jam");
    await user.selectOptions(dialog().getByLabelText("Location"), "Cellar");
    await user.selectOptions(dialog().getByLabelText("Unit"), "Jar");
    await openPicker(user);
    await user.click(option("Strawberry"));
    await user.click(screen.getByLabelText("Create more"));
    await user.click(screen.getByRole("button", { name: "Add Item" }));
    await screen.findByText("Item added successfully");
    expect(sent(calls)[0]?.body).toMatchObject({ name: "Jam", pictogram: "strawberry" });
    expect(screen.getByText("Chosen by the name.")).toBeTruthy();
  });
});

describe("the pictogram of a location", () => {
  test("a location is saved with the chosen pictogram, and its card shows it before the answer", async () => {
    const answer = deferred<{ body: typeof kitchen }>();
    const { user, calls } = renderWithList([kitchen], {
      "PUT /api/locations/1": () => answer.promise,
    });
    await open(user, "Edit Kitchen");
    await openPicker(user);
    await user.click(option("Bathroom"));
    await user.click(screen.getByRole("button", { name: "Save Changes" }));
    await waitFor(() => expect(sent(calls)[0]?.body).toMatchObject({ pictogram: "bathtub" }));
    const card = document.querySelector("article");
    expect(card && pictureIn(card)).toBe("bathtub");
    answer.resolve({ body: kitchen });
  });
});
