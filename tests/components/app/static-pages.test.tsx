import { render, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import CookiePolicyPage from "@/app/(public)/cookie-policy/page";
import PrivacyPolicyPage from "@/app/(public)/privacy-policy/page";
import PublicLayout from "@/app/(public)/layout";
import TermsPage from "@/app/(public)/terms/page";
import ErrorPage from "@/app/error";
import NotFound from "@/app/not-found";

const sectionTitles = () =>
  screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);

describe("the legal pages", () => {
  test.each([
    ["Privacy Policy", PrivacyPolicyPage, 14],
    ["Terms of Service", TermsPage, 17],
    ["Cookie Policy", CookiePolicyPage, 6],
  ])("%s is dated and numbered", (title, Page, count) => {
    render(<Page />);
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeTruthy();
    expect(screen.getByText("Last updated: April 15, 2025")).toBeTruthy();
    const titles = sectionTitles();
    expect(titles).toHaveLength(count);
    titles.forEach((text, index) => expect(text).toMatch(new RegExp(`^${index + 1}\\. \\S`)));
  });

  test("the cookie policy names three cookies and how long they last", () => {
    render(<CookiePolicyPage />);
    const rows = screen.getAllByRole("row").slice(1);
    expect(rows.map((row) => [row.firstChild?.textContent, row.lastChild?.textContent])).toEqual([
      ["Session cookie", "The session"],
      ["Preferences cookie", "1 year"],
      ["Analytics cookie", "2 years"],
    ]);
  });

  test("they lead back to the dashboard", () => {
    render(<PublicLayout>text</PublicLayout>);
    const link = screen.getByRole("link", { name: "Back to dashboard" });
    expect(link.getAttribute("href")).toBe("/");
  });
});

test("an unknown address has the specification's heading and text, and a way home", () => {
  render(<NotFound />);
  expect(screen.getByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeTruthy();
  expect(screen.getByText("Did you forget to add the page to the router?")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to the home page" }).getAttribute("href")).toBe("/");
});

test("a screen that failed offers to try again, and logs why", () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const retry = vi.fn();
  const error = new Error("broken");
  render(<ErrorPage error={error} retry={retry} />);
  screen.getByRole("button", { name: "Try again" }).click();
  expect(retry).toHaveBeenCalledOnce();
  expect(log).toHaveBeenCalledWith(error);
});
