import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect } from "vitest";

/**
 * Presses Escape in an edited form and expects the question "Discard your changes?". Expects "Keep editing" to return to
 * the form, and "Discard" to close it.
 */
export async function expectDiscardQuestion(user: UserEvent): Promise<void> {
  await user.keyboard("{Escape}");
  const question = within(
    await screen.findByRole("alertdialog", { name: "Discard your changes?" }),
  );
  await user.click(question.getByRole("button", { name: "Keep editing" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(screen.getByRole("dialog")).toBeTruthy();
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}
