import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Benefits } from "@/components/accounts/entrance/benefits";
import { Entrance, type EntranceTab } from "@/components/accounts/entrance/entrance";
import { forgetPreferences } from "@/lib/client/preferences";
import { deferred } from "@/tests/support/deferred";
import { fakeApi } from "@/tests/support/fake-api";
import { renderScreen } from "@/tests/support/render";
import { router } from "../../../support/fake-router";

const anna = { id: 7, username: "anna", role: "admin" };

function enter(tab: EntranceTab = "login", isDemoOn = false) {
  return renderScreen(<Entrance initialTab={tab} isDemoOn={isDemoOn} />);
}

const submit = (name: "Login" | "Register") => screen.getByRole("button", { name });

async function fillRegistration(user: ReturnType<typeof enter>["user"]) {
  await user.type(screen.getByLabelText("Username"), "anna");
  await user.type(screen.getByLabelText("Email"), "anna@example.com");
  await user.type(screen.getByLabelText("Password"), "secret1");
  await user.type(screen.getByLabelText("Confirm password"), "secret1");
  await user.click(screen.getByLabelText(/I agree to the Privacy Policy/));
  await user.click(screen.getByLabelText(/I agree to the Terms of Service/));
}

beforeEach(() => {
  forgetPreferences();
  window.history.replaceState(null, "", "/auth");
});

describe("the login form", () => {
  test("submitting an empty login form shows an error at both fields, focuses the first and announces only its error", async () => {
    const { user } = enter();
    await user.click(submit("Login"));
    expect(await screen.findByText("Username is required")).toBeTruthy();
    expect(screen.getByText("Password is required")).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toBe("Username is required");
    expect(document.activeElement).toBe(screen.getByLabelText("Username"));
  });

  test("a login field is validated when it loses the focus, and its error is its accessible description", async () => {
    const { user } = enter();
    const username = screen.getByLabelText("Username");
    await user.type(username, "an");
    expect(screen.queryByText("Username must be at least 3 characters.")).toBeNull();
    await user.type(screen.getByLabelText("Password"), "short");
    const error = await screen.findByText("Username must be at least 3 characters.");
    expect(username.getAttribute("aria-describedby")).toBe(error.id);
    expect(username.getAttribute("aria-invalid")).toBe("true");
    await user.tab();
    expect(await screen.findByText("Password must be at least 6 characters.")).toBeTruthy();
  });

  test("Enter in the login form sends the trimmed username, shows a toast and opens the home screen", async () => {
    const calls = fakeApi({ "POST /api/login": { body: anna } });
    const { user } = enter();
    await user.type(screen.getByLabelText("Username"), " anna ");
    await user.type(screen.getByLabelText("Password"), "secret1{Enter}");
    expect(await screen.findByText("Login successful")).toBeTruthy();
    expect(screen.getByText("Welcome back, anna!")).toBeTruthy();
    expect(calls).toEqual([
      {
        method: "POST",
        path: "/api/login",
        body: { username: "anna", password: "secret1", remember: false },
      },
    ]);
    expect(router.replace).toHaveBeenCalledExactlyOnceWith("/");
  });

  test("a refused login shows the server's message in a toast and until the next attempt in the form, keeps the input and does not navigate", async () => {
    const refusal = {
      status: 401,
      body: { message: "Invalid username or password", code: "unauthenticated" },
    };
    const second = deferred<typeof refusal>();
    const respond = vi.fn(() => second.promise).mockResolvedValueOnce(refusal);
    fakeApi({ "POST /api/login": respond });
    const { user } = enter();
    await user.type(screen.getByLabelText("Username"), "anna");
    await user.type(screen.getByLabelText("Password"), "secret1{Enter}");
    const toast = await screen.findByRole("alert");
    expect(toast.textContent).toBe("Login failed Invalid username or password");
    await user.click(within(toast).getByRole("button", { name: "Dismiss" }));
    expect(screen.getByText("Invalid username or password").className).not.toContain("invisible");
    const description = "Invalid username or password";
    expect(screen.getByRole("button", { name: "Login", description })).toBeTruthy();
    expect(screen.getByLabelText("Username")).toHaveProperty("value", "anna");
    await user.click(submit("Login"));
    expect(screen.getByText("Invalid username or password").className).toContain("invisible");
    second.resolve(refusal);
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect(router.replace).not.toHaveBeenCalled();
  });

  test("the login button is disabled while the server answers, and a network failure shows a toast", async () => {
    const answer = deferred<never>();
    fakeApi({ "POST /api/login": () => answer.promise });
    const { user } = enter();
    await user.type(screen.getByLabelText("Username"), "anna");
    await user.type(screen.getByLabelText("Password"), "secret1{Enter}");
    const busy = await screen.findByRole("button", { name: "Logging in..." });
    expect(busy.getAttribute("aria-disabled")).toBe("true");
    answer.reject(new TypeError("Failed to fetch"));
    expect(await screen.findByText("Login failed")).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toContain(
      "Larder cannot be reached. Check your connection and try again.",
    );
    expect(await screen.findByRole("button", { name: "Login" })).toHaveProperty("disabled", false);
  });

  test('the choice "Keep me signed in" is sent and preselected at the next visit', async () => {
    const calls = fakeApi({ "POST /api/login": { body: anna } });
    const first = enter();
    await first.user.click(screen.getByLabelText("Keep me signed in"));
    await first.user.type(screen.getByLabelText("Username"), "anna");
    await first.user.type(screen.getByLabelText("Password"), "secret1{Enter}");
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ remember: true }));
    first.unmount();
    enter();
    const choice = screen.getByRole("checkbox", { name: "Keep me signed in" });
    expect(choice).toHaveProperty("checked", true);
  });
});

describe("the registration form", () => {
  test("submitting an invalid registration form shows every error and focuses the first field", async () => {
    const { user } = enter("register");
    await user.type(screen.getByLabelText("Confirm password"), "other");
    await user.type(screen.getByLabelText("Email"), "anna@");
    await user.click(submit("Register"));
    for (const message of [
      "Username must be at least 3 characters.",
      "Please enter a valid email address.",
      "Password must be at least 6 characters.",
      "Passwords do not match",
      "You must agree to the Privacy Policy to create an account.",
      "You must agree to the Terms of Service to create an account.",
    ]) {
      expect(await screen.findByText(message)).toBeTruthy();
    }
    expect(document.activeElement).toBe(screen.getByLabelText("Username"));
  });

  test.each(["Privacy Policy", "Terms of Service"])(
    "agreeing to the %s removes its error from the registration form",
    async (policy) => {
      const { user } = enter("register");
      await user.click(submit("Register"));
      const text = `You must agree to the ${policy} to create an account.`;
      expect(await screen.findByText(text)).toBeTruthy();
      await user.click(screen.getByRole("checkbox", { name: new RegExp(policy) }));
      await waitFor(() => expect(screen.queryByText(text)).toBeNull());
    },
  );

  test("registering sends every field except the repeated password and opens the home screen", async () => {
    const calls = fakeApi({ "POST /api/register": { status: 201, body: anna } });
    const { user } = enter("register");
    await fillRegistration(user);
    await user.click(submit("Register"));
    expect(await screen.findByText("Registration successful")).toBeTruthy();
    expect(screen.getByText("Welcome to Larder, anna!")).toBeTruthy();
    expect(calls[0]?.body).toEqual({
      username: "anna",
      email: "anna@example.com",
      password: "secret1",
      householdName: null,
      privacyConsent: true,
      termsConsent: true,
      marketingConsent: false,
      remember: false,
    });
    expect(router.replace).toHaveBeenCalledExactlyOnceWith("/");
  });

  test("the registration form suggests a household name made from the username", async () => {
    const { user } = enter("register");
    await user.type(screen.getByLabelText("Username"), "anna");
    expect(screen.getByPlaceholderText("anna's Household")).toBeTruthy();
  });

  test("a username that the server refuses shows the message at the field, which gets the focus", async () => {
    const message = "This username is already taken.";
    fakeApi({
      "POST /api/register": {
        status: 409,
        body: { message, code: "conflict", issues: [{ path: "username", message }] },
      },
    });
    const { user } = enter("register");
    await fillRegistration(user);
    await user.click(submit("Register"));
    expect(await screen.findByText("Registration failed")).toBeTruthy();
    const username = screen.getByLabelText("Username");
    expect(username.getAttribute("aria-invalid")).toBe("true");
    expect(username).toHaveProperty("value", "anna");
    expect(screen.getAllByText(message)).toHaveLength(2);
    expect(document.activeElement).toBe(username);
  });

  test("the registration form opens the legal pages in a new tab", () => {
    enter("register");
    for (const [name, href] of [
      ["Privacy Policy", "/privacy-policy"],
      ["Terms of Service", "/terms"],
    ] as const) {
      const link = screen.getByRole("link", { name: new RegExp(name) });
      expect(link.getAttribute("href")).toBe(href);
      expect(link.getAttribute("target")).toBe("_blank");
    }
  });
});

describe("the tabs of the login and registration screen", () => {
  test("switching between login and registration changes the URL and keeps the invitation token and the input", async () => {
    window.history.replaceState(null, "", "/auth?token=abc");
    const { user } = enter("register");
    expect(window.location.pathname).toBe("/register");
    await user.type(screen.getByLabelText("Email"), "anna@example.com");
    await user.click(screen.getByRole("tab", { name: "Login" }));
    expect(window.location.pathname + window.location.search).toBe("/login?token=abc");
    expect(screen.queryByLabelText("Email")).toBeNull();
    await user.click(screen.getByRole("tab", { name: "Register" }));
    expect(screen.getByLabelText("Email")).toHaveProperty("value", "anna@example.com");
  });
});

describe("the demo account on the login screen", () => {
  test("the login screen shows what the demo account may not do", () => {
    enter("login", true);
    expect(screen.getByText(/^The demo account cannot invite people, send mail/)).toBeTruthy();
  });

  test("the login screen shows the demo account's credentials and signs in with one button", async () => {
    const calls = fakeApi({ "POST /api/login": { body: { ...anna, username: "demo" } } });
    const { user } = enter("login", true);
    expect(screen.getByText("demo")).toBeTruthy();
    expect(screen.getByText("demo1234")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Use the demo account" }));
    expect(await screen.findByText("Welcome back, demo!")).toBeTruthy();
    expect(calls[0]?.body).toEqual({ username: "demo", password: "demo1234", remember: false });
  });

  test("the registration does not offer the demo account", async () => {
    const { user } = enter("login", true);
    await user.click(screen.getByRole("tab", { name: "Register" }));
    expect(screen.queryByRole("button", { name: "Use the demo account" })).toBeNull();
  });

  test("the login screen does not mention a demo household on a server without a demo account", () => {
    enter("login", false);
    expect(screen.queryByText(/demo household/)).toBeNull();
  });
});

test("the login screen names three benefits of Larder", () => {
  renderScreen(<Benefits />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Track items in multiple locations",
    "Generate shopping lists automatically",
    "Regular inventory checks to stay updated",
  ]);
});
