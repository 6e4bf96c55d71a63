// The invitations card loads the invitation dialog lazily. This import loads it before the tests, so that
// loading does not count for their timeouts.
import "@/components/members/invite-dialog";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  invitationAnswer,
  memberAnswer,
  MOMENT,
  sentInvitationAnswer,
} from "../../support/answers";
import { deferred } from "../../support/deferred";
import type { fakeApi } from "../../support/fake-api";
import { openSettings, refused, rowOf } from "../settings/open-settings";

const NOT_MAILED = "The invitation link is valid, but there was an issue sending the email.";

afterEach(() => {
  Reflect.deleteProperty(navigator, "share");
});

/** Presses and releases the pointer beside the open dialog, as a tap does. */
function pressOutside() {
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.body);
}

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

  test("an invitation sends the address with the default role assistant", async () => {
    const { written } = await send({ status: 201, body: sentInvitationAnswer() });
    expect(await screen.findByText("Invitation Sent")).toBeTruthy();
    expect(screen.getByText("User invitation was sent successfully.")).toBeTruthy();
    expect(written()[0]?.body).toEqual({ email: "guest@example.com", role: "assistant" });
  });

  test("the link of a new invitation is shown with its focused title until the dialog is closed", async () => {
    const { user } = await send({ status: 201, body: sentInvitationAnswer() });
    const title = await screen.findByRole("heading", { name: "Invitation link" });
    expect(document.activeElement).toBe(title);
    const link = `${window.location.origin}/register?token=secret`;
    expect(screen.getByText(link)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(await screen.findByText("Link copied")).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(link);
    await user.click(screen.getByRole("button", { name: "Done" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.queryByText(link)).toBeNull();
  });

  test("a link with a public address is shown unchanged", async () => {
    const link = "https://larder.example/register?token=secret";
    await send({ status: 201, body: sentInvitationAnswer({ link }) });
    expect(await screen.findByText(link)).toBeTruthy();
  });

  test("the link of an invitation can be shared where the browser can share", async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    Object.assign(navigator, { share });
    const { user } = await send({ status: 201, body: sentInvitationAnswer() });
    await user.click(await screen.findByRole("button", { name: "Share link" }));
    expect(share).toHaveBeenCalledWith({
      title: "Larder",
      url: `${window.location.origin}/register?token=secret`,
    });
  });

  test.each([
    ["is closed by the person shows no error", new DOMException("Canceled", "AbortError"), 0],
    ["fails shows an error", new DOMException("Denied", "NotAllowedError"), 1],
  ])("a share sheet that %s", async (_, error, count) => {
    Object.assign(navigator, { share: () => Promise.reject(error) });
    const { user } = await send({ status: 201, body: sentInvitationAnswer() });
    await user.click(await screen.findByRole("button", { name: "Share link" }));
    const text = "The link could not be shared. Copy it and send it.";
    expect(screen.queryAllByText(text)).toHaveLength(count);
  });

  test("a press outside does not close the dialog while it shows a link, but Escape does", async () => {
    const { user } = await send({ status: 201, body: sentInvitationAnswer() });
    await screen.findByRole("heading", { name: "Invitation link" });
    pressOutside();
    expect(screen.getByRole("heading", { name: "Invitation link" })).toBeTruthy();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("without a mail service the dialog of the link shows that no mail was sent", async () => {
    await send({ status: 201, body: sentInvitationAnswer({ mail: "none" }) });
    expect(await screen.findByText("Invitation Sent")).toBeTruthy();
    expect((await screen.findByRole("dialog")).textContent).toContain(
      "No mail was sent, because this server has no mail service.",
    );
  });

  test("an invitation whose mail was not sent shows a warning", async () => {
    await send({
      status: 201,
      body: sentInvitationAnswer({ mail: "failed", warning: NOT_MAILED }),
    });
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
      "POST /api/invitations": { status: 201, body: sentInvitationAnswer({ role: "admin" }) },
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
        return { status: 201, body: sentInvitationAnswer({ role: "admin" }) };
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
    ["whose link works", ["Until Jan 1"], { expiresAt: "2999-01-01T12:00:00.000Z" }],
    ["that has expired", ["Expired Jan 8"], { expiresAt: "2026-01-08T12:00:00.000Z" }],
    ["that ended with its sender", ["No longer valid"], { expiresAt: MOMENT }],
  ])("an invitation %s is marked with %j", async (_, badges, changes) => {
    openSettings("admin", { "GET /api/invitations": { body: [invitationAnswer(changes)] } });
    expect(await screen.findByText("Invited")).toBeTruthy();
    const shown = screen.queryAllByText(/^(Expired|Until|No longer valid)/);
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
      { body: sentInvitationAnswer() },
      "The invitation email has been resent successfully.",
    ],
    [
      "POST /api/invitations/9/resend",
      /Resend/,
      { body: sentInvitationAnswer({ mail: "failed", warning: NOT_MAILED }) },
      NOT_MAILED,
    ],
    [
      "POST /api/invitations/9/resend",
      /Resend/,
      { body: sentInvitationAnswer({ mail: "none" }) },
      "Invitation Resent",
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

  test("resending an invitation shows its new link and that the earlier link has ended", async () => {
    const { user } = openSettings("admin", {
      "POST /api/invitations/9/resend": { body: sentInvitationAnswer() },
    });
    await user.click(await screen.findByRole("button", { name: /Resend/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "New link" }));
    expect(dialog.getByText(/The earlier link no longer works/)).toBeTruthy();
    expect(dialog.getByText(`${window.location.origin}/register?token=secret`)).toBeTruthy();
  });

  test("the dialog of a new link focuses its title, ignores a press outside and returns the focus", async () => {
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
