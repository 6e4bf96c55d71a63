import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderCheck } from "../household";
import { button, saved, title } from "./count-page";

test("opening the next item keeps the amount keys mounted and discards the text that was typed for the previous item", async () => {
  const { user } = renderCheck("/item-single-check/1/11", saved);
  await title("Olive oil");
  const key = button("3");
  await user.click(button("7+"));
  expect(screen.getByLabelText("Exact quantity")).toBeTruthy();
  await user.click(screen.getByRole("link", { name: /next item$/i }));
  await title("Black tea");
  expect(button("3")).toBe(key);
  expect(screen.queryByLabelText("Exact quantity")).toBeNull();
  await user.keyboard("2");
  expect(screen.getByText("Typed 2: 2")).toBeTruthy();
  await user.keyboard("{ArrowRight}");
  await title("Sea salt");
  expect(screen.queryByText(/^Typed/)).toBeNull();
  expect(screen.queryByRole("button", { pressed: true, name: "2" })).toBeNull();
});
