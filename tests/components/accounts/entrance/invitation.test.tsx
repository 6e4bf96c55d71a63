import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { Entrance } from "@/components/accounts/entrance/entrance";
import { InvitationWhileSignedIn } from "@/components/accounts/entrance/invitation-while-signed-in";
import { forgetPreferences } from "@/lib/client/preferences";
import { fakeApi } from "../../../support/fake-api";
import { router } from "../../../support/fake-router";
import { renderScreen } from "../../../support/render";

const LOOKUP = "GET /api/invitations/token/abc";
const invitation = {
  email: "guest@example.com",
  householdName: "The Nest",
  inviterName: "anna",
  role: "assistant",
};

function come(answers: Parameters<typeof fakeApi>[0]) {
  window.history.replaceState(null, "", "/register?token=abc");
  const calls = fakeApi(answers);
  return {
    calls,
    ...renderScreen(<Entrance initialTab="register" token="abc" isDemoOn={false} />),
  };
}

beforeEach(() => {
  forgetPreferences();
});

test("registering with an invitation shows household, inviter and role and sends the token", async () => {
  const { user, calls } = come({
    [LOOKUP]: { body: invitation },
    "POST /api/register": { status: 201, body: { id: 9, username: "guest", role: "assistant" } },
  });
  for (const text of ["guest@example.com", "The Nest", "anna", "Assistant"])
    expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByLabelText("Email")).toHaveProperty("readOnly", true);
  expect(screen.getByLabelText("Email")).toHaveProperty("value", "guest@example.com");
  expect(screen.queryByLabelText(/Household name/)).toBeNull();
  await user.type(screen.getByLabelText("Username"), "guest");
  await user.type(screen.getByLabelText("Password"), "secret1");
  await user.type(screen.getByLabelText("Confirm password"), "secret1");
  await user.click(screen.getByLabelText(/I agree to the Privacy Policy/));
  await user.click(screen.getByLabelText(/I agree to the Terms of Service/));
  await user.click(screen.getByRole("button", { name: "Register" }));
  expect(await screen.findByText("Registration successful")).toBeTruthy();
  expect(calls.at(-1)?.body).toMatchObject({
    token: "abc",
    email: "guest@example.com",
    householdName: null,
  });
  expect(router.replace).toHaveBeenCalledExactlyOnceWith("/");
});

test.each([
  [{ status: 410, body: { message: "Too late.", code: "gone" } }, "Too late."],
  [{ status: 502 }, "The invitation link is invalid or has expired."],
])("an invitation that the server answers with %j is shown as invalid", async (answer, text) => {
  const { user } = come({ [LOOKUP]: answer });
  expect(await screen.findByText("Invalid Invitation")).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByLabelText("Username")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Register without an invitation" }));
  expect(screen.getByLabelText(/Household name/)).toBeTruthy();
  expect(window.location.pathname + window.location.search).toBe("/register");
});

test("the lookup of an invitation can be retried after a network failure", async () => {
  const { user } = come({});
  const text = "An error occurred while checking your invitation. Please try again.";
  expect(await screen.findByText(text)).toBeTruthy();
  fakeApi({ [LOOKUP]: { body: invitation } });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("The Nest")).toBeTruthy();
});

test("an invitation link to /login opens /register with the token", () => {
  fakeApi({ [LOOKUP]: { body: invitation } });
  window.history.replaceState(null, "", "/login?token=abc");
  renderScreen(<Entrance initialTab="register" token="abc" isDemoOn={false} />);
  expect(window.location.pathname + window.location.search).toBe("/register?token=abc");
});

function openWhileSignedIn(email: string, { isOwnHousehold = false } = {}) {
  const person = { username: "ben", email };
  renderScreen(
    <InvitationWhileSignedIn
      person={person}
      invitation={{ ...invitation, role: "assistant", isOwnHousehold }}
    />,
  );
}

const linksShown = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

test("an invitation to another address shows that address and the inviter to a signed-in person", () => {
  openWhileSignedIn("ben@example.com");
  expect(
    screen.getByRole("heading", { name: "This invitation is for somebody else" }),
  ).toBeTruthy();
  expect(
    screen.getByText(
      /^anna invited guest@example\.com to the household The Nest\. You are signed in/,
    ),
  ).toBeTruthy();
  expect(linksShown()).toEqual(["/", "/settings"]);
});

test("a person whose own address is invited to another household gets links to the home screen and the account", () => {
  openWhileSignedIn("Guest@example.com");
  expect(screen.getByRole("heading", { name: "You already have an account" })).toBeTruthy();
  expect(linksShown()).toEqual(["/", "/account"]);
});

test.each(["Guest@example.com", "ben@example.com"])(
  "an invitation to the own household of the signed-in member with the address %s shows a link to the home screen",
  (email) => {
    openWhileSignedIn(email, { isOwnHousehold: true });
    expect(screen.getByRole("heading", { name: "You are already a member" })).toBeTruthy();
    expect(linksShown()).toEqual(["/"]);
  },
);
