import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import type { Location } from "@/lib/features/locations/model/dto";
import { itemAnswer } from "../../support/answers";
import { deferred } from "../../support/deferred";
import type { fakeApi } from "../../support/fake-api";
import { fakeUploads } from "../../support/fake-uploads";
import {
  cellar,
  dialog,
  kitchen,
  names,
  open,
  refusal,
  renderLocations,
  renderWithList,
} from "./locations-page";

const TAKEN = "You already have a location with this name.";
const dialogPanel = () => document.querySelector<HTMLElement>('[role="dialog"]');

/** Gives elements an animation that never ends, so that a closing dialog stays in the document. */
function animateDialogs(): void {
  const read = window.getComputedStyle.bind(window);
  vi.spyOn(window, "getComputedStyle").mockImplementation((element, pseudo) =>
    Object.defineProperty(read(element, pseudo), "animationName", {
      get: () => element.getAttribute("data-state") ?? "none",
    }),
  );
}

afterEach(() => vi.restoreAllMocks());

describe("the dialog to add a location", () => {
  test("adding the first location sends its trimmed name with order 0 and closes the dialog", async () => {
    const list: Location[] = [];
    const { user, calls } = renderWithList(list, {
      "POST /api/locations": () => {
        list.push(kitchen);
        return { status: 201, body: kitchen };
      },
    });
    await screen.findByText("No locations found. Add your first location!");
    expect(screen.queryByRole("button", { name: "Select" })).toBeNull();
    await open(user, "Add Location");
    expect(dialog().getByText("Add New Location")).toBeTruthy();
    await user.type(screen.getByPlaceholderText("Kitchen"), " Kitchen {Enter}");
    expect(await screen.findByText("Location added successfully")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(names()).toEqual(["Kitchen"]);
    expect(calls.filter(({ method }) => method === "POST")).toEqual([
      {
        method: "POST",
        path: "/api/locations",
        body: { name: "Kitchen", photo: null, pictogram: null, order: 0 },
      },
    ]);
  });

  test("adding a location with Create more empties the open dialog for the next location", async () => {
    const list = [kitchen];
    const { user, calls } = renderWithList(list, {
      "POST /api/locations": () => {
        list.push(cellar);
        return { status: 201, body: cellar };
      },
    });
    await open(user, "Add location");
    const name = screen.getByLabelText<HTMLInputElement>("Location Name");
    expect(name.placeholder).toBe("Kitchen");
    await user.type(name, "Cellar");
    await user.click(screen.getByLabelText("Create more"));
    await user.click(dialog().getByRole("button", { name: "Add Location" }));
    await screen.findByText("Location added successfully");
    expect(name.value).toBe("");
    expect(document.activeElement).toBe(name);
    expect(dialog().queryByText("Location name is required")).toBeNull();
    expect(names()).toEqual(["Kitchen", "Cellar"]);
    expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
      name: "Cellar",
      photo: null,
      pictogram: null,
      order: 1,
    });
    expect(screen.getByLabelText<HTMLInputElement>("Create more").checked).toBe(true);
  });

  test("while the request that adds a location runs, a refetched list with this location causes no notice about a taken name", async () => {
    const list = [kitchen];
    const answer = deferred<typeof refusal>();
    const { user, queryClient } = renderWithList(list, {
      "POST /api/locations": () => answer.promise,
    });
    await open(user, "Add location");
    await user.type(screen.getByLabelText("Location Name"), "Cellar{Enter}");
    await dialog().findByRole("button", { name: "Adding..." });
    list.push(cellar);
    await act(() => queryClient.invalidateQueries({ queryKey: locationsQuery().queryKey }));
    await waitFor(() => expect(names()).toEqual(["Kitchen", "Cellar"]));
    expect(dialog().queryByText(TAKEN)).toBeNull();
    answer.resolve(refusal);
    expect(await dialog().findByText(TAKEN)).toBeTruthy();
  });

  test("while the dialog of an added location closes, it shows no notice about a taken name", async () => {
    const list = [kitchen];
    const { user } = renderWithList(list, {
      "POST /api/locations": () => {
        list.push(cellar);
        return { status: 201, body: cellar };
      },
    });
    animateDialogs();
    await open(user, "Add location");
    await user.type(screen.getByLabelText("Location Name"), "Cellar{Enter}");
    await waitFor(() => expect(dialogPanel()?.getAttribute("data-state")).toBe("closed"));
    await waitFor(() => expect(names()).toEqual(["Kitchen", "Cellar"]));
    expect(dialogPanel()).not.toBeNull();
    expect(dialogPanel()?.textContent).not.toContain(TAKEN);
  });

  test("adding a location disables the button, sends one request and keeps the name when the server refuses it", async () => {
    const answer = deferred<typeof refusal>();
    const { user, calls } = renderWithList([kitchen], {
      "POST /api/locations": () => answer.promise,
    });
    await open(user, "Add location");
    await user.type(screen.getByLabelText("Location Name"), "Cellar{Enter}{Enter}");
    const busy = dialog().getByRole("button", { name: "Adding..." });
    expect(busy.getAttribute("aria-disabled")).toBe("true");
    await user.keyboard("{Escape}");
    answer.resolve(refusal);
    expect(await screen.findByText("Failed to add location")).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Location Name").value).toBe("Cellar");
    expect(calls.filter(({ method }) => method === "POST")).toHaveLength(1);
  });

  test("adding a location uploads its photo, and the next location starts without a photo", async () => {
    const uploads = fakeUploads();
    const { user, calls } = renderWithList([], {
      "POST /api/locations": { status: 201, body: kitchen },
    });
    await open(user, "Add location");
    const files = document.querySelector<HTMLInputElement>("input[type=file]");
    if (!files) throw new Error("The dialog has no file input.");
    await user.type(screen.getByLabelText("Location Name"), "Kitchen");
    await user.click(screen.getByLabelText("Create more"));
    await user.upload(files, new File(["bytes"], "photo.jpg", { type: "image/jpeg" }));
    await waitFor(() => expect(uploads).toHaveLength(1));
    expect(uploads[0]?.open).toHaveBeenCalledWith("POST", "/api/upload?bucket=location-photos");
    act(() => uploads[0]?.answer(201, { objectKey: "key" }));
    expect(await dialog().findByRole("button", { name: "Choose another photo" })).toBeTruthy();
    await user.click(dialog().getByRole("button", { name: "Add Location" }));
    expect(await dialog().findByRole("button", { name: "Choose a photo" })).toBeTruthy();
    expect(dialog().queryByRole("img", { name: "Photo" })).toBeNull();
    expect(calls.find(({ method }) => method === "POST")?.body).toMatchObject({ photo: "key" });
  });

  test("a new location with the name of another location shows a notice and can still be added", async () => {
    const { user, calls } = renderWithList([kitchen]);
    await open(user, "Add location");
    await user.type(screen.getByLabelText("Location Name"), " kitche");
    const statuses = dialog().getAllByRole("status");
    await user.keyboard("n ");
    expect(screen.getByText(TAKEN)).toBe(statuses.find(({ textContent }) => textContent === TAKEN));
    await user.keyboard("{Enter}");
    await waitFor(() => expect(calls.map(({ method }) => method)).toContain("POST"));
  });

  test("adding a location requires a name", async () => {
    const { user } = renderWithList([]);
    await open(user, "Add location");
    await user.click(dialog().getByRole("button", { name: "Add Location" }));
    expect(await screen.findByText("Location name is required")).toBeTruthy();
  });
});

describe("the dialog to edit a location", () => {
  async function openKitchen(answers: Parameters<typeof fakeApi>[0]) {
    const view = renderWithList([kitchen, cellar], answers);
    await open(view.user, "Edit Kitchen");
    return view;
  }

  test("a renamed location is shown at once and reverted when the server refuses the change", async () => {
    const answer = deferred<typeof refusal>();
    const { user } = await openKitchen({ "PUT /api/locations/1": () => answer.promise });
    await user.type(screen.getByLabelText("Location Name"), " (new)");
    await user.click(dialog().getByRole("button", { name: "Save Changes" }));
    expect(dialog().getByRole("button", { name: "Saving..." })).toBeTruthy();
    await waitFor(() => expect(names()).toEqual(["Kitchen (new)", "Cellar"]));
    answer.resolve(refusal);
    expect(await screen.findByText("Failed to update location")).toBeTruthy();
    expect(names()).toEqual(["Kitchen", "Cellar"]);
    expect(screen.getByLabelText<HTMLInputElement>("Location Name").value).toBe("Kitchen (new)");
  });

  test("saving a location shows a toast and moves the focus to the button that has opened the dialog", async () => {
    const { user } = await openKitchen({ "PUT /api/locations/1": { body: kitchen } });
    await user.type(screen.getByLabelText("Location Name"), "{Enter}");
    expect(await screen.findByText("Location updated successfully")).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("button", { name: "Edit Kitchen" })),
    );
  });

  test("editing a location requires a name", async () => {
    const { user, calls } = await openKitchen({});
    await user.clear(screen.getByLabelText("Location Name"));
    await user.click(dialog().getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("Location name is required")).toBeTruthy();
    expect(calls.filter(({ method }) => method === "PUT")).toEqual([]);
  });

  test("a location is deleted after a confirmation, with its items", async () => {
    const { user, queryClient } = await openKitchen({ "DELETE /api/locations/1": { status: 204 } });
    await user.click(dialog().getByRole("button", { name: "Delete" }));
    const question = within(screen.getByRole("alertdialog"));
    expect(question.getByText("Confirm Deletion")).toBeTruthy();
    expect(
      question.getByText(
        "Are you sure you want to delete Kitchen? This will hide it from all views.",
      ),
    ).toBeTruthy();
    expect(question.getByText("1 item in it is deleted too.")).toBeTruthy();
    expect(question.getByText("You can restore it for 30 days.")).toBeTruthy();
    await user.click(question.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Location deleted successfully")).toBeTruthy();
    expect(queryClient.getQueryData(itemsQuery().queryKey)?.map(({ id }) => id)).toEqual([2]);
  });

  test("Undo in the toast of a deletion restores the location", async () => {
    let listed = [kitchen, cellar];
    const { user, calls } = await openKitchen({
      "GET /api/locations": () => ({ body: listed }),
      "DELETE /api/locations/1": () => {
        listed = [cellar];
        return { status: 204 };
      },
      "POST /api/locations/1/restore": () => {
        listed = [kitchen, cellar];
        return { body: kitchen };
      },
    });
    await user.click(dialog().getByRole("button", { name: "Delete" }));
    await user.click(within(screen.getByRole("alertdialog")).getByText("Delete"));
    const toast = (await screen.findByText("Location deleted successfully")).closest(
      "[role=status]",
    );
    expect(toast?.textContent).toContain("Kitchen");
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByText("Location restored successfully")).toBeTruthy();
    expect(calls.some(({ path }) => path === "/api/locations/1/restore")).toBe(true);
    await waitFor(() => expect(names()).toEqual(["Kitchen", "Cellar"]));
  });

  test.each([
    ["no items", [itemAnswer(2, { locationId: 2 })], "There are no items in it."],
    ["five items", [1, 2, 3, 4, 5].map((id) => itemAnswer(id)), "5 items in it are deleted too."],
    ["items that could not be loaded", null, "The items in it are deleted too."],
  ])(
    "the confirmation of a deletion states how many items are deleted with a location: %s",
    async (_, items, sentence) => {
      const view = renderLocations({ "GET /api/locations": { body: [kitchen, cellar] } });
      if (items) view.queryClient.setQueryData(itemsQuery().queryKey, items);
      else view.queryClient.removeQueries({ queryKey: itemsQuery().queryKey });
      await open(view.user, "Edit Kitchen");
      await view.user.click(dialog().getByRole("button", { name: "Delete" }));
      const question = within(screen.getByRole("alertdialog"));
      expect(question.getByText(sentence)).toBeTruthy();
    },
  );

  test("a location is shown again when its deletion is refused", async () => {
    const answer = deferred<typeof refusal>();
    const { user } = await openKitchen({ "DELETE /api/locations/1": () => answer.promise });
    await user.click(dialog().getByRole("button", { name: "Delete" }));
    await user.click(within(screen.getByRole("alertdialog")).getByText("Delete"));
    expect(screen.getByRole("button", { name: "Deleting..." })).toBeTruthy();
    await waitFor(() => expect(names()).toEqual(["Cellar"]));
    // The confirmation dialog still shows the number of items, although they are no longer in the cache.
    expect(screen.getByText("1 item in it is deleted too.")).toBeTruthy();
    answer.resolve(refusal);
    expect(await screen.findByText("Failed to delete location")).toBeTruthy();
    expect(names()).toEqual(["Kitchen", "Cellar"]);
  });
});
