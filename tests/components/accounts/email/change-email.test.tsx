import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { CredentialButtons } from "@/components/accounts/credential-buttons";
import { userAnswer } from "@/tests/support/answers";
import { expectDiscardQuestion } from "@/tests/support/discard-question";
import { fakeApi } from "@/tests/support/fake-api";
import { renderScreen } from "@/tests/support/render";

const CALL = "POST /api/user/email";

async function openDialog(answers: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi(answers);
  const { user } = renderScreen(<CredentialButtons user={userAnswer()} />);
  await user.click(screen.getByRole("button", { name: "Change email" }));
  const dialog = within(await screen.findByRole("dialog"));
  const fillIn = async (email: string) => {
    await user.type(dialog.getByLabelText("New email"), email);
    await user.type(dialog.getByLabelText("Current password"), "old secret");
    await user.click(dialog.getByRole("button", { name: "Send link" }));
  };
  return { user, calls, dialog, fillIn };
}

test("after a change was requested, the dialog shows that a link was mailed and that the present address stays", async () => {
  const { user, calls, fillIn } = await openDialog({ [CALL]: { status: 204 } });
  await fillIn("new@example.com");
  const sent = within(await screen.findByRole("dialog", { name: "Check your mail" }));
  expect(sent.getByText(/on its way to new@example.com.*Your present address stays/)).toBeTruthy();
  expect(calls[0]?.body).toEqual({ email: "new@example.com", password: "old secret" });
  const done = sent.getByRole("button", { name: "Done" });
  expect(document.activeElement).toBe(done);
  await user.click(done);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("after the link was sent, Escape closes the dialog without asking to discard the input", async () => {
  const { user, fillIn } = await openDialog({ [CALL]: { status: 204 } });
  await fillIn("new@example.com");
  await screen.findByRole("dialog", { name: "Check your mail" });
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("closing the form for a new address asks for confirmation after a password was typed", async () => {
  const { user, dialog, calls } = await openDialog();
  await user.type(dialog.getByLabelText("Current password"), "old secret");
  await expectDiscardQuestion(user);
  expect(calls).toEqual([]);
});

test("an invalid new address shows an error and no request is sent", async () => {
  const { calls, fillIn, dialog } = await openDialog();
  await fillIn("nobody");
  expect(await dialog.findByText("Please enter a valid email address.")).toBeTruthy();
  expect(calls).toEqual([]);
});

test("a new address that another person uses shows the server's message at the field", async () => {
  const message = "This email is already in use.";
  const { fillIn, dialog } = await openDialog({
    [CALL]: {
      status: 409,
      body: { message, code: "conflict", issues: [{ path: "email", message }] },
    },
  });
  await fillIn("ben@example.com");
  expect(await dialog.findByText(message)).toBeTruthy();
  expect(dialog.getByLabelText("New email").getAttribute("aria-invalid")).toBe("true");
});

test("the demo account is told that it cannot change its email or password", () => {
  const demo = { username: "demo", email: "demo@larder.example" };
  renderScreen(<CredentialButtons user={userAnswer(demo)} />);
  expect(screen.getByText("The demo account cannot change its email or password.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Change/ })).toBeNull();
});
