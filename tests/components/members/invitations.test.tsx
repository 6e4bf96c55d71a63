// The invitations card loads the invitation dialog lazily. This import loads it before the tests, so that
// loading does not count for their timeouts.
import "@/components/members/invite-dialog";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { invitationAnswer, memberAnswer, MOMENT } from "../../support/answers";
import { deferred } from "../../support/deferred";
import type { fakeApi } from "../../support/fake-api";
import { openSettings, refused, rowOf } from "../settings/open-settings";

const NOT_MAILED = "The invitation link is valid, but there was an issue sending the email.";

/** Answers a valid invitation first and the same invitation as ended from then on. */
function endedAtTheSecondLook() {
  const answers = [invitationAnswer(), invitationAnswer({ expiresAt: MOMENT })];
  return () => ({ body: [answers.length > 1 ? answers.shift() : answers[0]] });
}

describe("the dialog to invite a person", () => {
  async function send(answer: Parameters<typeof fakeApi>[0][string], email = "guest@example.com") {
    const view = openSettings("admin", { "POST /api/invitations": answer });
    await view.user.click(screen.getByRole("button", { name: "Invite User" }));
    await view.user.type(await screen.findByPlaceholderText("Email"), email);
    await view.user.click(screen.getByRole("button", { name: "Send Invitation" }));
    return view;
  }

  test("an invitation sends the address with the default role assistant and closes the dialog", async () => {
    const { written } = await send({ status: 201, body: invitationAnswer() });
    expect(await screen.findByText("Invitation Sent")).toBeTruthy();
    expect(screen.getByText("User invitation was sent successfully.")).toBeTruthy();
    expect(written()[0]?.body).toEqual({ email: "guest@example.com", role: "assistant" });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("an invitation whose mail was not sent shows a warning", async () => {
    await send({ status: 201, body: { ...invitationAnswer(), warning: NOT_MAILED } });
    expect(await screen.findByText("Invitation Created")).toBeTruthy();
    expect(await screen.findByText(NOT_MAILED)).toBeTruthy();
    expect(screen.queryByText("Invitation Sent")).toBeNull();
  });

  test("an invalid address is refused in the invitation dialog without a call", async () => {
    const { written } = await send({}, "nobody");
    expect(await screen.findByText("Please enter a valid email address")).toBeTruthy();
    expect(written()).toEqual([]);
  });

  test("a refused invitation shows the server's message and keeps the email address", async () => {
    const message = "This person is already a member of your household.";
    await send({
      status: 409,
      body: { message, code: "conflict", issues: [{ path: "email", message }] },
    });
    expect(await screen.findByText("Failed to send invitation. Please try again.")).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.getByPlaceholderText("Email")).toHaveProperty("value", "guest@example.com");
  });

  test("a network failure of an invitation is shown in its dialog, which keeps the address", async () => {
    const answer = deferred<never>();
    const { user } = await send(() => answer.promise);
    const busy = await screen.findByRole("button", { name: "Sending..." });
    expect(busy).toHaveProperty("disabled", true);
    answer.reject(new TypeError("Failed to fetch"));
    const dialog = within(await screen.findByRole("dialog"));
    expect((await dialog.findByRole("alert")).textContent).toContain("Larder cannot be reached.");
    expect(screen.getByText("Failed to send invitation. Please try again.")).toBeTruthy();
    expect(screen.getByPlaceholderText("Email")).toHaveProperty("value", "guest@example.com");
    await user.keyboard("{Escape}");
  });

  test("the invitation dialog offers the roles admin and assistant and sends the selected one", async () => {
    const { user, written } = openSettings("admin", {
      "POST /api/invitations": { status: 201, body: invitationAnswer({ role: "admin" }) },
    });
    await user.click(screen.getByRole("button", { name: "Invite User" }));
    const role = await screen.findByLabelText("Role");
    const options = [...role.querySelectorAll("option")].map(({ textContent }) => textContent);
    expect(options).toEqual(["Select a role", "Admin", "Assistant"]);
    await user.selectOptions(role, "admin");
    await user.type(screen.getByPlaceholderText("Email"), "guest@example.com{Enter}");
    await waitFor(() =>
      expect(written()[0]?.body).toEqual({ email: "guest@example.com", role: "admin" }),
    );
  });

  test("a new invitation is shown in the list with its role", async () => {
    let pending: object[] = [];
    const { user } = openSettings("admin", {
      "GET /api/invitations": () => ({ body: pending }),
      "POST /api/invitations": () => {
        pending = [invitationAnswer({ role: "admin" })];
        return { status: 201, body: { ...pending[0], warning: NOT_MAILED } };
      },
    });
    await user.click(screen.getByRole("button", { name: "Invite User" }));
    await user.type(await screen.findByPlaceholderText("Email"), "guest@example.com{Enter}");
    const row = await rowOf("guest@example.com");
    expect(row.getByText("Invited")).toBeTruthy();
    expect(row.getByText("Admin")).toBeTruthy();
  });
});

describe("the list of pending invitations", () => {
  test.each([
    ["whose link works", [], {}],
    ["that has expired", ["Expired"], { expiresAt: "2026-01-08T00:00:00.000Z" }],
    ["that ended with its sender", ["No longer valid"], { expiresAt: MOMENT }],
  ])("an invitation %s is marked with %j", async (_, badges, changes) => {
    openSettings("admin", { "GET /api/invitations": { body: [invitationAnswer(changes)] } });
    expect(await screen.findByText("Invited")).toBeTruthy();
    const shown = screen.queryAllByText(/^(Expired|No longer valid)$/);
    expect(shown.map(({ textContent }) => textContent)).toEqual(badges);
  });

  test("pending invitations are refetched after a change of role, because it can end some of them", async () => {
    const { user } = openSettings("admin", {
      "PATCH /api/users/8/role": { body: memberAnswer(8) },
      "GET /api/invitations": endedAtTheSecondLook(),
    });
    expect(await screen.findByText("Invited")).toBeTruthy();
    await user.selectOptions((await rowOf("ben")).getByRole("combobox"), "admin");
    await user.click(await screen.findByRole("button", { name: "Change role" }));
    expect(await screen.findByText("No longer valid")).toBeTruthy();
  });

  test.each([
    [
      "POST /api/invitations/9/resend",
      /Resend/,
      { body: invitationAnswer() },
      "The invitation email has been resent successfully.",
    ],
    [
      "POST /api/invitations/9/resend",
      /Resend/,
      { body: { ...invitationAnswer(), warning: NOT_MAILED } },
      NOT_MAILED,
    ],
    [
      ...(["POST /api/invitations/9/resend", /Resend/, refused] as const),
      "Failed to resend invitation. Please try again.",
    ],
  ])(
    "a toast reports the result of the call %s by the button %s with the answer %j",
    async (call, button, answer, text) => {
      const { user } = openSettings("admin", { [call]: answer });
      expect(await screen.findByText("Invited")).toBeTruthy();
      await user.click(screen.getByRole("button", { name: button }));
      expect(await screen.findByText(text)).toBeTruthy();
    },
  );

  test.each([
    [{ status: 204 }, "The invitation has been canceled."],
    [refused, "Failed to cancel invitation. Please try again."],
  ])(
    "an invitation is cancelled after a confirmation, and the answer %j shows a toast",
    async (answer, text) => {
      const { user, written } = openSettings("admin", { "DELETE /api/invitations/9": answer });
      await user.click(await screen.findByRole("button", { name: /Cancel invitation/ }));
      const question = within(await screen.findByRole("alertdialog"));
      expect(question.getByText(/guest@example\.com/)).toBeTruthy();
      expect(written()).toEqual([]);
      await user.click(question.getByRole("button", { name: "Cancel invitation" }));
      expect(await screen.findByText(text)).toBeTruthy();
      expect(screen.queryByRole("alertdialog")).toBeNull();
    },
  );

  test("Keep invitation closes the confirmation and does not cancel the invitation", async () => {
    const { user, written } = openSettings();
    await user.click(await screen.findByRole("button", { name: /Cancel invitation/ }));
    await user.click(await screen.findByRole("button", { name: "Keep invitation" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(written()).toEqual([]);
  });

  test("the list of pending invitations disappears when the last one is cancelled", async () => {
    let pending = [invitationAnswer()];
    const { user } = openSettings("admin", {
      "GET /api/invitations": () => ({ body: pending }),
      "DELETE /api/invitations/9": () => {
        pending = [];
        return { status: 204 };
      },
    });
    await user.click(await screen.findByRole("button", { name: /Cancel invitation/ }));
    const question = within(await screen.findByRole("alertdialog"));
    await user.click(question.getByRole("button", { name: "Cancel invitation" }));
    expect(await screen.findByText("Invitation Canceled")).toBeTruthy();
    await waitFor(() => expect(screen.queryByText("Pending Invitations")).toBeNull());
  });

  test("the list of pending invitations is hidden when there are none", async () => {
    openSettings("admin", { "GET /api/invitations": { body: [] } });
    await rowOf("ben");
    expect(screen.queryByText("Pending Invitations")).toBeNull();
  });
});
