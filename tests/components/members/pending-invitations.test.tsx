import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { SentInvitation } from "@/lib/features/members/model/dto";
import {
  invitationAnswer,
  memberAnswer,
  MOMENT,
  sentInvitationAnswer,
} from "../../support/answers";
import { deferred } from "../../support/deferred";
import { openSettings, refused, rowOf } from "../settings/open-settings";
import { NOT_MAILED, pressOutside } from "./invitation-support";

/**
 * Returns answers for the list of invitations: first with a valid invitation, later with that invitation as
 * ended.
 */
function endedAtTheSecondLook() {
  const answers = [invitationAnswer(), invitationAnswer({ expiresAt: MOMENT })];
  return () => ({ body: [answers.length > 1 ? answers.shift() : answers[0]] });
}

describe("the list of pending invitations", () => {
  test.each([
    ["whose link works", ["Until Jan 1"], { expiresAt: "2999-01-01T12:00:00.000Z" }],
    ["that has expired", ["Expired Jan 8"], { expiresAt: "2026-01-08T12:00:00.000Z" }],
    ["that ended with its sender", ["No longer valid"], { expiresAt: MOMENT }],
  ])("an invitation %s is marked with %j", async (_, badges, changes) => {
    openSettings("admin", { "GET /api/invitations": { body: [invitationAnswer(changes)] } });
    expect(await screen.findByText("Invited")).toBeTruthy();
    const shown = screen.queryAllByText(/^(Expired|Until|No longer valid)/);
    expect(shown.map(({ textContent }) => textContent)).toEqual(badges);
  });

  test("pending invitations are refetched after a member's role was changed, because the change can end invitations", async () => {
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
      { body: sentInvitationAnswer() },
      "Invitation Resent",
      "The invitation email has been resent successfully.",
    ],
    [
      "POST /api/invitations/9/resend",
      /Resend/,
      { body: sentInvitationAnswer({ mail: "failed", warning: NOT_MAILED }) },
      "Invitation Resent",
      NOT_MAILED,
    ],
    [
      "POST /api/invitations/9/resend",
      /Resend/,
      { body: sentInvitationAnswer({ mail: "none" }) },
      "Invitation Resent",
      "Copy the link: no mail service is set up.",
    ],
    [
      ...(["POST /api/invitations/9/resend", /Resend/, refused] as const),
      "Error",
      "Failed to resend invitation. Please try again.",
    ],
  ])(
    "when the call %s of the button %s gets the answer %j, a toast shows the result",
    async (call, button, answer, heading, text) => {
      const { user } = openSettings("admin", { [call]: answer });
      expect(await screen.findByText("Invited")).toBeTruthy();
      await user.click(screen.getByRole("button", { name: button }));
      expect(await screen.findByText(text)).toBeTruthy();
      expect(screen.getByText(heading)).toBeTruthy();
    },
  );

  test("resending an invitation shows its new link and that the earlier link has ended", async () => {
    const { user } = openSettings("admin", {
      "POST /api/invitations/9/resend": { body: sentInvitationAnswer() },
    });
    await user.click(await screen.findByRole("button", { name: /Resend/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "New link" }));
    expect(dialog.getByText(/The earlier link no longer works/)).toBeTruthy();
    expect(dialog.getByText(`${window.location.origin}/register?token=secret`)).toBeTruthy();
  });

  test("while an invitation is being resent or its new link is shown, no other invitation can be resent", async () => {
    const answer = deferred<{ body: SentInvitation }>();
    const two = [invitationAnswer(), invitationAnswer({ id: 10, email: "other@example.com" })];
    const { user, written } = openSettings("admin", {
      "GET /api/invitations": { body: two },
      "POST /api/invitations/9/resend": () => answer.promise,
      "POST /api/invitations/10/resend": { body: sentInvitationAnswer({ id: 10 }) },
    });
    const [first, second] = await screen.findAllByRole<HTMLButtonElement>("button", {
      name: /^Resend/,
    });
    await user.click(first ?? document.body);
    expect(second?.disabled).toBe(true);
    answer.resolve({ body: sentInvitationAnswer() });
    await screen.findByRole("heading", { name: "New link" });
    expect(second?.disabled).toBe(true);
    expect(written()).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(second?.disabled).toBe(false));
  });

  test("the dialog of a new link focuses its title, ignores a press outside, and returns the focus when it closes", async () => {
    const { user } = openSettings("admin", {
      "POST /api/invitations/9/resend": { body: sentInvitationAnswer() },
    });
    const resend = await screen.findByRole("button", { name: /Resend/ });
    await user.click(resend);
    const title = await screen.findByRole("heading", { name: "New link" });
    expect(document.activeElement).toBe(title);
    pressOutside();
    expect(screen.getByRole("heading", { name: "New link" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(document.activeElement).toBe(resend));
  });

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
