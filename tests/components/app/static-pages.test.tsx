import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import ErrorPage from "@/app/error";
import NotFound from "@/app/not-found";

test("the not-found page explains the reason, links to three screens and ends with a question for developers", () => {
  render(<NotFound />);
  expect(screen.getByRole("heading", { level: 1, name: "404 Page Not Found" })).toBeTruthy();
  expect(screen.getByText(/^There is nothing at this address\./)).toBeTruthy();
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/", "/items", "/shopping-list"]);
  const label = screen.getByText("For developers:");
  const question = screen.getByText("Did you forget to add the page to the router?");
  const following = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(links.at(-1)?.compareDocumentPosition(label)).toBe(following);
  expect(label.compareDocumentPosition(question)).toBe(following);
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
