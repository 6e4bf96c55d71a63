import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { forgetPreferences } from "@/lib/client/preferences";
import { userAnswer } from "../../support/answers";
import { openSettings, refused } from "./open-settings";

beforeEach(forgetPreferences);

test("the settings screen shows an admin every card under the title", () => {
  openSettings("admin", { "GET /api/invitations": { body: [] } });
  expect(screen.getByRole("heading", { level: 1, name: "Settings" })).toBeTruthy();
  expect(screen.getByText("Manage application settings and user permissions")).toBeTruthy();
  expect(screen.getByText("Manage users and roles within your household")).toBeTruthy();
  const titles = screen.getAllByRole("heading", { level: 2 });
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    "User Management",
    "Role Permissions",
    "Your Account",
    "Household",
    "Preferences",
    "Signed-in Devices",
    "Personal Data",
  ]);
});

describe("preferences in the settings", () => {
  test.each([
    ["Reminders", "PATCH /api/user", { remindersEnabled: false }],
    ["News", "PATCH /api/user", { marketingConsent: true }],
    ["Reasons written by AI", "PATCH /api/household", { aiEnabled: false }],
  ])(
    "the preference %s is saved at once and reverted when the server refuses the change",
    async (name, call, body) => {
      const { user, written } = openSettings("admin", { [call]: refused });
      const box = await screen.findByRole("checkbox", { name });
      const before = box.ariaChecked;
      await user.click(box);
      const text = "The setting could not be saved. Please try again.";
      expect(await screen.findByText(text)).toBeTruthy();
      expect(screen.getByRole("checkbox", { name })).toHaveProperty("ariaChecked", before);
      expect(written().map(({ method, path }) => `${method} ${path}`)).toEqual([call]);
      expect(written()[0]?.body).toEqual(body);
    },
  );

  test("a saved preference has the new value after the refetch", async () => {
    const answers = { remindersEnabled: true };
    const { user, calls } = openSettings("regular", {
      "GET /api/user": () => ({ body: userAnswer({ role: "regular", ...answers }) }),
      "PATCH /api/user": () => {
        answers.remindersEnabled = false;
        return { body: userAnswer({ role: "regular", ...answers }) };
      },
    });
    await user.click(screen.getByRole("checkbox", { name: "Reminders" }));
    const refetch = { method: "GET", path: "/api/user", body: undefined };
    await waitFor(() => expect(calls).toContainEqual(refetch));
    expect(screen.getByRole("checkbox", { name: "Reminders" })).toHaveProperty(
      "ariaChecked",
      "false",
    );
  });
});

describe("the dialog to change the password", () => {
  async function openDialog(answers: Parameters<typeof openSettings>[1] = {}) {
    const view = openSettings("assistant", answers);
    await view.user.click(screen.getByRole("button", { name: "Change password" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Change password" }));
    const save = () => view.user.click(dialog.getByRole("button", { name: "Change password" }));
    return { ...view, dialog, save };
  }

  async function fillIn({ user, dialog }: Awaited<ReturnType<typeof openDialog>>) {
    await user.type(dialog.getByLabelText("Current password"), "old secret");
    await user.type(dialog.getByLabelText("New password"), "new secret");
    await user.type(dialog.getByLabelText("Confirm password"), "new secret");
  }

  test("changing the password requires all fields and a matching confirmation", async () => {
    const { user, dialog, save, written } = await openDialog();
    await save();
    expect((await dialog.findAllByText("Password is required")).length).toBeGreaterThan(0);
    await user.type(dialog.getByLabelText("New password"), "new secret");
    await user.type(dialog.getByLabelText("Confirm password"), "another secret");
    await save();
    expect(await dialog.findByText("Passwords do not match")).toBeTruthy();
    expect(written()).toEqual([]);
  });

  test("a changed password shows that other devices are signed out and closes the dialog", async () => {
    const view = await openDialog({ "PUT /api/user/password": { status: 204 } });
    await fillIn(view);
    await view.save();
    expect(await screen.findByText("Password Changed")).toBeTruthy();
    expect(screen.getByText("You were signed out on all other devices.")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("a wrong current password shows the server's message at its field", async () => {
    const message = "This is not your current password.";
    const view = await openDialog({
      "PUT /api/user/password": {
        status: 400,
        body: { message, code: "invalid_input", issues: [{ path: "currentPassword", message }] },
      },
    });
    await fillIn(view);
    await view.user.keyboard("{Enter}");
    expect((await screen.findAllByText(message)).length).toBe(2);
    const current = view.dialog.getByLabelText("Current password");
    expect(current.getAttribute("aria-invalid")).toBe("true");
    expect(view.written()[0]?.body).toEqual({
      currentPassword: "old secret",
      newPassword: "new secret",
    });
  });
});

test("the settings link to the page of personal data", () => {
  openSettings("regular");
  const link = screen.getByRole("link", { name: "Manage your data" });
  expect(link.getAttribute("href")).toBe("/data-management");
});

test("a failed logout in the settings shows an error and does not leave the screen", async () => {
  const { user, calls } = openSettings("regular");
  await user.click(screen.getByRole("button", { name: "Logout" }));
  expect(await screen.findByText("Logout failed")).toBeTruthy();
  expect(calls.map(({ path }) => path)).toContain("/api/logout");
  expect(screen.getByRole("heading", { name: "Settings" })).toBeTruthy();
});
