import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import ErrorPage from "@/app/error";
import NotFound from "@/app/not-found";

test("the not-found page shows its texts, explains the reason and links to three screens", () => {
  render(<NotFound />);
  expect(screen.getByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeTruthy();
  expect(screen.getByText("Did you forget to add the page to the router?")).toBeTruthy();
  expect(screen.getByText(/^There is nothing at this address\./)).toBeTruthy();
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/", "/items", "/shopping-list"]);
});

test("the error page offers a retry and logs the error", () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const retry = vi.fn();
  const error = new Error("broken");
  render(<ErrorPage error={error} retry={retry} />);
  screen.getByRole("button", { name: "Try again" }).click();
  expect(retry).toHaveBeenCalledOnce();
  expect(log).toHaveBeenCalledWith(error);
});
