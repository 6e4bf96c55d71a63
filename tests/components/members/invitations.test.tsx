// The invitations card loads the invitation dialog lazily. This import loads it before the tests, so that
// loading does not count for their timeouts.
import "@/components/members/invite-dialog";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { invitationAnswer, sentInvitationAnswer } from "../../support/answers";
import { deferred } from "../../support/deferred";
import type { fakeApi } from "../../support/fake-api";
import { openSettings, rowOf } from "../settings/open-settings";
import { NOT_MAILED, pressOutside } from "./invitation-support";

afterEach(() => {
  Reflect.deleteProperty(navigator, "share");
});

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

  test("a dialog with a focused title shows the link of a new invitation until the dialog is closed", async () => {
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

  test("the link of a new invitation is shown unchanged when the server has returned a link with a public address", async () => {
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
    ["no error", "was cancelled", new DOMException("Canceled", "AbortError"), 0],
    ["an error", "failed", new DOMException("Denied", "NotAllowedError"), 1],
  ])("the invitation dialog shows %s after sharing the link %s", async (_, _how, error, count) => {
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

  test("the role select of an invitation is described by what each role may do", async () => {
    const { user } = openSettings("admin");
    await user.click(screen.getByRole("button", { name: "Invite User" }));
    const role = await screen.findByRole("combobox", {
      name: "Role",
      description: /Assistants do/,
    });
    expect(role).toBeTruthy();
  });

  test("without a mail service the toast and the dialog of the link show that no mail was sent", async () => {
    await send({ status: 201, body: sentInvitationAnswer({ mail: "none" }) });
    expect(await screen.findByText("Invitation Sent")).toBeTruthy();
    expect(screen.getByText("Copy the link: no mail service is set up.")).toBeTruthy();
    expect(screen.queryByText("User invitation was sent successfully.")).toBeNull();
    expect((await screen.findByRole("dialog")).textContent).toContain(
      "No mail was sent, because this server has no mail service.",
    );
  });

  test.each([
    ["of an address with an earlier invitation shows that the earlier link has ended", true, 1],
    ["of an address without an earlier invitation mentions no earlier link", false, 0],
  ])("a new invitation %s", async (_, isRenewed, count) => {
    await send({ status: 201, body: sentInvitationAnswer({ isRenewed }) });
    await screen.findByRole("heading", { name: "Invitation link" });
    const text = /An earlier link to this address no longer works\./;
    expect(screen.queryAllByText(text)).toHaveLength(count);
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

  test("an invalid address shows an error in the invitation dialog, and no request is sent", async () => {
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
    expect(busy.getAttribute("aria-disabled")).toBe("true");
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
