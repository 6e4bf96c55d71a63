import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { CredentialButtons } from "@/components/accounts/credential-buttons";
import { userAnswer } from "@/tests/support/answers";
import { expectDiscardQuestion } from "@/tests/support/discard-question";
import { fakeApi } from "@/tests/support/fake-api";
import { renderScreen } from "@/tests/support/render";

const CALL = "PUT /api/user/password";

async function openDialog(answers: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi(answers);
  const { user } = renderScreen(<CredentialButtons user={userAnswer()} />);
  await user.click(screen.getByRole("button", { name: "Change password" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Change password" }));
  const save = () => user.click(dialog.getByRole("button", { name: "Change password" }));
  return { user, calls, dialog, save };
}

async function fillIn({ user, dialog }: Awaited<ReturnType<typeof openDialog>>) {
  await user.type(dialog.getByLabelText("Current password"), "old secret");
  await user.type(dialog.getByLabelText("New password"), "new secret");
  await user.type(dialog.getByLabelText("Confirm password"), "new secret");
}

test("changing the password requires all fields and a matching confirmation", async () => {
  const { user, dialog, save, calls } = await openDialog();
  await save();
  expect((await dialog.findAllByText("Password is required")).length).toBeGreaterThan(0);
  await user.type(dialog.getByLabelText("New password"), "new secret");
  await user.type(dialog.getByLabelText("Confirm password"), "another secret");
  await save();
  expect(await dialog.findByText("Passwords do not match")).toBeTruthy();
  expect(calls).toEqual([]);
});

test("closing the form for a new password asks for confirmation after a password was typed", async () => {
  const { user, dialog, calls } = await openDialog();
  await user.type(dialog.getByLabelText("New password"), "n");
  await expectDiscardQuestion(user);
  expect(calls).toEqual([]);
});

test("changing the password closes the dialog and shows that other devices are signed out", async () => {
  const view = await openDialog({ [CALL]: { status: 204 } });
  await fillIn(view);
  await view.save();
  expect(await screen.findByText("Password Changed")).toBeTruthy();
  expect(screen.getByText("You were signed out on all other devices.")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a wrong current password shows the server's message at its field", async () => {
  const message = "This is not your current password.";
  const view = await openDialog({
    [CALL]: {
      status: 400,
      body: { message, code: "invalid_input", issues: [{ path: "currentPassword", message }] },
    },
  });
  await fillIn(view);
  await view.user.keyboard("{Enter}");
  expect((await screen.findAllByText(message)).length).toBe(2);
  const current = view.dialog.getByLabelText("Current password");
  expect(current.getAttribute("aria-invalid")).toBe("true");
  expect(view.calls[0]?.body).toEqual({
    currentPassword: "old secret",
    newPassword: "new secret",
  });
});
