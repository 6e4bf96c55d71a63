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

/** A server that keeps its list of locations. */
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

describe("the list", () => {
  test("shows five placeholders while loading, then each location with its ways on", async () => {
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

  test.each(["assistant", "regular"] as const)("offers a %s nothing to change", async (role) => {
    renderLocations({ "GET /api/locations": { body: [kitchen] } }, role);
    expect(await screen.findByRole("link", { name: "View items in Kitchen" })).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.queryByText("Drag to reorder checking sequence")).toBeNull();
  });

  test("says what failed and tries again", async () => {
    const answers: Parameters<typeof fakeApi>[0] = { "GET /api/locations": refusal };
    const { user } = renderLocations(answers);
    expect((await screen.findByRole("alert")).textContent).toContain("Not now");
    answers["GET /api/locations"] = { body: [kitchen] };
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Kitchen")).toBeTruthy();
  });
});

describe("adding", () => {
  test("from the empty list: trimmed, last in the order, and then the dialog closes", async () => {
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

  test("with Create more the dialog stays, empty and ready for the next", async () => {
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

  test("says that it is busy, cannot be sent twice, and keeps what was typed when refused", async () => {
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

  test("uploads a photo, and begins the next location without one", async () => {
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

  test("asks for a name", async () => {
    const { user } = renderWithList([]);
    await open(user, "Add location");
    await user.click(dialog().getByRole("button", { name: "Add Location" }));
    expect(await screen.findByText("Location name is required")).toBeTruthy();
  });
});

describe("editing", () => {
  async function openKitchen(answers: Parameters<typeof fakeApi>[0]) {
    const view = renderWithList([kitchen, cellar], answers);
    await open(view.user, "Edit Kitchen");
    return view;
  }

  test("shows the new name at once, and the old one again when refused", async () => {
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

  test("saves, says so and gives the focus back", async () => {
    const { user } = await openKitchen({ "PUT /api/locations/1": { body: kitchen } });
    await user.type(screen.getByLabelText("Location Name"), "{Enter}");
    expect(await screen.findByText("Location updated successfully")).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("button", { name: "Edit Kitchen" })),
    );
  });

  test("requires a name", async () => {
    const { user, calls } = await openKitchen({});
    await user.clear(screen.getByLabelText("Location Name"));
    await user.click(dialog().getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("Location name is required")).toBeTruthy();
    expect(calls.filter(({ method }) => method === "PUT")).toEqual([]);
  });

  test("deletes after asking, with the items in it", async () => {
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
  ])("names the items that a deletion takes along: %s", async (_, items, sentence) => {
    const view = renderLocations({ "GET /api/locations": { body: [kitchen, cellar] } });
    if (items) view.queryClient.setQueryData(itemsQuery().queryKey, items);
    else view.queryClient.removeQueries({ queryKey: itemsQuery().queryKey });
    await open(view.user, "Edit Kitchen");
    await view.user.click(dialog().getByRole("button", { name: "Delete" }));
    const question = within(screen.getByRole("alertdialog"));
    expect(question.getByText(sentence)).toBeTruthy();
  });

  test("brings the location back when its deletion is refused", async () => {
    const answer = deferred<typeof refusal>();
    const { user } = await openKitchen({ "DELETE /api/locations/1": () => answer.promise });
    await user.click(dialog().getByRole("button", { name: "Delete" }));
    await user.click(within(screen.getByRole("alertdialog")).getByText("Delete"));
    expect(screen.getByRole("button", { name: "Deleting..." })).toBeTruthy();
    await waitFor(() => expect(names()).toEqual(["Cellar"]));
    // The sentence stays, though the items have left the cache with their location.
    expect(screen.getByText("1 item in it is deleted too.")).toBeTruthy();
    answer.resolve(refusal);
    expect(await screen.findByText("Failed to delete location")).toBeTruthy();
    expect(names()).toEqual(["Kitchen", "Cellar"]);
  });
});

describe("selecting", () => {
  async function selectBoth(answers: Parameters<typeof fakeApi>[0]) {
    const list = [kitchen, cellar];
    const view = renderWithList(list, answers);
    const { user } = view;
    await user.click(await screen.findByRole("button", { name: "Select" }));
    await user.click(screen.getByRole("button", { name: "Select All" }));
    await user.click(screen.getByRole("button", { name: "Delete (2)" }));
    return { ...view, list, question: within(await screen.findByRole("alertdialog")) };
  }

  test("starts empty, is left by Escape and Cancel, and hides the drag handles", async () => {
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

  test("keeps the rest selected when another person has deleted one of the locations", async () => {
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

  test("deletes all that are selected, says how many, and leaves select mode", async () => {
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

  test("keeps what is selected when the server refuses", async () => {
    const { user, question } = await selectBoth({ "POST /api/locations/bulk-delete": refusal });
    await user.click(question.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Failed to delete locations")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(screen.getByText("2 of 2 selected")).toBeTruthy();
  });

  test("says that nothing is selected when it all went away while the question stood", async () => {
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
