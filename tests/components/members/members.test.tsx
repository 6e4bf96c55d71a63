import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { membersQuery } from "@/lib/features/members/client/queries";
import { memberAnswer } from "../../support/answers";
import { members, openSettings, refused, rowOf } from "../settings/open-settings";

type User = ReturnType<typeof openSettings>["user"];

async function chooseRole(user: User, username: string, role: string) {
  await user.selectOptions((await rowOf(username)).getByRole("combobox"), role);
  return within(await screen.findByRole("alertdialog"));
}

async function changeRole(user: User, username: string, role: string) {
  const question = await chooseRole(user, username, role);
  await user.click(question.getByRole("button", { name: "Change role" }));
}

describe("the list of members in the settings", () => {
  test("an admin sees every member and can change the roles of all but their own", async () => {
    openSettings();
    const self = await rowOf("anna");
    expect(self.getByText("You")).toBeTruthy();
    expect(self.getByText("Admin")).toBeTruthy();
    expect(self.queryByRole("combobox")).toBeNull();
    expect(self.queryByRole("button")).toBeNull();
    const ben = await rowOf("ben");
    expect(ben.getByText("member8@example.com")).toBeTruthy();
    expect(ben.getByRole("combobox", { name: "Role of ben" })).toHaveProperty("value", "assistant");
    const options = ben.getAllByRole("option").map(({ textContent }) => textContent);
    expect(options).toEqual(["Admin", "Assistant"]);
    const cleo = await rowOf("cleo");
    expect(cleo.getByRole("combobox")).toHaveProperty("value", "regular");
    expect((await rowOf("dora")).getByText("Deactivated")).toBeTruthy();
  });

  test("an assistant sees no controls for members, and invitations are not fetched", async () => {
    const { calls } = openSettings("assistant");
    await rowOf("ben");
    expect((await rowOf("anna")).getByText("You")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^(Dea|Rea)ctivate/ })).toBeNull();
    expect(screen.getAllByRole("checkbox")).toHaveLength(5);
    expect(screen.queryByRole("button", { name: "Invite User" })).toBeNull();
    expect(screen.queryByRole("combobox", { name: /Role of/ })).toBeNull();
    expect(screen.queryByText("Pending Invitations")).toBeNull();
    expect(screen.queryByRole("checkbox", { name: "Reasons written by AI" })).toBeNull();
    expect(calls.map(({ path }) => path)).not.toContain("/api/invitations");
  });

  test("the members are shown as loading, and a failure to load them is shown", async () => {
    openSettings("assistant", { "GET /api/users": refused });
    expect(screen.getByText("Loading users")).toBeTruthy();
    expect(await screen.findByText("Could not load users. Please try again.")).toBeTruthy();
  });

  test("the members remain visible when a refetch fails", async () => {
    let isDead = false;
    const { user, queryClient } = openSettings("admin", {
      "GET /api/users": () => {
        if (isDead) throw new TypeError("Failed to fetch");
        return { body: [memberAnswer(7), memberAnswer(8, { username: "ben" })] };
      },
    });
    await rowOf("ben");
    isDead = true;
    await changeRole(user, "ben", "admin");
    expect(await screen.findByText("Failed to update user role. Please try again.")).toBeTruthy();
    await waitFor(() =>
      expect(queryClient.getQueryState(membersQuery().queryKey)?.status).toBe("error"),
    );
    expect((await rowOf("ben")).getByRole("combobox")).toBeTruthy();
    expect(screen.queryByText("Could not load users. Please try again.")).toBeNull();
  });

  test("an empty list of members shows that no users were found", async () => {
    openSettings("assistant", { "GET /api/users": { body: [] } });
    expect(await screen.findByText("No users found in your household")).toBeTruthy();
  });

  test("a refused change of role shows an error and the previous role", async () => {
    const { user, written } = openSettings("admin", { "PATCH /api/users/8/role": refused });
    await changeRole(user, "ben", "admin");
    expect(await screen.findByText("Failed to update user role. Please try again.")).toBeTruthy();
    expect((await rowOf("ben")).getByRole("combobox")).toHaveProperty("value", "assistant");
    expect(written()[0]).toMatchObject({ path: "/api/users/8/role", body: { role: "admin" } });
  });

  test.each(["admin", "assistant"] as const)(
    "a changed role is named in the toast: %s",
    async (role) => {
      const before = role === "admin" ? "assistant" : "admin";
      const { user } = openSettings("admin", {
        "GET /api/users": { body: [memberAnswer(8, { username: "ben", role: before })] },
        "PATCH /api/users/8/role": { body: memberAnswer(8, { role }) },
      });
      await changeRole(user, "ben", role);
      expect(await screen.findByText("Role Updated")).toBeTruthy();
      expect(screen.getByText(`User role successfully updated to ${role}.`)).toBeTruthy();
    },
  );

  test("selecting another role changes nothing when the person cancels the confirmation", async () => {
    const { user, written } = openSettings();
    const question = await chooseRole(user, "ben", "admin");
    expect(question.getByRole("heading", { name: "Make ben an admin?" })).toBeTruthy();
    expect(question.getByText(/Admins may do everything in your household/)).toBeTruthy();
    await user.click(question.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    const select = (await rowOf("ben")).getByRole("combobox");
    expect(select).toHaveProperty("value", "assistant");
    await waitFor(() => expect(document.activeElement).toBe(select));
    expect(written()).toEqual([]);
  });

  test("the focus is on the select of a member whose role was changed", async () => {
    const { user } = openSettings("admin", {
      "PATCH /api/users/8/role": { body: memberAnswer(8, { role: "admin" }) },
    });
    await changeRole(user, "ben", "admin");
    const select = await screen.findByRole("combobox", { name: "Role of ben" });
    await waitFor(() => expect(document.activeElement).toBe(select));
  });

  test.each([
    ["of an admin mentions the end of their invitations", "admin", true],
    ["of a regular member does not mention invitations", "regular", false],
  ] as const)("the confirmation of the new role assistant %s", async (_, role, isMentioned) => {
    const { user } = openSettings("admin", {
      "GET /api/users": { body: [memberAnswer(8, { username: "ben", role })] },
    });
    const question = await chooseRole(user, "ben", "assistant");
    expect(question.getByText(/^Assistants run checks/)).toBeTruthy();
    expect(question.queryAllByText(/Invitations that they have sent end\.$/)).toHaveLength(
      isMentioned ? 1 : 0,
    );
  });

  test("a deactivation asks for confirmation, and a reactivation does not", async () => {
    const { user, written } = openSettings("admin", {
      "PATCH /api/users/8/status": { body: memberAnswer(8, { username: "ben", isActive: false }) },
      "PATCH /api/users/11/status": { body: memberAnswer(11, { username: "dora" }) },
    });
    await rowOf("ben");
    await user.click(screen.getByRole("button", { name: "Reactivate dora" }));
    expect(await screen.findByText("User Reactivated")).toBeTruthy();
    expect(screen.getByText("dora can sign in again.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Deactivate ben" }));
    expect(written()).toHaveLength(1);
    const question = await screen.findByRole("alertdialog", { name: "Deactivate ben?" });
    expect(question.textContent).toContain("They are signed out on all devices");
    await user.click(await screen.findByRole("button", { name: "Deactivate" }));
    expect(await screen.findByText("User Deactivated")).toBeTruthy();
    expect(screen.getByText("ben has been signed out everywhere.")).toBeTruthy();
    expect(written().map(({ body }) => body)).toEqual([{ isActive: true }, { isActive: false }]);
  });

  test("cancelling the confirmation deactivates no member", async () => {
    const { user, written } = openSettings();
    await rowOf("ben");
    await user.click(screen.getByRole("button", { name: "Deactivate ben" }));
    const question = within(await screen.findByRole("alertdialog"));
    await user.click(question.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(written()).toEqual([]);
  });

  test("a refused deactivation shows an error, and the member remains active", async () => {
    const { user } = openSettings("admin", { "PATCH /api/users/8/status": refused });
    await rowOf("ben");
    await user.click(screen.getByRole("button", { name: "Deactivate ben" }));
    await user.click(await screen.findByRole("button", { name: "Deactivate" }));
    expect(await screen.findByText("Failed to update user. Please try again.")).toBeTruthy();
    expect(await screen.findByRole("button", { name: "Deactivate ben" })).toBeTruthy();
  });

  test("a deactivated member is marked and can be reactivated", async () => {
    let status = members;
    const { user } = openSettings("admin", {
      "GET /api/users": () => ({ body: status }),
      "PATCH /api/users/8/status": () => {
        status = [memberAnswer(8, { username: "ben", isActive: false })];
        return { body: status[0] };
      },
    });
    await rowOf("ben");
    await user.click(screen.getByRole("button", { name: "Deactivate ben" }));
    await user.click(await screen.findByRole("button", { name: "Deactivate" }));
    expect(await screen.findByRole("button", { name: "Reactivate ben" })).toBeTruthy();
    expect((await rowOf("ben")).getByText("Deactivated")).toBeTruthy();
  });
});
