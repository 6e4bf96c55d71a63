import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { forgetPreferences, readPreferences } from "@/lib/client/preferences";
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
    "anna's Household",
    "User Management",
    "Role Permissions",
    "Your Account",
    "Preferences",
    "Personal Data",
  ]);
});

test("the settings describe what regular members may do", () => {
  openSettings("regular");
  const text = "See locations, items, checks and shopping lists, without changing them";
  expect(screen.getByText(text).closest("ul")?.previousElementSibling?.textContent).toBe("Regular");
});

describe("preferences in the settings", () => {
  test.each([
    ["Reminders", "PATCH /api/user", { remindersEnabled: false }],
    ["Run-out reminders", "PATCH /api/user", { runOutRemindersEnabled: true }],
    ["News", "PATCH /api/user", { marketingConsent: true }],
    ["Reasons written by AI", "PATCH /api/household", { aiEnabled: false }],
  ])(
    "the preference %s is saved at once and reverted when the server refuses the change",
    async (name, call, body) => {
      const { user, written } = openSettings("admin", { [call]: refused });
      const box = await screen.findByRole<HTMLInputElement>("checkbox", { name });
      const before = box.checked;
      await user.click(box);
      const text = "The setting could not be saved. Please try again.";
      expect(await screen.findByText(text)).toBeTruthy();
      expect(screen.getByRole("checkbox", { name })).toHaveProperty("checked", before);
      expect(written().map(({ method, path }) => `${method} ${path}`)).toEqual([call]);
      expect(written()[0]?.body).toEqual(body);
    },
  );

  test('the preference "Tap once to record" is stored on this device and sends no request', async () => {
    const { user, written } = openSettings("assistant");
    await user.click(screen.getByRole("checkbox", { name: "Tap once to record" }));
    expect(readPreferences()?.tapOnce).toBe(true);
    expect(written()).toEqual([]);
  });

  test('a member who may not count has no preference "Tap once to record"', () => {
    openSettings("regular");
    expect(screen.queryByRole("checkbox", { name: "Tap once to record" })).toBeNull();
  });

  test("a saved preference still has its new value after the refetch", async () => {
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
    expect(screen.getByRole("checkbox", { name: "Reminders" })).toHaveProperty("checked", false);
  });
});

test.each([
  ["Personal Data", "/data-management"],
  ["Your Account", "/account"],
])("the settings have the link %s to %s", (name, path) => {
  openSettings("regular");
  expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(path);
});

test("a failed logout in the settings shows an error and does not leave the screen", async () => {
  const { user, calls } = openSettings("regular");
  await user.click(screen.getByRole("button", { name: "Logout" }));
  expect(await screen.findByText("Logout failed")).toBeTruthy();
  expect(calls.map(({ path }) => path)).toContain("/api/logout");
  expect(screen.getByRole("heading", { name: "Settings" })).toBeTruthy();
});
