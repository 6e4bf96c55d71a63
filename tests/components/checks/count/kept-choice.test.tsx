import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { forgetDevice } from "@/lib/client/device/forget-device";
import { countsQuery } from "@/lib/features/checks/client/queries";
import { checkAnswer, userAnswer } from "../../../support/answers";
import { counted, idle, renderCheck, renderCheckFor } from "../household";
import { button, isChosen, saved, title } from "./count-page";

const OIL = "/item-check/1/11";

beforeEach(() => sessionStorage.clear());

/** Selects 2⅓ bottles of oil and unmounts the page before the selection is confirmed. */
async function chooseAndLose(): Promise<void> {
  const { user, unmount } = renderCheck(OIL);
  await title("Olive oil");
  await user.click(button("2"));
  await user.click(button("⅓"));
  unmount();
}

test("an unconfirmed selection is restored after a reload", async () => {
  await chooseAndLose();
  const { user, unmount } = renderCheck(OIL);
  await title("Olive oil");
  expect(isChosen("2")).toBe(true);
  expect(isChosen("⅓")).toBe(true);
  await user.click(button("2"));
  unmount();
  renderCheck("/item-single-check/1/11");
  await title("Olive oil");
  expect(isChosen("2")).toBe(false);
  expect(isChosen("⅓")).toBe(true);
});

test("an unconfirmed selection overrides an earlier count, but not a later one", async () => {
  await chooseAndLose();
  const countAt = (updatedAt: string) => ({
    "GET /api/inventory-updates/5/items": { body: [{ ...counted(11, 5), updatedAt }] },
  });
  const { unmount } = renderCheck(OIL, countAt("2026-01-01T00:00:00.000Z"));
  await title("Olive oil");
  expect(isChosen("2")).toBe(true);
  unmount();
  renderCheck(OIL, countAt("2999-01-01T00:00:00.000Z"));
  await title("Olive oil");
  expect(isChosen("5")).toBe(true);
  expect(isChosen("⅓")).toBe(false);
});

test("confirming the selected amount of an item removes it from the session storage", async () => {
  // This is the last item of its location, so no other item screen opens after the confirmation.
  const { user } = renderCheck("/item-check/1/13", saved);
  await title("Sea salt");
  await user.click(button("2"));
  await user.click(button("Set 2"));
  await title("Kitchen");
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ["another person", userAnswer({ id: 8 }), {}],
  ["another household", userAnswer({ householdId: 2 }), {}],
  [
    "another check",
    userAnswer(),
    {
      "GET /api/inventory-updates/active": { body: checkAnswer({ id: 6 }) },
      "GET /api/inventory-updates/6/items": { body: [] },
    },
  ],
])(
  "%s deletes the stored unconfirmed selection when the item screen opens, and selects nothing",
  async (_who, person, answers) => {
    await chooseAndLose();
    renderCheckFor(person, OIL, answers);
    await title("Olive oil");
    expect(screen.queryByRole("button", { pressed: true })).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  },
);

test("removing the whole typed text of an item deletes its unconfirmed selection", async () => {
  const count = { ...counted(11, 4), previousStock: 4, countedBy: "ben" };
  const { queryClient, user } = renderCheck(OIL, {
    "GET /api/inventory-updates/5/items": { body: [count] },
  });
  await title("Olive oil");
  await user.keyboard("3{Backspace}");
  expect(isChosen("4")).toBe(true);
  expect(sessionStorage).toHaveLength(0);
  queryClient.setQueryData(countsQuery(5).queryKey, [{ ...count, newStock: 6 }]);
  await waitFor(() => expect(isChosen("6")).toBe(true));
});

test("opening another item discards the unconfirmed selection", async () => {
  const { user } = renderCheck(OIL);
  await title("Olive oil");
  await user.click(button("2"));
  await user.click(screen.getByRole("link", { name: /next item$/i }));
  await title("Black tea");
  await user.click(screen.getByRole("link", { name: "Previous item" }));
  await title("Olive oil");
  expect(screen.queryByRole("button", { pressed: true })).toBeNull();
});

test("an unconfirmed selection is deleted with the end of the check and with a logout", async () => {
  await chooseAndLose();
  expect(sessionStorage).toHaveLength(1);
  const { unmount } = renderCheck(OIL, idle);
  await screen.findByText("No active inventory check");
  expect(sessionStorage).toHaveLength(0);
  unmount();
  await chooseAndLose();
  await forgetDevice({ userId: null });
  expect(sessionStorage).toHaveLength(0);
});

test("an item can be counted when the session storage throws", async () => {
  const refuse = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "removeItem").mockImplementation(refuse);
  const { user } = renderCheck(OIL, saved);
  await title("Olive oil");
  await user.click(button("2"));
  expect(isChosen("2")).toBe(true);
  await user.click(button("Set 2"));
  await title("Black tea");
});
