import { render, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import CookiePolicyPage from "@/app/(public)/cookie-policy/page";
import PublicLayout from "@/app/(public)/layout";
import PrivacyPolicyPage from "@/app/(public)/privacy-policy/page";
import TermsPage from "@/app/(public)/terms/page";
import { resetEnv } from "@/lib/core/env";

const SETTINGS = ["NAME", "ADDRESS", "EMAIL", "JURISDICTION"].map((name) => `OPERATOR_${name}`);

beforeEach(() => {
  setOperator({});
});

function setOperator(given: Record<string, string>): void {
  for (const name of SETTINGS) vi.stubEnv(name, given[name] ?? "");
  resetEnv();
}

const sectionTitles = () =>
  screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);

/** Returns the text of a numbered section of a legal page in one line. */
function textOf(title: string): string {
  const heading = screen.getByRole("heading", { level: 2, name: new RegExp(`\\. ${title}$`) });
  return heading.parentElement?.textContent ?? "";
}

// The titles of the sections of the privacy policy, without their numbers.
const privacyTitles = [
  "Introduction",
  "Information We Collect",
  "How We Use Your Information",
  "Legal Basis for Processing",
  "Information Sharing",
  "Data Security",
  "Data Retention",
  "Your Rights Under the GDPR",
  "Cookies",
  "Children’s Privacy",
  "International Data Transfers",
  "Changes to This Policy",
  "Contact",
  "Data Protection Authority",
];

describe("all legal pages", () => {
  test.each([
    ["Privacy Policy", PrivacyPolicyPage, 14],
    ["Terms of Service", TermsPage, 17],
    ["Cookie Policy", CookiePolicyPage, 7],
  ])("the legal page %s has a date and numbered sections", (title, Page, count) => {
    render(<Page />);
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeTruthy();
    expect(screen.getByText("Last updated: April 15, 2025")).toBeTruthy();
    const titles = sectionTitles();
    expect(titles).toHaveLength(count);
    titles.forEach((text, index) => expect(text).toMatch(new RegExp(`^${index + 1}\\. \\S`)));
  });

  test.each([
    ["Privacy Policy", PrivacyPolicyPage],
    ["Terms of Service", TermsPage],
  ])("the %s has a table of contents that links to each section", (_title, Page) => {
    render(<Page />);
    const contents = screen.getByRole("navigation", { name: "Contents", hidden: true });
    const links = within(contents).getAllByRole("link", { hidden: true });
    expect(links.map(({ textContent }) => textContent)).toEqual(sectionTitles());
    for (const link of links) {
      const target = document.querySelector(link.getAttribute("href") ?? "");
      expect(target?.querySelector("h2")?.textContent).toBe(link.textContent);
    }
  });

  test("the layout of public pages links to the dashboard and to each legal page", () => {
    render(<PublicLayout>text</PublicLayout>);
    const leadTo = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(leadTo("Back to dashboard")).toBe("/");
    expect(leadTo("Privacy Policy")).toBe("/privacy-policy");
    expect(leadTo("Terms of Service")).toBe("/terms");
    expect(leadTo("Cookie Policy")).toBe("/cookie-policy");
  });
});

describe("the privacy policy", () => {
  test("the privacy policy has its sections in order", () => {
    render(<PrivacyPolicyPage />);
    expect(sectionTitles()).toEqual(privacyTitles.map((title, index) => `${index + 1}. ${title}`));
  });

  test.each([
    ["Data Retention", "deleted or anonymized within 30 days of account deletion"],
    ["Data Retention", "emailed is forgotten after 28 days"],
    ["Data Retention", "removed three weeks after they have expired"],
    ["Data Retention", "Other members deactivate theirs"],
    ["Children’s Privacy", "children under 16"],
    [
      "How We Use Your Information",
      "stop reminders by the link in each of them or in the settings",
    ],
    ["How We Use Your Information", "An admin can switch this off"],
    ["Information Sharing", "your username, your email address, your role"],
    ["Information Sharing", "only where the operator has set them up"],
    ["Your Rights Under the GDPR", "export your data as a JSON file"],
  ])("the privacy policy states under %s: %s", (title, sentence) => {
    render(<PrivacyPolicyPage />);
    expect(textOf(title)).toContain(sentence);
  });
});

describe("the terms of service", () => {
  test.each([
    ["Eligibility", "at least 16 years old"],
    ["Household Sharing", "An account belongs to one household"],
    ["Acceptable Use", "break the law"],
    ["Governing Law", "the law of the country in which the operator lives or is established"],
  ])("the terms of service state under %s: %s", (title, sentence) => {
    render(<TermsPage />);
    expect(textOf(title)).toContain(sentence);
  });
});

describe("the operator in the legal pages", () => {
  const anna = { OPERATOR_NAME: "Anna Example" };
  const post = { OPERATOR_ADDRESS: "Example Street 1, 1010 Vienna" };
  const email = { OPERATOR_EMAIL: "anna@mail.example" };
  const pages: [string, () => ReactNode][] = [
    ["Contact", PrivacyPolicyPage],
    ["Changes to These Terms and Contact", TermsPage],
    ["Changes to This Policy", CookiePolicyPage],
  ];

  test.each([
    [{}, "write to the person who runs this server at the address that they gave you."],
    [anna, "write to Anna Example at the address that they gave you."],
    [email, "write to the person who runs this server at anna@mail.example."],
    [{ ...anna, ...post }, "write to Anna Example by post to Example Street 1, 1010 Vienna."],
    [
      { ...anna, ...email, ...post },
      "write to Anna Example at anna@mail.example or by post to Example Street 1, 1010 Vienna.",
    ],
  ])("with the settings %o the legal pages show how to contact the operator", (given, sentence) => {
    setOperator(given);
    for (const [title, Page] of pages) {
      const { unmount } = render(<Page />);
      expect(textOf(title)).toContain(sentence);
      unmount();
    }
  });

  test("the legal pages contain a mail link when OPERATOR_EMAIL is set", () => {
    setOperator(email);
    render(<TermsPage />);
    const link = screen.getByRole("link", { name: "anna@mail.example" });
    expect(link.getAttribute("href")).toBe("mailto:anna@mail.example");
  });

  test("the legal pages define “we” as the operator's name", () => {
    setOperator(anna);
    const privacy = render(<PrivacyPolicyPage />);
    expect(textOf("Introduction")).toContain("“We” and “the operator” mean Anna Example.");
    privacy.unmount();
    render(<TermsPage />);
    expect(textOf("Description of Service")).toContain("mean Anna Example.");
  });

  test("OPERATOR_JURISDICTION sets the governing law of the terms of service", () => {
    setOperator({ OPERATOR_JURISDICTION: "Austria" });
    render(<TermsPage />);
    expect(textOf("Governing Law")).toContain("governed by the law of Austria.");
  });
});

describe("the cookie policy", () => {
  test("the cookie policy lists three cookies with their kinds and durations", () => {
    render(<CookiePolicyPage />);
    const rows = screen.getAllByRole("row").slice(1);
    const cells = rows.map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(cells.map(([name, type, , lasts]) => [name, type, lasts])).toEqual([
      ["Session cookielarder.sessionEssential", "Essential", "The session"],
      ["Preferences cookielarder.preferencesFunctional", "Functional", "1 year"],
      ["Analytics cookieAnalytics", "Analytics", "2 years"],
    ]);
    expect(cells.at(-1)?.[2]).toContain("not set today");
  });

  test("the cookie policy explains the security cookie below the table", () => {
    render(<CookiePolicyPage />);
    const paragraph = screen.getByText(/larder\.device/);
    expect(paragraph.textContent).toContain("Logging out keeps it; deleting your account removes");
    const table = screen.getByRole("table");
    const position = table.compareDocumentPosition(paragraph);
    expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test("the cookie policy offers functional and analytics cookies, and essential ones are always on", () => {
    render(<CookiePolicyPage />);
    const group = screen.getByRole("group", { name: "Your choice of cookies" });
    const boxes = within(group).getAllByRole("checkbox");
    expect(boxes.map((box) => box.getAttribute("disabled") === null)).toEqual([false, true, true]);
  });
});
