import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ConfirmEmail } from "@/components/accounts/email/confirm-email";
import { fakeApi } from "@/tests/support/fake-api";
import { renderScreen } from "@/tests/support/render";

const CALL = "POST /api/user/email/confirm";
const NAME = "Confirm email address";

function openPage(answers: Parameters<typeof fakeApi>[0] = {}, token = "abc") {
  const calls = fakeApi(answers);
  return { ...renderScreen(<ConfirmEmail token={token} />), calls };
}

test("opening the page that confirms a new address sends nothing, and the button sends the token of the link", async () => {
  const { user, calls } = openPage({ [CALL]: { status: 204 } });
  expect(calls).toEqual([]);
  await user.click(screen.getByRole("button", { name: NAME }));
  expect(
    await screen.findByRole("heading", { name: "Your email address is confirmed" }),
  ).toBeTruthy();
  expect(calls[0]?.body).toEqual({ token: "abc" });
  expect(screen.getByRole("link", { name: "Open Larder" }).getAttribute("href")).toBe("/");
});

test.each([
  [
    410,
    "gone",
    "This link was used already, is invalid or has expired. Your account page shows your address.",
  ],
  [409, "conflict", "This email is already in use."],
])(
  "a confirmation that the server refuses with %i shows the server's message and a link to the account page",
  async (status, code, message) => {
    const { user } = openPage({ [CALL]: { status, body: { message, code } } });
    await user.click(screen.getByRole("button", { name: NAME }));
    expect((await screen.findByRole("alert")).textContent).toBe(message);
    expect(screen.queryByRole("button", { name: NAME })).toBeNull();
    expect(screen.getByRole("link", { name: "Open your account" })).toBeTruthy();
  },
);

test("after a network failure the address can be confirmed again", async () => {
  const { user } = openPage();
  await user.click(screen.getByRole("button", { name: NAME }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/cannot be reached/);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: NAME }).disabled).toBe(false);
});

test("the page of a link without a token shows that the link is incomplete, and no button", () => {
  openPage({}, "");
  expect(screen.getByText("The link is incomplete.")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
