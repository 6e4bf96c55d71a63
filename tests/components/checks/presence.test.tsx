import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Call } from "../../support/fake-api";
import { renderCheck } from "./household";
import { PRESENCE } from "./render-with";

/** Returns the bodies of the calls that have sent a presence. */
const told = (calls: readonly Call[]) =>
  calls.filter(({ method, path }) => method === "PUT" && path === PRESENCE).map(({ body }) => body);

test("a check screen sends its location as the presence when it opens, and removes the presence when it closes", async () => {
  const { calls, unmount } = renderCheck("/item-single-check/1/11");
  await waitFor(() => expect(told(calls)).toEqual([{ locationId: 1 }]));
  unmount();
  await waitFor(() => expect(told(calls)).toEqual([{ locationId: 1 }, { locationId: null }]));
});

test("going back from the next location to the previous one sends the previous location as the presence again", async () => {
  const { calls, user } = renderCheck("/location-check/1", {
    [`PUT ${PRESENCE}`]: { status: 204 },
  });
  await screen.findByRole("heading", { name: "Kitchen" });
  await user.click(screen.getByRole("button", { name: "Next location" }));
  await screen.findByRole("heading", { name: "Cellar" });
  await waitFor(() => expect(told(calls).at(-1)).toEqual({ locationId: 3 }));
  window.history.back();
  await screen.findByRole("heading", { name: "Kitchen" });
  await waitFor(() => expect(told(calls).at(-1)).toEqual({ locationId: 1 }));
});

test("a role that cannot count sends no presence", async () => {
  const { calls } = renderCheck("/location-check/1", {}, "regular");
  await screen.findByRole("heading", { name: "Kitchen" });
  await waitFor(() => expect(calls.some(({ path }) => path === PRESENCE)).toBe(true));
  expect(calls.filter(({ method }) => method === "PUT")).toEqual([]);
});
