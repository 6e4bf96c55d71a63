import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { locationAnswer } from "../../support/answers";
import { oil, renderItems, row, valueOf } from "./items-page";

const form = () => screen.findByRole("dialog", { name: "Add New Item" });

/** Returns how many open dialogs the current history entry records. */
const openDialogs = () => {
  const state = window.history.state as { openDialogs?: number } | null;
  return state?.openDialogs ?? 0;
};

test("a link that asks for the form of a new item opens it once, and the back button only closes it", async () => {
  renderItems({ search: "adds=1" });
  await form();
  expect(window.location.search).toBe("");
  window.history.back();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(window.location.pathname + window.location.search).toBe("/items");
  await row("Olive oil");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("after the form that a link has asked for is closed, the back button leads to the page with the link", async () => {
  window.history.replaceState(null, "", "/");
  window.history.pushState(null, "", "/items");
  const { user } = renderItems({ search: "adds=1" });
  await form();
  await user.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(openDialogs()).toBe(0));
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe("/"));
});

test("the form that a link asks for is opened in a household without items, with its only location", async () => {
  renderItems({
    items: [],
    search: "adds=1",
    answers: { "GET /api/locations": { body: [locationAnswer(3, "Pantry")] } },
  });
  await form();
  expect(valueOf("Location")).toBe("3");
});

test("the form that a link asks for has the location of the URL", async () => {
  renderItems({ search: "locationId=2&adds=1" });
  await form();
  expect(valueOf("Location")).toBe("2");
});

test("a link that asks for the form of a new item shows a household without locations that it needs one first", async () => {
  renderItems({
    items: [],
    search: "adds=1",
    answers: { "GET /api/locations": { body: [] } },
  });
  expect(await screen.findByRole("link", { name: "Add a location first" })).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a link that asks for the form of a new item opens nothing for a role that cannot edit items", async () => {
  renderItems({ items: [oil], role: "assistant", search: "adds=1" });
  await row("Olive oil");
  await waitFor(() => expect(window.location.search).toBe(""));
  expect(screen.queryByRole("dialog")).toBeNull();
});
