import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Benefits } from "@/components/accounts/entrance/benefits";
import { Entrance, type EntranceTab } from "@/components/accounts/entrance/entrance";
import { forgetPreferences } from "@/lib/client/preferences";
import { deferred } from "@/tests/support/deferred";
import { fakeApi } from "@/tests/support/fake-api";
import { renderScreen } from "@/tests/support/render";

const router = vi.hoisted(() => ({ replace: vi.fn(), refresh: vi.fn() }));
vi.mock("next/navigation", () => ({ useRouter: () => router }));

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
  router.replace.mockReset();
  router.refresh.mockReset();
  window.history.replaceState(null, "", "/auth");
});

describe("logging in", () => {
  test("asks for both fields and focuses the first wrong one", async () => {
    const { user } = enter();
    await user.click(submit("Login"));
    expect(await screen.findByText("Username is required")).toBeTruthy();
    expect(screen.getByText("Password is required")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("Username"));
  });

  test("checks a field when it is left, and describes it by its error", async () => {
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

  test("sends what was typed by Enter, welcomes and leads home", async () => {
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

  test("tells what the server refused, and stays", async () => {
    fakeApi({
      "POST /api/login": {
        status: 401,
        body: { message: "Invalid username or password", code: "unauthenticated" },
      },
    });
    const { user } = enter();
    await user.type(screen.getByLabelText("Username"), "anna");
    await user.type(screen.getByLabelText("Password"), "secret1{Enter}");
    expect(await screen.findByText("Login failed")).toBeTruthy();
    expect(screen.getByText("Invalid username or password")).toBeTruthy();
    expect(screen.getByLabelText("Username")).toHaveProperty("value", "anna");
    expect(router.replace).not.toHaveBeenCalled();
  });

  test("is busy while the server answers, and reports a lost network", async () => {
    const answer = deferred<never>();
    fakeApi({ "POST /api/login": () => answer.promise });
    const { user } = enter();
    await user.type(screen.getByLabelText("Username"), "anna");
    await user.type(screen.getByLabelText("Password"), "secret1{Enter}");
    expect(await screen.findByRole("button", { name: "Logging in..." })).toHaveProperty(
      "disabled",
      true,
    );
    answer.reject(new TypeError("Failed to fetch"));
    expect(await screen.findByText("Login failed")).toBeTruthy();
    expect(
      screen.getByText("Larder cannot be reached. Check your connection and try again."),
    ).toBeTruthy();
    expect(await screen.findByRole("button", { name: "Login" })).toHaveProperty("disabled", false);
  });

  test("remembers on this device whether one wants to stay signed in", async () => {
    const calls = fakeApi({ "POST /api/login": { body: anna } });
    const first = enter();
    await first.user.click(screen.getByLabelText("Keep me signed in"));
    await first.user.type(screen.getByLabelText("Username"), "anna");
    await first.user.type(screen.getByLabelText("Password"), "secret1{Enter}");
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ remember: true }));
    first.unmount();
    enter();
    const choice = screen.getByRole("checkbox", { name: "Keep me signed in" });
    expect(choice).toHaveProperty("ariaChecked", "true");
  });
});

describe("registering", () => {
  test("shows each message beside its field", async () => {
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
    "removes the error of the %s when the person agrees",
    async (policy) => {
      const { user } = enter("register");
      await user.click(submit("Register"));
      const text = `You must agree to the ${policy} to create an account.`;
      expect(await screen.findByText(text)).toBeTruthy();
      await user.click(screen.getByRole("checkbox", { name: new RegExp(policy) }));
      await waitFor(() => expect(screen.queryByText(text)).toBeNull());
    },
  );

  test("sends everything but the repeated password", async () => {
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

  test("hints at the household's name", async () => {
    const { user } = enter("register");
    await user.type(screen.getByLabelText("Username"), "anna");
    expect(screen.getByPlaceholderText("anna's Household")).toBeTruthy();
  });

  test("puts what the server found beside the field, focused", async () => {
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

  test("opens the legal pages in a new tab", () => {
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

describe("the tabs", () => {
  test("the address follows, with its token, and nothing typed is lost", async () => {
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

describe("the demo account", () => {
  test("is advertised with name and password, and signs in", async () => {
    const calls = fakeApi({ "POST /api/login": { body: { ...anna, username: "demo" } } });
    const { user } = enter("login", true);
    expect(screen.getByText("demo")).toBeTruthy();
    expect(screen.getByText("demo1234")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Use the demo account" }));
    expect(await screen.findByText("Welcome back, demo!")).toBeTruthy();
    expect(calls[0]?.body).toEqual({ username: "demo", password: "demo1234", remember: false });
  });

  test("is not there where the server has none", () => {
    enter("login", false);
    expect(screen.queryByText(/demo household/)).toBeNull();
  });
});

test("the entrance names three benefits", () => {
  renderScreen(<Benefits />);
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Track items in multiple locations",
    "Generate shopping lists automatically",
    "Regular inventory checks to stay updated",
  ]);
});
