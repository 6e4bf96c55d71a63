import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { PurgeDialog } from "@/components/data-management/purge-dialog";
import { makeQueryClient } from "@/lib/client/query-client";
import { purgeableQuery } from "@/lib/features/data-management/client/queries";
import { deferred } from "../../support/deferred";
import { fakeApi } from "../../support/fake-api";
import { renderScreen } from "../../support/render";
import { recordSavedFiles } from "../../support/saved-files";
import { box, button, dialog, down, isTicked, show, UNREACHABLE } from "./show-screen";

describe("the cards of the data management screen by role", () => {
  test.each([
    [
      "admin",
      [
        "Export Your Data",
        "Export as CSV",
        "Import from CSV",
        "Recently Deleted",
        "Storage System Optimization",
        "Purge Selected Data",
        "Delete Your Account",
      ],
    ],
    ["assistant", ["Export Your Data", "Export as CSV", "Deactivate Your Account"]],
    ["regular", ["Export Your Data", "Export as CSV", "Deactivate Your Account"]],
  ] as const)(
    "the data management screen shows the cards that the role %s can use",
    (role, titles) => {
      show({}, role);
      const headings = screen.getAllByRole("heading", { level: 2 });
      expect(headings.map(({ textContent }) => textContent)).toEqual(titles);
      const back = screen.getByRole("link", { name: "Back to Settings" });
      expect(back.getAttribute("href")).toBe("/settings");
    },
  );
});

test("the storage optimization and purging are in one group of the data management screen", () => {
  show({}, "admin");
  const group = within(screen.getByRole("group", { name: "Clear up" }));
  const titles = group.getAllByRole("heading").map(({ textContent }) => textContent);
  expect(titles).toEqual(["Storage System Optimization", "Purge Selected Data"]);
});

describe("the export of personal data", () => {
  const CALL = "GET /api/user/export-data";

  test("the export is saved as pretty-printed JSON with the date in the file name", async () => {
    const saved = recordSavedFiles();
    const answer = deferred<{ body: object }>();
    const { user } = show({ [CALL]: () => answer.promise });
    await user.click(button("Export Data"));
    expect(button("Exporting...").getAttribute("aria-disabled")).toBe("true");
    answer.resolve({ body: { account: { id: 7 } } });
    expect(await screen.findByText("Data exported successfully")).toBeTruthy();
    expect(screen.getByText("Your data has been downloaded as a JSON file.")).toBeTruthy();
    const [file] = saved;
    expect(file?.name).toMatch(/^larder-export-\d{4}-\d\d-\d\d\.json$/);
    expect(await file?.text()).toBe('{\n  "account": {\n    "id": 7\n  }\n}');
  });

  test.each([
    ["is refused", down],
    ["has no body", { body: undefined }],
  ])(
    "the export of personal data saves nothing and shows an error when the answer %s",
    async (_, answer) => {
      const saved = recordSavedFiles();
      const { user } = show({ [CALL]: answer });
      await user.click(button("Export Data"));
      expect(await screen.findByText("Export failed")).toBeTruthy();
      expect(
        screen.getByText("There was an error exporting your data. Please try again."),
      ).toBeTruthy();
      expect(saved).toEqual([]);
      expect(button("Export Data").disabled).toBe(false);
    },
  );

  test("an export without a network connection shows the error and that Larder cannot be reached", async () => {
    const { user } = show();
    await user.click(button("Export Data"));
    expect(await screen.findByText("Export failed")).toBeTruthy();
    expect(screen.getByText(UNREACHABLE)).toBeTruthy();
  });
});

describe("the purge of household data", () => {
  const CALL = "POST /api/data/purge";

  async function choose(user: ReturnType<typeof show>["user"], word: string) {
    await user.click(box("Inventory updates"));
    await user.click(button("Purge Selected Data"));
    const within = await dialog();
    await user.type(within.getByLabelText("Type PURGE to confirm"), `${word}{Enter}`);
  }

  test("selecting shopping lists for a purge also selects shopping list items, whose checkbox is then disabled", async () => {
    const { user } = show();
    expect(button("Purge Selected Data").disabled).toBe(true);
    await user.click(box("Shopping lists"));
    expect([isTicked("Shopping list items"), box("Shopping list items").disabled]).toEqual([
      true,
      true,
    ]);
    expect(isTicked("Inventory items")).toBe(false);
    await user.click(box("Shopping lists"));
    expect([isTicked("Shopping list items"), box("Shopping list items").disabled]).toEqual([
      false,
      false,
    ]);
  });

  test("a purge without a selected category is refused", async () => {
    const calls = fakeApi({});
    const selection = {
      inventoryUpdates: false,
      inventoryItems: false,
      shoppingLists: false,
      shoppingListItems: false,
    };
    const { user } = renderScreen(
      <PurgeDialog selection={selection} open onOpenChange={vi.fn()} onPurged={vi.fn()} />,
      makeQueryClient(),
    );
    await user.type(screen.getByLabelText("Type PURGE to confirm"), "PURGE{Enter}");
    expect(await screen.findByText("No data selected")).toBeTruthy();
    expect(screen.getByText("Please select at least one type of data to purge.")).toBeTruthy();
    expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
  });

  test("a purge is refused when the confirmation word has the wrong case", async () => {
    const { user, sent } = show();
    await choose(user, "Purge");
    expect(button("Purge Data").disabled).toBe(true);
    expect(await screen.findByText("Confirmation failed")).toBeTruthy();
    expect(screen.getByText("Please type PURGE to confirm data deletion.")).toBeTruthy();
    expect(sent("POST")).toEqual([]);
  });

  test("a purge sends the selected categories, closes its dialog and clears the selection", async () => {
    const answer = deferred<{ body: object }>();
    const { user, sent } = show({ [CALL]: () => answer.promise });
    await choose(user, "PURGE");
    expect(button("Purging Data...").getAttribute("aria-disabled")).toBe("true");
    answer.resolve({ body: { message: "", deleted: {} } });
    expect(await screen.findByText("Data purged successfully")).toBeTruthy();
    expect(sent("POST")[0]?.body).toEqual({
      inventoryUpdates: true,
      inventoryItems: true,
      shoppingLists: false,
      shoppingListItems: false,
      confirm: "PURGE",
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect([isTicked("Inventory updates"), isTicked("Inventory items")]).toEqual([false, false]);
    expect(button("Purge Selected Data").disabled).toBe(true);
  });

  test("the purge dialog lists the deleted categories, and its button is disabled until PURGE is typed", async () => {
    const { user, sent } = show({ [CALL]: { body: { message: "", deleted: {} } } });
    await user.click(box("Inventory updates"));
    await user.click(button("Purge Selected Data"));
    expect((await dialog()).getAllByRole("listitem")).toHaveLength(2);
    await user.type(screen.getByLabelText("Type PURGE to confirm"), "PURG");
    expect(button("Purge Data").disabled).toBe(true);
    await user.type(screen.getByLabelText("Type PURGE to confirm"), "E");
    expect(button("Purge Data").disabled).toBe(false);
    await user.keyboard("{Enter}");
    expect(await screen.findByText("Data purged successfully")).toBeTruthy();
    expect(sent("POST")).toHaveLength(1);
  });

  const numbers = {
    inventoryUpdates: 6,
    inventoryItems: 440,
    shoppingLists: 0,
    shoppingListItems: 0,
    items: 74,
  };

  test("the purge dialog shows how many rows are deleted and how many items are kept", async () => {
    const { user } = show({ "GET /api/data/purge": { body: numbers } });
    await user.click(box("Inventory updates"));
    await user.click(button("Purge Selected Data"));
    expect(
      await screen.findByText("This deletes 6 checks, 440 counts. 74 items stay."),
    ).toBeTruthy();
  });

  test("the numbers of rows are fetched again after a purge", async () => {
    const { user, sent } = show({
      "GET /api/data/purge": { body: numbers },
      [CALL]: { body: { message: "", deleted: {} } },
    });
    await choose(user, "PURGE");
    await screen.findByText("Data purged successfully");
    const isCounting = ({ path }: { path: string }) => path === "/api/data/purge";
    await waitFor(() => expect(sent("GET").filter(isCounting)).toHaveLength(2));
  });

  test("the numbers of rows are hidden when fetching them again fails", async () => {
    const { queryClient, user } = show({ "GET /api/data/purge": { body: numbers } });
    await user.click(box("Inventory updates"));
    await user.click(button("Purge Selected Data"));
    await screen.findByText(/^This deletes 6 checks/);
    fakeApi({ "GET /api/data/purge": down });
    await act(() => queryClient.invalidateQueries(purgeableQuery()));
    expect(await screen.findByText(/^The numbers could not be loaded/)).toBeTruthy();
  });

  test("the purge dialog shows that the numbers of rows could not be loaded", async () => {
    const { user } = show();
    await user.click(box("Inventory updates"));
    await user.click(button("Purge Selected Data"));
    expect(await screen.findByText(/^The numbers could not be loaded/)).toBeTruthy();
  });

  test("a network failure of a purge is shown", async () => {
    const { user } = show();
    await choose(user, "PURGE");
    expect(await screen.findByText("Purge failed")).toBeTruthy();
    expect(screen.getByText(UNREACHABLE)).toBeTruthy();
  });

  test("a purge that the server refuses without a reason shows the general error text of the purge", async () => {
    const { user } = show({ [CALL]: { status: 500 } });
    await choose(user, "PURGE");
    expect(await screen.findByText("There was an error purging your data")).toBeTruthy();
  });

  test("a refused purge shows the server's reason and keeps the confirmation word", async () => {
    const { user } = show({ [CALL]: down });
    await choose(user, "PURGE");
    expect(await screen.findByText("Purge failed")).toBeTruthy();
    expect(screen.getByText("Not now")).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>("Type PURGE to confirm").value).toBe("PURGE");
  });
});
