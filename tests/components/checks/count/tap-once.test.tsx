import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { changePreferences, forgetPreferences, readPreferences } from "@/lib/client/preferences";
import { counted, renderCheck } from "../household";
import { button, isChosen, path, posted, saved, title } from "./count-page";

const OIL = "/item-single-check/1/11";

beforeEach(() => {
  forgetPreferences();
});

test("with the preference Tap once to record, a tap on a whole amount records it and opens the next item", async () => {
  changePreferences({ tapOnce: true });
  const { user, calls } = renderCheck(OIL, saved);
  await title("Olive oil");
  await user.click(button("3"));
  await title("Black tea");
  await user.click(button("None"));
  await title("Sea salt");
  await waitFor(() =>
    expect(posted(calls)).toMatchObject([
      { itemId: 11, newStock: 3, partialAmount: 0 },
      { itemId: 12, newStock: 0, partialAmount: 0 },
    ]),
  );
  expect(screen.getByRole("button", { name: "Undo" })).toBeTruthy();
});

test("with the preference Tap once to record, a tap on ½ only selects it, and the next whole amount is recorded with it", async () => {
  changePreferences({ tapOnce: true });
  const { user, calls } = renderCheck(OIL, saved);
  await title("Olive oil");
  await user.click(button("½"));
  expect(isChosen("½")).toBe(true);
  await user.click(button("3"));
  await title("Black tea");
  await waitFor(() => expect(posted(calls)).toMatchObject([{ newStock: 3, partialAmount: 0.5 }]));
});

test("with the preference Tap once to record, a tap on the counted amount records it again and opens the next item", async () => {
  changePreferences({ tapOnce: true });
  const { user, calls } = renderCheck(OIL, {
    "POST /api/inventory-items": { body: counted(11, 4) },
    "GET /api/inventory-updates/5/items": { body: [counted(11, 4)] },
  });
  await title("Olive oil");
  await user.click(button("4"));
  await title("Black tea");
  expect(posted(calls)).toMatchObject([{ newStock: 4 }]);
});

test("with the preference Tap once to record, the second tap of a double tap does not record the next item", async () => {
  changePreferences({ tapOnce: true });
  vi.spyOn(performance, "now").mockReturnValue(1_000);
  const { user, calls } = renderCheck(OIL, saved);
  await title("Olive oil");
  await user.click(button("3"));
  await title("Black tea");
  await user.click(button("3"));
  await user.click(button("2"));
  await title("Sea salt");
  await waitFor(() =>
    expect(posted(calls)).toMatchObject([
      { itemId: 11, newStock: 3 },
      { itemId: 12, newStock: 2 },
    ]),
  );
});

test("a switch on the item screen turns the preference Tap once to record on and off", async () => {
  const { user } = renderCheck(OIL, saved);
  await title("Olive oil");
  await user.click(button("3"));
  expect(path()).toBe(OIL);
  const tapOnce = screen.getByRole("switch", { name: "Tap once" });
  expect(tapOnce.getAttribute("aria-checked")).toBe("false");
  await user.click(tapOnce);
  expect(readPreferences()?.tapOnce).toBe(true);
  expect(screen.getByText("Tap once is on")).toBeTruthy();
  expect(tapOnce.getAttribute("aria-checked")).toBe("true");
  await user.click(tapOnce);
  expect(readPreferences()?.tapOnce).toBe(false);
  await user.click(button("2"));
  expect(path()).toBe(OIL);
  expect(isChosen("2")).toBe(true);
});
