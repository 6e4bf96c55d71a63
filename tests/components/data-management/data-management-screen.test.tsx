import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { DataManagementScreen } from "@/components/data-management/data-management-screen";
import { makeQueryClient } from "@/lib/client/query-client";
import { currentUserQuery } from "@/lib/features/accounts/client/queries";
import type { Role } from "@/lib/policy/actor";
import { idleOptimization, memberAnswer, userAnswer } from "../../support/answers";
import { deferred } from "../../support/deferred";
import { fakeApi } from "../../support/fake-api";
import { renderScreen } from "../../support/render";
import { recordSavedFiles } from "../../support/saved-files";

const UNREACHABLE = "Larder cannot be reached. Check your connection and try again.";
const down = { status: 503, body: { message: "Not now", code: "unavailable" } };

function show(answers: Parameters<typeof fakeApi>[0] = {}, role: Role = "admin") {
  const calls = fakeApi({ "GET /api/migrate-images": { body: idleOptimization }, ...answers });
  const queryClient = makeQueryClient();
  queryClient.setQueryData(currentUserQuery().queryKey, userAnswer({ role }));
  const view = renderScreen(<DataManagementScreen />, queryClient);
  const sent = (method: string) => calls.filter((call) => call.method === method);
  return { ...view, sent };
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const box = (name: string) => screen.getByRole<HTMLButtonElement>("checkbox", { name });
const isTicked = (name: string) => box(name).ariaChecked === "true";
const dialog = async () => within(await screen.findByRole("dialog"));

describe("the cards of the data management screen by role", () => {
  test.each([
    [
      "admin",
      [
        "Export Your Data",
        "Export as CSV",
        "Import from CSV",
        "Recently Deleted",
        "Purge Selected Data",
        "Delete Your Account",
        "Storage System Optimization",
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

describe("the export of personal data", () => {
  const CALL = "GET /api/user/export-data";

  test("the export is saved as pretty-printed JSON with the date in the file name", async () => {
    const saved = recordSavedFiles();
    const answer = deferred<{ body: object }>();
    const { user } = show({ [CALL]: () => answer.promise });
    await user.click(button("Export Data"));
    expect(button("Exporting...").disabled).toBe(true);
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

  test("selecting shopping lists for a purge also selects shopping list items and disables their checkbox", async () => {
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
    expect(button("Purging Data...").disabled).toBe(true);
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

  test("the purge dialog lists the deleted categories, and only the typed word enables its button", async () => {
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

  test("the purge dialog shows how many rows go and how many items stay", async () => {
    const numbers = {
      inventoryUpdates: 6,
      inventoryItems: 440,
      shoppingLists: 0,
      shoppingListItems: 0,
      items: 74,
    };
    const { user } = show({ "GET /api/data/purge": { body: numbers } });
    await user.click(box("Inventory updates"));
    await user.click(button("Purge Selected Data"));
    expect(
      await screen.findByText("This deletes 6 checks, 440 counts. 74 items stay."),
    ).toBeTruthy();
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

describe("deleting or deactivating an account", () => {
  const CALL = "DELETE /api/user";

  async function confirm(user: ReturnType<typeof show>["user"], name: string) {
    await user.type(await screen.findByLabelText("Type anna to confirm"), "anna");
    await user.click(button(name));
  }

  test("an account is not deleted when the typed username differs in case", async () => {
    const { user, sent } = show();
    await user.click(button("Delete Your Account"));
    await user.type(await screen.findByLabelText("Type anna to confirm"), "Anna");
    expect(button("Delete Account").disabled).toBe(true);
    await user.keyboard("{Enter}");
    expect(await screen.findByText("Confirmation failed")).toBeTruthy();
    expect(
      screen.getByText("Please enter your username correctly to confirm deletion."),
    ).toBeTruthy();
    expect(sent("DELETE")).toEqual([]);
  });

  test.each([
    {
      role: "admin",
      title: "Delete Your Account",
      label: "Delete Account",
      outcome: "deleted",
      toast: "Account deleted",
      text: "Your account and all associated data have been deleted.",
    },
    {
      role: "assistant",
      title: "Deactivate Your Account",
      label: "Deactivate Account",
      outcome: "deactivated",
      toast: "Account deactivated",
      text: "Your account has been deactivated. Contact an administrator to reactivate it.",
    },
  ] as const)(
    "a person with the role $role confirms with the username and is signed out: $title",
    async ({ role, title, label, outcome, toast, text }) => {
      const answer = deferred<{ body: object }>();
      const { user, queryClient } = show({ [CALL]: () => answer.promise }, role);
      await user.click(button(title));
      await confirm(user, label);
      expect(button("Processing...").disabled).toBe(true);
      answer.resolve({ body: { outcome } });
      expect(await screen.findByText(toast)).toBeTruthy();
      expect(screen.getByText(text)).toBeTruthy();
      expect(queryClient.getQueryData(currentUserQuery().queryKey)).toBeNull();
    },
  );

  test("the only admin sees a warning at once and deletes the household with one confirmation", async () => {
    const members = [memberAnswer(7, { role: "admin" }), memberAnswer(8)];
    const { user, sent } = show({
      "GET /api/users": { body: members },
      [CALL]: { body: { outcome: "deleted" } },
    });
    await user.click(button("Delete Your Account"));
    expect((await screen.findByRole("alert")).textContent).toContain("You are the only admin.");
    expect(button("Delete Household").disabled).toBe(true);
    await confirm(user, "Delete Household");
    expect(await screen.findByText("Account deleted")).toBeTruthy();
    expect(sent("DELETE").map(({ body }) => body)).toEqual([
      { username: "anna", deleteHousehold: true },
    ]);
  });

  test("an account deletion cannot be confirmed until the members are loaded", async () => {
    const answer = deferred<{ body: object }>();
    const { user, sent } = show({ "GET /api/users": () => answer.promise });
    await user.click(button("Delete Your Account"));
    await user.type(await screen.findByLabelText("Type anna to confirm"), "anna{Enter}");
    expect(button("Delete Account").disabled).toBe(true);
    expect(sent("DELETE")).toEqual([]);
    answer.resolve({ body: [memberAnswer(7, { role: "admin" })] });
    await waitFor(() => expect(button("Delete Account").disabled).toBe(false));
  });

  test("when the list of members is missing, a deletion of the account that answers 409 asks the only admin to confirm again", async () => {
    const conflict = { message: "-", code: "conflict", isOnlyAdmin: true };
    const { user, sent } = show({ [CALL]: { status: 409, body: conflict } });
    await user.click(button("Delete Your Account"));
    await confirm(user, "Delete Account");
    expect((await screen.findByRole("alert")).textContent).toContain("You are the only admin.");
    expect(screen.queryByText("Operation failed")).toBeNull();
    expect(button("Delete Household").disabled).toBe(true);
    await confirm(user, "Delete Household");
    await waitFor(() => expect(sent("DELETE")).toHaveLength(2));
    expect(sent("DELETE").map(({ body }) => body)).toEqual([
      { username: "anna", deleteHousehold: false },
      { username: "anna", deleteHousehold: true },
    ]);
  });

  test("a refused deletion of an account shows an error", async () => {
    const { user } = show({ [CALL]: down });
    await user.click(button("Delete Your Account"));
    await confirm(user, "Delete Account");
    expect(await screen.findByText("Operation failed")).toBeTruthy();
    expect(
      screen.getByText("There was an error processing your request. Please try again."),
    ).toBeTruthy();
    await user.click(button("Cancel"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});
