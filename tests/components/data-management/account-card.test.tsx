import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { currentUserQuery } from "@/lib/features/accounts/client/queries";
import { memberAnswer } from "../../support/answers";
import { deferred } from "../../support/deferred";
import { button, down, show } from "./show-screen";

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
      expect(button("Processing...").getAttribute("aria-disabled")).toBe("true");
      answer.resolve({ body: { outcome } });
      expect(await screen.findByText(toast)).toBeTruthy();
      expect(screen.getByText(text)).toBeTruthy();
      expect(queryClient.getQueryData(currentUserQuery().queryKey)).toBeNull();
    },
  );

  test("the only admin is warned before the confirmation, and deletes the household with one confirmation", async () => {
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

  test("if the members could not be loaded, an account deletion that gets 409 asks the only admin to confirm again", async () => {
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
