import { render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, test } from "vitest";
import { HeadingFocus } from "@/components/navigation/heading-focus";

const page = (content: ReactNode) => (
  <>
    <HeadingFocus />
    <a href="/settings">Settings</a>
    {content}
  </>
);

beforeEach(() => window.history.replaceState(null, "", "/items"));

/** Renders the items page, focuses the link to the settings and opens their address. */
function leaveItems() {
  const { rerender } = render(page(<h1>Items</h1>));
  screen.getByRole("link").focus();
  window.history.replaceState(null, "", "/settings");
  return rerender;
}

test("the first page after a page load leaves the focus where it is", () => {
  render(page(<h1>Items</h1>));
  expect(document.activeElement).toBe(document.body);
});

test("the focus is on the title of the page after a navigation", () => {
  leaveItems()(page(<h1 key="settings">Settings</h1>));
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Settings" }));
});

test("the focus moves to a title that appears after the navigation", async () => {
  const rerender = leaveItems();
  rerender(page(null));
  expect(document.activeElement).toBe(screen.getByRole("link"));
  rerender(page(<h1>Settings</h1>));
  const title = screen.getByRole("heading", { name: "Settings" });
  await waitFor(() => expect(document.activeElement).toBe(title));
});
