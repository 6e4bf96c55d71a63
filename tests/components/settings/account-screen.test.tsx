import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { AccountScreen } from "@/components/settings/account-screen";
import { makeQueryClient } from "@/lib/client/query-client";
import { currentUserQuery } from "@/lib/features/accounts/client/queries";
import type { User } from "@/lib/features/accounts/model/dto";
import { deviceAnswer, MOMENT, userAnswer } from "@/tests/support/answers";
import { fakeApi } from "@/tests/support/fake-api";
import { renderScreen } from "@/tests/support/render";

function openAccount(changes: Partial<User> = {}, more: Parameters<typeof fakeApi>[0] = {}) {
  const person = userAnswer(changes);
  const calls = fakeApi({
    "GET /api/user/sessions": { body: [deviceAnswer(1, { isCurrent: true })] },
    "GET /api/user": { body: person },
    ...more,
  });
  const queryClient = makeQueryClient();
  queryClient.setQueryData(currentUserQuery().queryKey, person);
  const view = renderScreen(<AccountScreen />, queryClient);
  return { ...view, written: () => calls.filter(({ method }) => method !== "GET") };
}

const field = () => screen.getByLabelText<HTMLInputElement>("Username");

test("the account page has username, email, password, devices and theme", async () => {
  openAccount({ emailVerifiedAt: MOMENT });
  expect(field().value).toBe("anna");
  expect(screen.getByText("anna@example.com")).toBeTruthy();
  expect(screen.getByText("Confirmed")).toBeTruthy();
  for (const name of ["Change email", "Change password"])
    expect(screen.getByRole("button", { name })).toBeTruthy();
  expect(await screen.findByText("This device")).toBeTruthy();
  expect(screen.getByLabelText("Theme")).toBeTruthy();
});

test("an address that was never confirmed has no badge", () => {
  openAccount();
  expect(screen.queryByText("Confirmed")).toBeNull();
});

test("a member changes the username on the account page", async () => {
  const { user, written } = openAccount({}, { "PATCH /api/user": { body: userAnswer() } });
  await user.clear(field());
  await user.type(field(), "anna.b");
  await user.click(screen.getByRole("button", { name: "Change username" }));
  expect(await screen.findByText("Username changed")).toBeTruthy();
  expect(written()[0]?.body).toEqual({ username: "anna.b" });
});

test("a taken username shows the server's sentence at the field", async () => {
  const message = "This username is already taken.";
  const body = { message, code: "conflict", issues: [{ path: "username", message }] };
  const { user } = openAccount({}, { "PATCH /api/user": { status: 409, body } });
  await user.type(field(), "b");
  await user.click(screen.getByRole("button", { name: "Change username" }));
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(field().getAttribute("aria-invalid")).toBe("true");
});

test("the demo account reads beforehand that it cannot change its username", () => {
  openAccount({ username: "demo", email: "demo@larder.example" });
  expect(screen.getByText("The demo account cannot change its username.")).toBeTruthy();
  expect(field().readOnly).toBe(true);
  expect(screen.queryByRole("button", { name: "Change username" })).toBeNull();
});
