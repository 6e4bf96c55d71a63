import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { userAnswer } from "@/tests/support/answers";
import { openSettings } from "./open-settings";

/** Opens the settings of an admin and the dialog that renames the household. */
async function openDialog(more: Parameters<typeof openSettings>[1] = {}) {
  const opened = openSettings("admin", more);
  await opened.user.click(screen.getByRole("button", { name: "Rename household" }));
  const field = await screen.findByLabelText<HTMLInputElement>("Household name");
  const save = () => opened.user.click(screen.getByRole("button", { name: "Save" }));
  return { ...opened, field, save };
}

test("an admin renames the household in a dialog, which closes then", async () => {
  const { user, written, field, save } = await openDialog({
    "PATCH /api/household": { body: { name: "Our Nest" } },
    "GET /api/user": { body: userAnswer({ householdName: "Our Nest" }) },
  });
  expect(field.value).toBe("anna's Household");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(true);
  await user.clear(field);
  await user.type(field, "Our Nest");
  await save();
  expect(await screen.findByText("Household renamed")).toBeTruthy();
  expect(written()[0]?.body).toEqual({ name: "Our Nest" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByRole("heading", { name: "Our Nest" })).toBeTruthy();
});

test("an empty name of the household shows an error, and no request is sent", async () => {
  const { user, written, field, save } = await openDialog();
  await user.clear(field);
  await save();
  expect(await screen.findByText("Household name is required")).toBeTruthy();
  expect(written()).toEqual([]);
});

test("a failed renaming of the household shows an error and keeps the typed name", async () => {
  const { user, field, save } = await openDialog();
  await user.type(field, "!");
  await save();
  expect(await screen.findByText(/cannot be reached/)).toBeTruthy();
  expect(field.value).toBe("anna's Household!");
});

test.each(["assistant", "regular"] as const)(
  "the settings show the household's name without a button to rename it for the role %s",
  (role) => {
    openSettings(role);
    expect(screen.getByRole("heading", { name: "anna's Household" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Rename household" })).toBeNull();
  },
);
