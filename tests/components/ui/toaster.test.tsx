import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { showFailure, showToast, withUndo } from "@/lib/client/toast";
import { renderScreen } from "../../support/render";

afterEach(() => {
  // Advances the clock until the toasts of this test expire, so that the next test starts without toasts.
  advance(11_000);
  vi.useRealTimers();
});

function advance(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

function show(copy: Parameters<typeof showToast>[0], variant?: "destructive") {
  act(() => {
    if (variant) showFailure(copy);
    else showToast(copy);
  });
}

const card = (title: string) => screen.queryByText(title)?.closest("[role]") ?? null;

// jsdom has no pointer events; a mouse event with their name has all properties that the toast reads.
function point(element: Element, type: string, clientX: number) {
  fireEvent(element, new MouseEvent(type, { clientX, bubbles: true }));
}

function swipe(element: Element, pixels: number) {
  point(element, "pointerdown", 0);
  point(element, "pointermove", 20);
  point(element, "pointermove", pixels);
  point(element, "pointerup", pixels);
}

test("one toast is visible at a time", () => {
  vi.useFakeTimers();
  renderScreen(null);
  show({ title: "Success", text: "Item added successfully" });
  show({ title: "Error", text: "Failed to create item" }, "destructive");
  expect(screen.queryByText("Item added successfully")).toBeNull();
  expect(screen.getByText("Failed to create item")).toBeTruthy();
});

test("a toast disappears after five seconds", () => {
  vi.useFakeTimers();
  renderScreen(null);
  show({ title: "Logged out successfully" });
  advance(4_900);
  expect(card("Logged out successfully")).toBeTruthy();
  advance(200);
  expect(card("Logged out successfully")).toBeNull();
});

test("a toast with a button disappears after ten seconds, and the ten seconds start again when a touch ends", () => {
  vi.useFakeTimers();
  renderScreen(null);
  show({ title: "Put away", action: { label: "Take back", onSelect: vi.fn() } });
  advance(9_900);
  const toast = card("Put away");
  if (!toast) throw new Error("There is no toast.");
  fireEvent.pointerEnter(toast);
  advance(60_000);
  fireEvent.pointerLeave(toast);
  advance(9_900);
  expect(card("Put away")).toBeTruthy();
  advance(200);
  expect(card("Put away")).toBeNull();
});

test.each([
  [49, true],
  [51, false],
])("a toast that is swiped by %d px remains visible: %s", (pixels, stays) => {
  vi.useFakeTimers();
  renderScreen(null);
  show({ title: "Success" });
  const toast = card("Success");
  if (!toast) throw new Error("There is no toast.");
  swipe(toast, pixels);
  expect(card("Success") !== null).toBe(stays);
});

test("a toast can be dismissed by its button", () => {
  vi.useFakeTimers();
  renderScreen(null);
  show({ title: "Success" });
  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(card("Success")).toBeNull();
});

describe("the focus after a toast has closed", () => {
  test.each(["Undo", "Dismiss"])("a press on %s moves the focus to the page's title", (name) => {
    vi.useFakeTimers();
    renderScreen(<h1>Items</h1>);
    show(withUndo({ title: "Success" }, vi.fn()));
    const pressed = screen.getByRole("button", { name });
    act(() => pressed.focus());
    fireEvent.click(pressed);
    expect(card("Success")).toBeNull();
    expect(document.activeElement?.textContent).toBe("Items");
  });
});

describe("a toast that offers to undo", () => {
  function showUndo() {
    vi.useFakeTimers();
    const undo = vi.fn();
    renderScreen(
      <>
        <input aria-label="Name" />
        <div role="dialog">
          <button>Save</button>
        </div>
      </>,
    );
    show(withUndo({ title: "Success", text: "Item deleted successfully" }, undo));
    return undo;
  }

  test("a toast with Undo disappears after ten seconds", () => {
    showUndo();
    advance(9_900);
    expect(screen.getByRole("button", { name: "Undo" })).toBeTruthy();
    advance(200);
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  test.each([
    ["Ctrl+Z", { ctrlKey: true }],
    ["⌘Z", { metaKey: true }],
  ])("%s undoes once and closes the toast", (_, modifier) => {
    const undo = showUndo();
    for (const target of [document.body, document.body]) {
      fireEvent.keyDown(target, { key: "z", ...modifier });
    }
    expect(undo).toHaveBeenCalledOnce();
    expect(card("Success")).toBeNull();
  });

  test.each([
    ["Ctrl+Z in a text field", { key: "z", ctrlKey: true }, () => screen.getByLabelText("Name")],
    ["Ctrl+Z in a dialog", { key: "z", ctrlKey: true }, () => screen.getByText("Save")],
    ["Ctrl+Shift+Z", { key: "z", ctrlKey: true, shiftKey: true }, () => document.body],
    ["Z alone", { key: "z" }, () => document.body],
  ])("%s does not press Undo", (_, press, target) => {
    const undo = showUndo();
    fireEvent.keyDown(target(), press);
    expect(undo).not.toHaveBeenCalled();
  });

  test("Ctrl+Z that another handler has handled does not press Undo", () => {
    const undo = showUndo();
    const handled = (event: Event) => event.preventDefault();
    document.body.addEventListener("keydown", handled);
    fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
    document.body.removeEventListener("keydown", handled);
    expect(undo).not.toHaveBeenCalled();
  });
});
