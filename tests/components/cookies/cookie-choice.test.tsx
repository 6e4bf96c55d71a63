import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { CookieChoice } from "@/components/cookies/cookie-choice";
import { ThemeField } from "@/components/settings/theme-field";
import { forgetPreferences, readPreferences } from "@/lib/client/preferences";
import { renderScreen } from "../../support/render";

beforeEach(forgetPreferences);

const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const isTicked = (name: string) => box(name).checked;

test("only essential cookies are allowed before a choice, and no preferences cookie is set", () => {
  renderScreen(<CookieChoice />);
  expect(isTicked("Essential")).toBe(true);
  expect(box("Essential").disabled).toBe(true);
  expect(isTicked("Functional")).toBe(false);
  expect(isTicked("Analytics")).toBe(false);
  expect(screen.getByRole("status").textContent).toContain("no preferences cookie");
});

test("allowing cookies stores that choice and the preferences, and withdrawing the consent deletes the preferences", async () => {
  const { user } = renderScreen(
    <>
      <ThemeField />
      <CookieChoice />
    </>,
  );
  await user.selectOptions(screen.getByLabelText("Theme"), "dark");
  expect(isTicked("Functional")).toBe(true);
  await user.click(box("Analytics"));
  expect(readPreferences()).toEqual({
    theme: "dark",
    keepSignedIn: false,
    keys: true,
    tapOnce: false,
    sheet: false,
    shopOrder: false,
    analytics: true,
  });
  await user.click(box("Functional"));
  expect(document.cookie).toBe("");
  expect(screen.getByLabelText("Theme")).toHaveProperty("value", "system");
  expect(isTicked("Analytics")).toBe(false);
  await user.click(box("Functional"));
  expect(readPreferences()).toEqual({
    theme: "system",
    keepSignedIn: false,
    keys: true,
    tapOnce: false,
    sheet: false,
    shopOrder: false,
    analytics: false,
  });
});

test("allowing analytics cookies creates the preferences cookie", async () => {
  const { user } = renderScreen(<CookieChoice />);
  await user.click(box("Analytics"));
  expect(isTicked("Functional")).toBe(true);
  expect(screen.getByRole("status").textContent).toContain("is set on this device");
});
