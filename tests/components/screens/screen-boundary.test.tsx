import { render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { ScreenBoundary } from "@/components/screens/screen-boundary";

function Broken(): never {
  throw new Error("broken");
}

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

test("a navigation from a screen that throws shows the next screen", () => {
  const { rerender } = render(
    <ScreenBoundary path="/item-check/1/11">
      <Broken />
    </ScreenBoundary>,
  );
  expect(screen.getByRole("heading", { name: "Something went wrong" })).toBeTruthy();
  rerender(
    <ScreenBoundary path="/item-check/1/12">
      <h1>Black tea</h1>
    </ScreenBoundary>,
  );
  expect(screen.getByRole("heading").textContent).toBe("Black tea");
});

test("the error of a screen that throws after a navigation is shown", () => {
  const { rerender } = render(
    <ScreenBoundary path="/item-check/1/11">
      <h1>Olive oil</h1>
    </ScreenBoundary>,
  );
  rerender(
    <ScreenBoundary path="/item-check/1/12">
      <Broken />
    </ScreenBoundary>,
  );
  expect(screen.getByRole("heading", { name: "Something went wrong" })).toBeTruthy();
});
