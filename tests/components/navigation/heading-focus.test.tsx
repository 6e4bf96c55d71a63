import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeEach, expect, test } from "vitest";
import { HeadingFocus } from "@/components/navigation/heading-focus";
import { renderCheck } from "../checks/household";

const page = (content: ReactNode) => (
  <>
    <HeadingFocus />
    <a href="/settings">Settings</a>
    {content}
  </>
);

beforeEach(() => window.history.replaceState(null, "", "/items"));

/** Renders the items page, focuses the link to the settings page and changes the URL to that page. */
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

test("after a navigation the focus is on the title of the new page", () => {
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

test("the focus moves to the title that replaces the title of a loading state", async () => {
  const rerender = leaveItems();
  rerender(page(<h1 key="loading">Settings</h1>));
  rerender(page(<h1 key="loaded">Settings of Anna</h1>));
  const title = screen.getByRole("heading", { name: "Settings of Anna" });
  await waitFor(() => expect(document.activeElement).toBe(title));
});

test.each([
  ["input", <input key="field" aria-label="Field" />],
  ["textarea", <textarea key="field" aria-label="Field" />],
  ["select", <select key="field" aria-label="Field" />],
])("a focused %s keeps the focus after a navigation", (_, field) => {
  const rerender = leaveItems();
  rerender(page([field, <h1 key="title">Items</h1>]));
  screen.getByLabelText("Field").focus();
  window.history.replaceState(null, "", "/locations");
  rerender(page([field, <h1 key="title">Locations</h1>]));
  expect(document.activeElement).toBe(screen.getByLabelText("Field"));
});

test("after a navigation a title does not take the focus if another element was focused before the title appeared", async () => {
  const rerender = leaveItems();
  rerender(page([<button key="button">Add</button>]));
  screen.getByRole("button").focus();
  rerender(page([<button key="button">Add</button>, <h1 key="title">Settings</h1>]));
  await mutationsObserved();
  expect(document.activeElement).toBe(screen.getByRole("button"));
});

test.each(["pointer press", "key press"])(
  "after a navigation a title does not take the focus if there was a %s before the title appeared",
  async (kind) => {
    const user = userEvent.setup();
    const rerender = leaveItems();
    rerender(page(null));
    if (kind === "key press") await user.keyboard("a");
    else await user.pointer({ keys: "[MouseLeft]", target: screen.getByRole("link") });
    rerender(page(<h1>Settings</h1>));
    await mutationsObserved();
    expect(document.activeElement).toBe(screen.getByRole("link"));
  },
);

test.each([
  ["/login", "/register"],
  ["/auth", "/register"],
])(
  "a focused tab of the sign-in screen keeps the focus when the path changes from %s to %s",
  (from, to) => {
    window.history.replaceState(null, "", from);
    const entrance = () =>
      page([<h1 key="title">Track your supplies</h1>, <button key="tab" role="tab" />]);
    const { rerender } = render(entrance());
    screen.getByRole("tab").focus();
    window.history.replaceState(null, "", to);
    rerender(entrance());
    expect(document.activeElement).toBe(screen.getByRole("tab"));
  },
);

test("opening the next item of a check by pushState focuses the title of that item, also after another render", async () => {
  const { user } = renderCheck("/item-check/1/11");
  const focus = render(<HeadingFocus />);
  await user.click(await screen.findByRole("link", { name: /next item$/i }));
  const title = await screen.findByRole("heading", { level: 1, name: "Black tea" });
  // Simulates Next's router, which observes `pushState` and renders the components that use the path a second
  // time.
  focus.rerender(<HeadingFocus />);
  expect(document.activeElement).toBe(title);
});

/** Waits until the callbacks of the mutation observers have run, which are microtasks. */
function mutationsObserved(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
