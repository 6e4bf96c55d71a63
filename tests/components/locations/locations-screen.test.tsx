import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import type { Location } from "@/lib/features/locations/model/dto";
import { locationAnswer } from "../../support/answers";
import { deferred } from "../../support/deferred";
import type { fakeApi } from "../../support/fake-api";
import { cellar, kitchen, names, refusal, renderLocations, renderWithList } from "./locations-page";

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

  test("each location shows how many items it has, and how many of them are low and out of stock", async () => {
    renderWithList([kitchen, cellar, locationAnswer(3, "Attic")]);
    await screen.findByText("Kitchen");
    const cards = screen.getAllByRole("article").map((card) => within(card));
    for (const [index, line] of ["1 item, 1 out", "1 item", "0 items"].entries()) {
      expect(cards[index]?.getByText(/^\d+ items?/).textContent).toBe(line);
    }
  });

  test.each(["admin", "assistant"] as const)(
    "each location shows the role %s its place in the checking sequence, hidden from screen readers",
    async (role) => {
      renderLocations({ "GET /api/locations": { body: [cellar, kitchen] } }, role);
      if (role === "admin") await screen.findByRole("button", { name: "Move Kitchen" });
      const headings = await screen.findAllByRole("heading", { level: 2 });
      const places = headings.map((heading) => heading.previousElementSibling);
      expect(places.map((place) => place?.textContent)).toEqual(["1", "2"]);
      expect(places.map((place) => place?.ariaHidden)).toEqual(["true", "true"]);
    },
  );

  test.each(["assistant", "regular"] as const)(
    "the locations screen has no buttons for the role %s",
    async (role) => {
      renderLocations({ "GET /api/locations": { body: [kitchen] } }, role);
      expect(await screen.findByRole("link", { name: "View items in Kitchen" })).toBeTruthy();
      expect(screen.queryByRole("button")).toBeNull();
      expect(screen.queryByText("Drag to reorder checking sequence")).toBeNull();
    },
  );

  test("the locations screen of a household without locations opens the import, which stays open when a location arrives", async () => {
    const { user, queryClient } = renderWithList([]);
    await user.click(await screen.findByRole("button", { name: "Import Items" }));
    expect(await screen.findByRole("dialog", { name: "Import from CSV" })).toBeTruthy();
    act(() => void queryClient.setQueryData(locationsQuery().queryKey, [kitchen]));
    expect(await screen.findByText("Kitchen", { selector: "article *" })).toBeTruthy();
    expect(screen.getByRole("dialog", { name: "Import from CSV" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Import Items", hidden: true })).toBeNull();
  });

  test("the locations screen shows why loading failed and offers a retry", async () => {
    const answers: Parameters<typeof fakeApi>[0] = { "GET /api/locations": refusal };
    const { user } = renderLocations(answers);
    expect((await screen.findByRole("alert")).textContent).toContain("Not now");
    answers["GET /api/locations"] = { body: [kitchen] };
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Kitchen")).toBeTruthy();
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
    expect(question.getByText("You can restore them for 30 days.")).toBeTruthy();
    await user.click(question.getByRole("button", { name: "Delete" }));
    expect(question.getByRole("button", { name: "Deleting..." })).toBeTruthy();
    list.splice(0, 2, locationAnswer(3, "Shed"));
    answer.resolve({ body: { deleted: 2 } });
    expect(await screen.findByText("2 location(s) deleted successfully")).toBeTruthy();
    await waitFor(() => expect(names()).toEqual(["Shed"]));
    expect(screen.queryByRole("toolbar")).toBeNull();
    expect(calls.find(({ method }) => method === "POST")?.body).toEqual({ ids: [1, 2] });
  });

  test("Undo in the toast of a bulk deletion restores all of its locations in one call", async () => {
    const { user, calls, question } = await selectBoth({
      "POST /api/locations/bulk-delete": { body: { deleted: 2 } },
      "POST /api/locations/bulk-restore": { body: { restored: 2 } },
    });
    await user.click(question.getByRole("button", { name: "Delete" }));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await screen.findByText("2 locations restored successfully")).toBeTruthy();
    const restore = calls.find(({ path }) => path === "/api/locations/bulk-restore");
    expect(restore?.body).toEqual({ ids: [1, 2] });
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

describe("usual rooms on the locations screen", () => {
  test("a suggested room that is tapped on the empty locations screen is added, and the other suggestions stay", async () => {
    const rooms: Location[] = [];
    const { user } = renderWithList(rooms, {
      "POST /api/locations": () => {
        rooms.push(cellar);
        return { status: 201, body: cellar };
      },
    });
    await user.click(await screen.findByRole("button", { name: "Cellar" }));
    expect(await screen.findByRole("link", { name: "View items in Cellar" })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Added: Cellar" }));
    expect(screen.getByText("1 location so far. Add your next location!")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Kitchen" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Select" }));
    expect(screen.queryByRole("button", { name: "Kitchen" })).toBeNull();
  });

  test("the locations screen suggests no rooms to a household that has locations", async () => {
    renderWithList([cellar]);
    await screen.findByRole("link", { name: "View items in Cellar" });
    expect(screen.queryByRole("button", { name: "Kitchen" })).toBeNull();
  });
});
