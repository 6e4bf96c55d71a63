import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { currentUserQuery } from "@/lib/features/accounts/client/queries";
import { userAnswer } from "@/tests/support/answers";
import { openSettings } from "./open-settings";

const NAME = "Rename household";
const button = () => screen.getByRole<HTMLButtonElement>("button", { name: NAME });

test("an admin renames the household in the settings", async () => {
  const { user, written } = openSettings("admin", {
    "PATCH /api/household": { body: { name: "Our Nest" } },
  });
  const field = await screen.findByLabelText<HTMLInputElement>("Household name");
  expect([field.value, button().disabled]).toEqual(["anna's Household", true]);
  await user.clear(field);
  await user.type(field, "Our Nest");
  await user.click(button());
  expect(await screen.findByText("Household renamed")).toBeTruthy();
  expect(written()[0]?.body).toEqual({ name: "Our Nest" });
});

test("after an admin has renamed the household, the field shows a later name that another admin gives", async () => {
  const { user, queryClient } = openSettings("admin", {
    "PATCH /api/household": { body: { name: "Our Nest" } },
    "GET /api/user": { body: userAnswer({ householdName: "Our Nest" }) },
  });
  const field = await screen.findByLabelText<HTMLInputElement>("Household name");
  await user.clear(field);
  await user.type(field, "Our  Nest");
  await user.click(button());
  expect(await screen.findByText("Household renamed")).toBeTruthy();
  await waitFor(() => expect([field.value, button().disabled]).toEqual(["Our Nest", true]));
  const renamed = userAnswer({ householdName: "The Burrow" });
  act(() => {
    queryClient.setQueryData(currentUserQuery().queryKey, renamed);
  });
  await waitFor(() => expect(field.value).toBe("The Burrow"));
});

test("an empty name of the household shows an error, and no request is sent", async () => {
  const { user, written } = openSettings("admin");
  await user.clear(await screen.findByLabelText("Household name"));
  await user.click(button());
  expect(await screen.findByText("Household name is required")).toBeTruthy();
  expect(written()).toEqual([]);
});

test("a failed renaming of the household shows an error and keeps what was typed", async () => {
  const { user } = openSettings("admin");
  const field = await screen.findByLabelText<HTMLInputElement>("Household name");
  await user.type(field, "!");
  await user.click(button());
  expect(await screen.findByText(/cannot be reached/)).toBeTruthy();
  await waitFor(() => expect(field.value).toBe("anna's Household!"));
});

test.each(["assistant", "regular"] as const)(
  "the settings have no field to rename the household for the role %s",
  (role) => {
    openSettings(role);
    expect(screen.queryByRole("heading", { name: "Household" })).toBeNull();
  },
);
