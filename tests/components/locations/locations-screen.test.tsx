import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { LocationsScreen } from "@/components/locations/locations-screen";
import { makeQueryClient } from "@/lib/client/query-client";
import { currentUserQuery } from "@/lib/features/accounts/client/queries";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import type { Location } from "@/lib/features/locations/model/dto";
import type { Role } from "@/lib/policy/actor";
import { itemAnswer, locationAnswer, userAnswer } from "../../support/answers";
import { deferred } from "../../support/deferred";
import { fakeApi } from "../../support/fake-api";
import { fakeUploads } from "../../support/fake-uploads";
import { renderScreen } from "../../support/render";

const kitchen = locationAnswer(1, "Kitchen");
const cellar = locationAnswer(2, "Cellar");
const refusal = { status: 503, body: { message: "Not now", code: "unavailable" } };

function renderLocations(answers: Parameters<typeof fakeApi>[0], role: Role = "admin") {
  const calls = fakeApi(answers);
  const queryClient = makeQueryClient();
  queryClient.setQueryData(currentUserQuery().queryKey, userAnswer({ role }));
  queryClient.setQueryData(itemsQuery().queryKey, [
    itemAnswer(1),
    itemAnswer(2, { locationId: 2 }),
  ]);
  return { ...renderScreen(<LocationsScreen />, queryClient), calls };
}

/** Renders the screen with a server that returns the given, changeable list. */
function renderWithList(list: Location[], answers: Parameters<typeof fakeApi>[0] = {}) {
  return renderLocations({ "GET /api/locations": () => ({ body: list }), ...answers });
}

const names = () =>
  screen
    .getAllByRole("article", { hidden: true })
    .map((card) => card.querySelector("h2")?.textContent);
const dialog = () => within(screen.getByRole("dialog"));

async function open(user: ReturnType<typeof renderWithList>["user"], button: string) {
  await user.click(await screen.findByRole("button", { name: button }));
  await screen.findByRole("dialog");
}

describe("the list of locations", () => {
  test("the locations screen shows placeholders while loading, then each location with its links", async () => {
    renderWithList([kitchen, cellar]);
    const status = screen.getByRole("status");
    expect(status.textContent).toBe("Loading locations");
    expect(screen.getByText("Loading locations").className).not.toContain("sr-only");
    expect(status.querySelectorAll(":scope > div")).toHaveLength(5);

    const link = await screen.findByRole("link", { name: "View items in Cellar" });
    expect(link.getAttribute("href")).toBe("/items?locationId=2");
    expect(screen.getByRole("button", { name: "Edit Cellar" })).toBeTruthy();
    expect(screen.getAllByText("No photo")).toHaveLength(2);
  });

  test.each(["assistant", "regular"] as const)(
    "the locations screen offers the role %s nothing to change",
    async (role) => {
      renderLocations({ "GET /api/locations": { body: [kitchen] } }, role);
      expect(await screen.findByRole("link", { name: "View items in Kitchen" })).toBeTruthy();
      expect(screen.queryByRole("button")).toBeNull();
      expect(screen.queryByText("Drag to reorder checking sequence")).toBeNull();
    },
  );

  test("the locations screen shows why loading failed and offers a retry", async () => {
    const answers: Parameters<typeof fakeApi>[0] = { "GET /api/locations": refusal };
    const { user } = renderLocations(answers);
    expect((await screen.findByRole("alert")).textContent).toContain("Not now");
    answers["GET /api/locations"] = { body: [kitchen] };
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Kitchen")).toBeTruthy();
  });
});

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
      { method: "POST", path: "/api/locations", body: { name: "Kitchen", photo: null, order: 0 } },
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
      order: 1,
    });
    expect(screen.getByLabelText("Create more").ariaChecked).toBe("true");
  });

  test("adding a location disables the button, sends once and keeps the name when refused", async () => {
    const answer = deferred<typeof refusal>();
    const { user, calls } = renderWithList([kitchen], {
      "POST /api/locations": () => answer.promise,
    });
    await open(user, "Add location");
    await user.type(screen.getByLabelText("Location Name"), "Cellar{Enter}{Enter}");
    const busy = dialog().getByRole<HTMLButtonElement>("button", { name: "Adding..." });
    expect(busy.disabled).toBe(true);
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

  test("saving a location shows a toast and returns the focus to its button", async () => {
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
    await user.click(question.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Location deleted successfully")).toBeTruthy();
    expect(queryClient.getQueryData(itemsQuery().queryKey)?.map(({ id }) => id)).toEqual([2]);
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
    // The dialog keeps its number of items although they are no longer in the cache.
    expect(screen.getByText("1 item in it is deleted too.")).toBeTruthy();
    answer.resolve(refusal);
    expect(await screen.findByText("Failed to delete location")).toBeTruthy();
    expect(names()).toEqual(["Kitchen", "Cellar"]);
  });
});

describe("selecting locations", () => {
  async function selectBoth(answers: Parameters<typeof fakeApi>[0]) {
    const list = [kitchen, cellar];
    const view = renderWithList(list, answers);
    const { user } = view;
    await user.click(await screen.findByRole("button", { name: "Select" }));
    await user.click(screen.getByRole("button", { name: "Select All" }));
    await user.click(screen.getByRole("button", { name: "Delete (2)" }));
    return { ...view, list, question: within(await screen.findByRole("alertdialog")) };
  }

  test("the select mode of locations hides the drag handles and ends with Escape or Cancel", async () => {
    const { user } = renderWithList([kitchen, cellar]);
    expect(await screen.findByRole("button", { name: "Move Kitchen" })).toBeTruthy();
    expect(screen.getByText("Drag to reorder checking sequence")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Select" }));
    expect(screen.getByText("Select locations to delete")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Move Kitchen" })).toBeNull();
    const remove = screen.getByRole<HTMLButtonElement>("button", { name: "Delete (0)" });
    expect(remove.disabled).toBe(true);
    await user.click(screen.getByRole("checkbox", { name: "Select Cellar" }));
    expect(screen.getByText("1 of 2 selected")).toBeTruthy();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("toolbar")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Select" }));
    expect(screen.getByText("0 of 2 selected")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Select" }));
  });

  test("after another member has deleted a selected location, the other locations remain selected", async () => {
    const { user, list, question } = await selectBoth({
      "POST /api/locations/bulk-delete": () => {
        list.splice(0, 1);
        return { status: 404, body: { message: "Location not found", code: "not_found" } };
      },
    });
    await user.click(question.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Failed to delete locations")).toBeTruthy();
    expect(await screen.findByText("1 of 1 selected")).toBeTruthy();
    expect(names()).toEqual(["Cellar"]);
  });

  test("selected locations are deleted after a confirmation, which ends the select mode", async () => {
    const answer = deferred<{ body: unknown }>();
    const { user, calls, list, question } = await selectBoth({
      "POST /api/locations/bulk-delete": () => answer.promise,
      "GET /api/items": { body: [] },
    });
    expect(
      question.getByText(
        "Are you sure you want to delete 2 locations? This will hide them from all views.",
      ),
    ).toBeTruthy();
    expect(question.getByText("2 items in them are deleted too.")).toBeTruthy();
    await user.click(question.getByRole("button", { name: "Delete" }));
    expect(question.getByRole("button", { name: "Deleting..." })).toBeTruthy();
    list.splice(0, 2, locationAnswer(3, "Shed"));
    answer.resolve({ body: { deleted: 2 } });
    expect(await screen.findByText("2 location(s) deleted successfully")).toBeTruthy();
    await waitFor(() => expect(names()).toEqual(["Shed"]));
    expect(screen.queryByRole("toolbar")).toBeNull();
    expect(calls.find(({ method }) => method === "POST")?.body).toEqual({ ids: [1, 2] });
  });

  test("a refused deletion keeps the selection of locations", async () => {
    const { user, question } = await selectBoth({ "POST /api/locations/bulk-delete": refusal });
    await user.click(question.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Failed to delete locations")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(screen.getByText("2 of 2 selected")).toBeTruthy();
  });

  test("confirming a deletion after all selected locations were deleted elsewhere sends nothing", async () => {
    const shed = locationAnswer(3, "Shed");
    const { user, calls, queryClient, question } = await selectBoth({});
    queryClient.setQueryData(locationsQuery().queryKey, [shed]);
    await waitFor(() => expect(names()).toEqual(["Shed"]));
    await user.click(question.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("No locations selected")).toBeTruthy();
    expect(screen.getByText("Please select at least one location to delete.")).toBeTruthy();
    expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
  });
});
