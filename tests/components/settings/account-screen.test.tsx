import { act, screen, waitFor, within } from "@testing-library/react";
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

const field = () => screen.findByLabelText<HTMLInputElement>("Username");

test("the account page has username, email, password, devices and theme", async () => {
  openAccount({ emailVerifiedAt: MOMENT });
  expect((await field()).value).toBe("anna");
  expect(screen.getByText("anna@example.com")).toBeTruthy();
  expect(screen.getByText("Confirmed")).toBeTruthy();
  for (const name of ["Change email", "Change password"])
    expect(screen.getByRole("button", { name })).toBeTruthy();
  expect(await screen.findByText("This device")).toBeTruthy();
  expect(screen.getByLabelText("Theme")).toBeTruthy();
});

test('an email address that was never confirmed has no badge "Confirmed"', () => {
  openAccount();
  expect(screen.queryByText("Confirmed")).toBeNull();
});

test("a member changes the username on the account page", async () => {
  const { user, written } = openAccount({}, { "PATCH /api/user": { body: userAnswer() } });
  await user.clear(await field());
  await user.type(await field(), "anna.b");
  await user.click(screen.getByRole("button", { name: "Change username" }));
  expect(await screen.findByText("Username changed")).toBeTruthy();
  expect(written()[0]?.body).toEqual({ username: "anna.b" });
});

test("after a member has changed the username, the field shows a later change that was made on another device", async () => {
  const saved = userAnswer({ username: "anna.b" });
  const answers = { "PATCH /api/user": { body: saved }, "GET /api/user": { body: saved } };
  const { user, queryClient } = openAccount({}, answers);
  await user.type(await field(), ".b");
  await user.click(screen.getByRole("button", { name: "Change username" }));
  expect(await screen.findByText("Username changed")).toBeTruthy();
  const other = userAnswer({ username: "anna.c" });
  act(() => {
    queryClient.setQueryData(currentUserQuery().queryKey, other);
  });
  await screen.findByDisplayValue("anna.c");
});

test("the list of devices is fetched again after a change of the password", async () => {
  const devices = [deviceAnswer(1, { isCurrent: true }), deviceAnswer(2)];
  const { user } = openAccount(
    {},
    {
      "GET /api/user/sessions": () => ({ body: devices }),
      "PUT /api/user/password": () => {
        devices.pop();
        return { status: 204 };
      },
    },
  );
  expect(await screen.findAllByRole("listitem")).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Change password" }));
  await user.type(await screen.findByLabelText("Current password"), "correct horse");
  await user.type(screen.getByLabelText("New password"), "battery staple");
  await user.type(screen.getByLabelText("Confirm password"), "battery staple");
  await user.click(
    within(screen.getByRole("dialog")).getByRole("button", { name: "Change password" }),
  );
  expect(await screen.findByText("Password Changed")).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
});

test("a username that another person has shows the server's message at the field", async () => {
  const message = "This username is already taken.";
  const body = { message, code: "conflict", issues: [{ path: "username", message }] };
  const { user } = openAccount({}, { "PATCH /api/user": { status: 409, body } });
  await user.type(await field(), "b");
  await user.click(screen.getByRole("button", { name: "Change username" }));
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect((await field()).getAttribute("aria-invalid")).toBe("true");
});

test("the account page shows the demo account that it cannot change its username", async () => {
  openAccount({ username: "demo", email: "demo@larder.example" });
  expect(screen.getByText("The demo account cannot change its username.")).toBeTruthy();
  expect((await field()).readOnly).toBe(true);
  expect(screen.queryByRole("button", { name: "Change username" })).toBeNull();
});
