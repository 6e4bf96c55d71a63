import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { showFailure, showToast } from "@/lib/client/toast";
import { renderScreen } from "../../support/render";

afterEach(() => {
  // What a test leaves on the screen must not greet the next one.
  act(() => vi.advanceTimersByTime(6_000));
  vi.useRealTimers();
});

function show(copy: Parameters<typeof showToast>[0], variant?: "destructive") {
  act(() => (variant ? showFailure(copy) : showToast(copy)));
}

const card = (title: string) => screen.queryByText(title)?.closest("li") ?? null;

function swipe(element: Element, pixels: number) {
  const at = (clientX: number) => ({ clientX, clientY: 0, button: 0, pointerId: 1, bubbles: true });
  fireEvent.pointerDown(element, at(0));
  fireEvent.pointerMove(element, at(20));
  fireEvent.pointerMove(element, at(pixels));
  fireEvent.pointerUp(element, at(pixels));
}

test("one toast is visible at a time", () => {
  vi.useFakeTimers();
  renderScreen(null);
  show({ title: "Success", text: "Item added successfully" });
  show({ title: "Error", text: "Failed to create item" }, "destructive");
  expect(screen.queryByText("Item added successfully")).toBeNull();
  expect(screen.getByText("Failed to create item")).toBeTruthy();
});

test("a toast goes after five seconds", () => {
  vi.useFakeTimers();
  renderScreen(null);
  show({ title: "Logged out successfully" });
  act(() => vi.advanceTimersByTime(4_900));
  expect(card("Logged out successfully")).toBeTruthy();
  act(() => vi.advanceTimersByTime(200));
  expect(card("Logged out successfully")).toBeNull();
});

test.each([
  [49, true],
  [51, false],
])("swiped by %d px, it stays: %s", (pixels, stays) => {
  vi.useFakeTimers();
  renderScreen(null);
  show({ title: "Success" });
  const toast = card("Success");
  if (!toast) throw new Error("There is no toast.");
  swipe(toast, pixels);
  expect(card("Success") !== null).toBe(stays);
});

test("it can be dismissed", () => {
  vi.useFakeTimers();
  renderScreen(null);
  show({ title: "Success" });
  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(card("Success")).toBeNull();
});
