import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { ForgotPassword } from "@/components/accounts/password/forgot-password";
import { ResetPassword } from "@/components/accounts/password/reset-password";
import { deferred } from "../../support/deferred";
import { fakeApi } from "../../support/fake-api";
import { router } from "../../support/fake-router";
import { renderScreen } from "../../support/render";

const UNREACHABLE = "Larder cannot be reached. Check your connection and try again.";
const button = (name: string) => screen.findByRole<HTMLButtonElement>("button", { name });

describe("the request of a link to a new password", () => {
  const CALL = "POST /api/password/forgot";

  async function ask(email: string, answers: Parameters<typeof fakeApi>[0] = {}) {
    const calls = fakeApi(answers);
    const { user } = renderScreen(<ForgotPassword />);
    await user.type(screen.getByLabelText("Email"), email);
    await user.click(await button("Send link"));
    return calls;
  }

  test("asking for a new password with an invalid address shows an error and sends no request", async () => {
    const calls = await ask("nobody");
    expect(await screen.findByText("Please enter a valid email address.")).toBeTruthy();
    expect(calls).toEqual([]);
  });

  test("asking for a new password sends the address, and the focus moves to the title that a link was mailed", async () => {
    const calls = await ask("anna@example.com", { [CALL]: { status: 204 } });
    const title = await screen.findByRole("heading", { name: "Check your mail" });
    expect(document.activeElement).toBe(title);
    expect(calls.map(({ body }) => body)).toEqual([{ email: "anna@example.com" }]);
    const back = screen.getByRole("link", { name: "Back to login" });
    expect(back.getAttribute("href")).toBe("/login");
  });

  test('the button "Send link" is disabled while the server answers, and a network failure is shown', async () => {
    const answer = deferred<never>();
    await ask("anna@example.com", { [CALL]: () => answer.promise });
    expect((await button("Sending...")).getAttribute("aria-disabled")).toBe("true");
    answer.reject(new TypeError("Failed to fetch"));
    expect(await screen.findByText(UNREACHABLE)).toBeTruthy();
    expect((await button("Send link")).disabled).toBe(false);
  });
});

describe("setting a new password", () => {
  const CALL = "POST /api/password/reset";

  async function save(
    [password, confirmation]: [string, string],
    answers: Parameters<typeof fakeApi>[0] = {},
  ) {
    const calls = fakeApi(answers);
    const { user } = renderScreen(<ResetPassword token="abc" isUsable />);
    await user.type(screen.getByLabelText("New password"), password);
    await user.type(screen.getByLabelText("Confirm password"), confirmation);
    await user.click(await button("Save password"));
    return calls;
  }

  test("a short new password or a different confirmation shows an error and no request is sent", async () => {
    const calls = await save(["short", "another"]);
    expect(await screen.findByText("Password must be at least 6 characters.")).toBeTruthy();
    expect(await screen.findByText("Passwords do not match")).toBeTruthy();
    expect(calls).toEqual([]);
  });

  test("saving a new password sends it with the token and opens the login", async () => {
    const calls = await save(["a quiet cellar", "a quiet cellar"], { [CALL]: { status: 204 } });
    expect(await screen.findByText("Sign in with your new password.")).toBeTruthy();
    expect(calls.map(({ body }) => body)).toEqual([{ token: "abc", password: "a quiet cellar" }]);
    expect(router.replace).toHaveBeenCalledExactlyOnceWith("/login");
  });

  test("saving a new password disables the button, and a network failure keeps the typed password", async () => {
    const answer = deferred<never>();
    await save(["a quiet cellar", "a quiet cellar"], { [CALL]: () => answer.promise });
    expect((await button("Saving...")).getAttribute("aria-disabled")).toBe("true");
    answer.reject(new TypeError("Failed to fetch"));
    expect(await screen.findByText(UNREACHABLE)).toBeTruthy();
    expect(screen.getByLabelText("New password")).toHaveProperty("value", "a quiet cellar");
    expect(router.replace).not.toHaveBeenCalled();
  });

  test("the page of an expired password link shows at once that the link does not work, and no form", () => {
    renderScreen(<ResetPassword token="abc" isUsable={false} />);
    expect(screen.getByRole("heading", { name: "This link does not work" })).toBeTruthy();
    expect(screen.getByText(/^This link is invalid or has expired/)).toBeTruthy();
    expect(screen.queryByLabelText("New password")).toBeNull();
  });

  test("the field that repeats the new password shows no error before the person has typed into it", async () => {
    const { user } = renderScreen(<ResetPassword token="abc" isUsable />);
    await user.type(screen.getByLabelText("New password"), "short");
    await user.tab();
    expect(await screen.findByText("Password must be at least 6 characters.")).toBeTruthy();
    await user.type(screen.getByLabelText("New password"), " no more");
    await waitFor(() =>
      expect(
        screen.queryByText(/at least 6 characters\.$/, { selector: "[id$=message]" }),
      ).toBeNull(),
    );
    expect(screen.queryByText("Passwords do not match")).toBeNull();
  });

  test("a used or expired password link offers to request a new link", async () => {
    const message = "This link is invalid or has expired. Please ask for a new one.";
    const gone = { status: 410, body: { message, code: "gone" } };
    await save(["a quiet cellar", "a quiet cellar"], { [CALL]: gone });
    expect(await screen.findByRole("heading", { name: "This link does not work" })).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThan(0));
    const again = screen.getByRole("link", { name: "Ask for a new link" });
    expect(again.getAttribute("href")).toBe("/forgot-password");
  });

  test("a password link without a token offers to request a new link", () => {
    renderScreen(<ResetPassword token="" isUsable={false} />);
    expect(screen.getByText("The link is incomplete.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Ask for a new link" })).toBeTruthy();
  });
});
