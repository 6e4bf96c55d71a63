import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { SettingsScreen } from "@/components/settings/settings-screen";
import { forgetPreferences } from "@/lib/client/preferences";
import { makeQueryClient } from "@/lib/client/query-client";
import { currentUserQuery } from "@/lib/features/accounts/client/queries";
import { membersQuery } from "@/lib/features/members/client/queries";
import type { Role } from "@/lib/policy/actor";
import { invitationAnswer, memberAnswer, MOMENT, userAnswer } from "../../support/answers";
import { fakeApi } from "../../support/fake-api";
import { renderScreen } from "../../support/render";

vi.mock("next/navigation", () => ({
  useRouter: () => ({ replace: vi.fn(), refresh: vi.fn() }),
  usePathname: () => "/settings",
}));

const members = [
  memberAnswer(7, { username: "anna", role: "admin" }),
  memberAnswer(8, { username: "ben" }),
  memberAnswer(10, { username: "cleo", role: "regular" }),
  memberAnswer(11, { username: "dora", isActive: false }),
];
const household = { id: 1, name: "Nest", createdAt: "2026-01-01T00:00:00.000Z", aiEnabled: true };

function open(role: Role = "admin", more: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    "GET /api/users": { body: members },
    "GET /api/invitations": { body: [invitationAnswer()] },
    "GET /api/household": { body: household },
    "GET /api/user": { body: userAnswer({ role }) },
    ...more,
  });
  const queryClient = makeQueryClient();
  queryClient.setQueryData(currentUserQuery().queryKey, userAnswer({ role }));
  const view = renderScreen(<SettingsScreen />, queryClient);
  const written = () => calls.filter(({ method }) => method !== "GET");
  return { ...view, calls, written };
}

const rowOf = async (username: string) => {
  const row = (await screen.findByText(username)).closest("li");
  if (!row) throw new Error(`${username} has no row`);
  return within(row);
};
const refused = { status: 500, body: { message: "Broken", code: "internal" } };

/** Answers one invitation whose link works, then the same one ended. */
function endedAtTheSecondLook() {
  const answers = [invitationAnswer(), invitationAnswer({ expiresAt: MOMENT })];
  return () => ({ body: [answers.length > 1 ? answers.shift() : answers[0]] });
}

beforeEach(forgetPreferences);

describe("user management", () => {
  test("shows an admin everybody, with a selector for all but oneself", async () => {
    open();
    const self = await rowOf("anna");
    expect(self.getByText("You")).toBeTruthy();
    expect(self.queryByRole("combobox")).toBeNull();
    expect(self.queryByRole("button")).toBeNull();
    const ben = await rowOf("ben");
    expect(ben.getByText("member8@example.com")).toBeTruthy();
    expect(ben.getByRole("combobox", { name: "Role of ben" })).toHaveProperty("value", "assistant");
    const cleo = await rowOf("cleo");
    expect(cleo.getByRole("combobox")).toHaveProperty("value", "regular");
    expect((await rowOf("dora")).getByText("Deactivated")).toBeTruthy();
  });

  test("offers an assistant nothing, and asks for no invitations", async () => {
    const { calls } = open("assistant");
    await rowOf("ben");
    expect(screen.queryByRole("button", { name: "Invite User" })).toBeNull();
    expect(screen.queryByRole("combobox", { name: /Role of/ })).toBeNull();
    expect(screen.queryByText("Pending Invitations")).toBeNull();
    expect(screen.queryByRole("checkbox", { name: "Reasons written by AI" })).toBeNull();
    expect(calls.map(({ path }) => path)).not.toContain("/api/invitations");
  });

  test("says it loads, then that it could not", async () => {
    open("assistant", { "GET /api/users": refused });
    expect(screen.getByText("Loading users")).toBeTruthy();
    expect(await screen.findByText("Could not load users. Please try again.")).toBeTruthy();
  });

  test("goes on showing who is there when the network has gone since", async () => {
    let isDead = false;
    const { user, queryClient } = open("admin", {
      "GET /api/users": () => {
        if (isDead) throw new TypeError("Failed to fetch");
        return { body: [memberAnswer(7), memberAnswer(8, { username: "ben" })] };
      },
    });
    const select = (await rowOf("ben")).getByRole("combobox");
    isDead = true;
    await user.selectOptions(select, "admin");
    expect(await screen.findByText("Failed to update user role. Please try again.")).toBeTruthy();
    await waitFor(() =>
      expect(queryClient.getQueryState(membersQuery().queryKey)?.status).toBe("error"),
    );
    expect((await rowOf("ben")).getByRole("combobox")).toBeTruthy();
    expect(screen.queryByText("Could not load users. Please try again.")).toBeNull();
  });

  test("says that nobody is there", async () => {
    open("assistant", { "GET /api/users": { body: [] } });
    expect(await screen.findByText("No users found in your household")).toBeTruthy();
  });

  test("changes a role at once, and back where the server refuses", async () => {
    const { user, written } = open("admin", { "PATCH /api/users/8/role": refused });
    const select = (await rowOf("ben")).getByRole("combobox");
    await user.selectOptions(select, "admin");
    expect(await screen.findByText("Failed to update user role. Please try again.")).toBeTruthy();
    expect((await rowOf("ben")).getByRole("combobox")).toHaveProperty("value", "assistant");
    expect(written()[0]).toMatchObject({ path: "/api/users/8/role", body: { role: "admin" } });
  });

  test("says to which role", async () => {
    const answer = { body: memberAnswer(8, { role: "admin" }) };
    const { user } = open("admin", { "PATCH /api/users/8/role": answer });
    await user.selectOptions((await rowOf("ben")).getByRole("combobox"), "admin");
    expect(await screen.findByText("Role Updated")).toBeTruthy();
    expect(screen.getByText("User role successfully updated to admin.")).toBeTruthy();
  });

  test("asks before deactivating, and takes back without asking", async () => {
    const { user, written } = open("admin", {
      "PATCH /api/users/8/status": { body: memberAnswer(8, { username: "ben", isActive: false }) },
      "PATCH /api/users/11/status": { body: memberAnswer(11, { username: "dora" }) },
    });
    await rowOf("ben");
    await user.click(screen.getByRole("button", { name: "Reactivate dora" }));
    expect(await screen.findByText("User Reactivated")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Deactivate ben" }));
    expect(written()).toHaveLength(1);
    await user.click(await screen.findByRole("button", { name: "Deactivate" }));
    expect(await screen.findByText("User Deactivated")).toBeTruthy();
    expect(written().map(({ body }) => body)).toEqual([{ isActive: true }, { isActive: false }]);
  });
});

describe("inviting", () => {
  async function send(answer: { status?: number; body?: unknown }, email = "guest@example.com") {
    const view = open("admin", { "POST /api/invitations": answer });
    await view.user.click(screen.getByRole("button", { name: "Invite User" }));
    await view.user.type(await screen.findByPlaceholderText("Email"), email);
    await view.user.click(screen.getByRole("button", { name: "Send Invitation" }));
    return view;
  }

  test("sends the address with the role of an assistant, and closes", async () => {
    const { written } = await send({ status: 201, body: invitationAnswer() });
    expect(await screen.findByText("Invitation Sent")).toBeTruthy();
    expect(screen.getByText("User invitation was sent successfully.")).toBeTruthy();
    expect(written()[0]?.body).toEqual({ email: "guest@example.com", role: "assistant" });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("says when the mail did not get out", async () => {
    const warning = "The invitation link is valid, but there was an issue sending the email.";
    await send({ status: 201, body: { ...invitationAnswer(), warning } });
    expect(await screen.findByText(warning)).toBeTruthy();
    expect(screen.queryByText("Invitation Sent")).toBeNull();
  });

  test("refuses what is no address, without a call", async () => {
    const { written } = await send({}, "nobody");
    expect(await screen.findByText("Please enter a valid email address")).toBeTruthy();
    expect(written()).toEqual([]);
  });

  test("keeps what was typed and says why it failed", async () => {
    const message = "This person is already a member of your household.";
    await send({
      status: 409,
      body: { message, code: "conflict", issues: [{ path: "email", message }] },
    });
    expect(await screen.findByText("Failed to send invitation. Please try again.")).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.getByPlaceholderText("Email")).toHaveProperty("value", "guest@example.com");
  });
});

describe("pending invitations", () => {
  test.each([
    ["whose link works", [], {}],
    ["that has expired", ["Expired"], { expiresAt: "2026-01-08T00:00:00.000Z" }],
    ["that ended with its sender", ["No longer valid"], { expiresAt: MOMENT }],
  ])("an invitation %s is marked with %j", async (_, badges, changes) => {
    open("admin", { "GET /api/invitations": { body: [invitationAnswer(changes)] } });
    expect(await screen.findByText("Invited")).toBeTruthy();
    const shown = screen.queryAllByText(/^(Expired|No longer valid)$/);
    expect(shown.map(({ textContent }) => textContent)).toEqual(badges);
  });

  test("are fetched again after a change of role, because some may have ended with it", async () => {
    const { user } = open("admin", {
      "PATCH /api/users/8/role": { body: memberAnswer(8) },
      "GET /api/invitations": endedAtTheSecondLook(),
    });
    expect(await screen.findByText("Invited")).toBeTruthy();
    await user.selectOptions((await rowOf("ben")).getByRole("combobox"), "admin");
    expect(await screen.findByText("No longer valid")).toBeTruthy();
  });

  const warning = "The invitation link is valid, but there was an issue sending the email.";
  test.each([
    ["POST /api/invitations/9/resend", /Resend/, { body: invitationAnswer() }, "Invitation Resent"],
    [
      "POST /api/invitations/9/resend",
      /Resend/,
      { body: { ...invitationAnswer(), warning } },
      warning,
    ],
    [
      ...(["POST /api/invitations/9/resend", /Resend/, refused] as const),
      "Failed to resend invitation. Please try again.",
    ],
  ])("%s: %s, %j", async (call, button, answer, text) => {
    const { user } = open("admin", { [call]: answer });
    expect(await screen.findByText("Invited")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: button }));
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test.each([
    [{ status: 204 }, "The invitation has been canceled."],
    [refused, "Failed to cancel invitation. Please try again."],
  ])("are cancelled after being asked: %j", async (answer, text) => {
    const { user, written } = open("admin", { "DELETE /api/invitations/9": answer });
    await user.click(await screen.findByRole("button", { name: /Cancel invitation/ }));
    const question = within(await screen.findByRole("alertdialog"));
    expect(question.getByText(/guest@example\.com/)).toBeTruthy();
    expect(written()).toEqual([]);
    await user.click(question.getByRole("button", { name: "Cancel invitation" }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  test("are not there where there are none", async () => {
    open("admin", { "GET /api/invitations": { body: [] } });
    await rowOf("ben");
    expect(screen.queryByText("Pending Invitations")).toBeNull();
  });
});

describe("preferences", () => {
  test("are saved as they are ticked, and taken back where the server refuses", async () => {
    const { user, written } = open("regular", { "PATCH /api/user": refused });
    const reminders = screen.getByRole("checkbox", { name: "Reminders" });
    expect(reminders).toHaveProperty("ariaChecked", "true");
    await user.click(reminders);
    expect(
      await screen.findByText("The setting could not be saved. Please try again."),
    ).toBeTruthy();
    expect(screen.getByRole("checkbox", { name: "Reminders" })).toHaveProperty(
      "ariaChecked",
      "true",
    );
    expect(written()[0]?.body).toEqual({ remindersEnabled: false });
  });

  test("an admin turns Claude off for the household", async () => {
    const { user, written } = open("admin", {
      "PATCH /api/household": { body: { ...household, aiEnabled: false } },
    });
    await user.click(await screen.findByRole("checkbox", { name: "Reasons written by AI" }));
    expect(written()[0]?.body).toEqual({ aiEnabled: false });
  });

  test("the password is changed, with what the server finds beside its field", async () => {
    const message = "This is not your current password.";
    const { user, written } = open("assistant", {
      "PUT /api/user/password": {
        status: 400,
        body: { message, code: "invalid_input", issues: [{ path: "currentPassword", message }] },
      },
    });
    await user.click(screen.getByRole("button", { name: "Change password" }));
    await user.type(await screen.findByLabelText("Current password"), "old secret");
    await user.type(screen.getByLabelText("New password"), "new secret");
    await user.type(screen.getByLabelText("Confirm password"), "new secret{Enter}");
    expect((await screen.findAllByText(message)).length).toBe(2);
    expect(written()[0]?.body).toEqual({
      currentPassword: "old secret",
      newPassword: "new secret",
    });
  });
});

test("personal data has its own page", () => {
  open("regular");
  const link = screen.getByRole("link", { name: "Manage your data" });
  expect(link.getAttribute("href")).toBe("/data-management");
});
