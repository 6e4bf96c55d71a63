import { runInThisContext } from "node:vm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  allowPreferences,
  changePreferences,
  forgetPreferences,
  readPreferences,
} from "@/lib/client/preferences";
import { followTheme } from "@/lib/client/theme";
import { THEME_SCRIPT } from "@/lib/client/theme-script";

const isDark = () => document.documentElement.classList.contains("dark");

beforeEach(() => {
  forgetPreferences();
  document.documentElement.className = "";
});

describe("the preferences cookie", () => {
  test("the preferences cookie is created by the first choice and removed by forgetPreferences", () => {
    expect(readPreferences()).toBeNull();
    changePreferences({ theme: "dark" });
    changePreferences({ analytics: true });
    const chosen = {
      theme: "dark",
      keepSignedIn: false,
      analytics: true,
      tapOnce: false,
      sheet: false,
      shopOrder: false,
      keys: true,
    };
    expect(readPreferences()).toEqual(chosen);
    forgetPreferences();
    expect(document.cookie).toBe("");
  });

  test("the preferences cookie is not created by choosing the default values", () => {
    changePreferences({ keepSignedIn: false, theme: "system" });
    expect(document.cookie).toBe("");
  });

  test("allowPreferences creates the cookie with the default values", () => {
    allowPreferences();
    expect(readPreferences()).toEqual({
      theme: "system",
      keepSignedIn: false,
      analytics: false,
      tapOnce: false,
      sheet: false,
      shopOrder: false,
      keys: true,
    });
  });

  test("the preferences cookie lasts a year with SameSite=Lax, and is Secure under HTTPS", () => {
    const write = vi.spyOn(document, "cookie", "set");
    changePreferences({ keepSignedIn: true });
    expect(write).toHaveBeenLastCalledWith(
      "larder.preferences=theme=system&keepSignedIn=true&analytics=false&tapOnce=false&sheet=false&shopOrder=false&keys=true; Path=/; Max-Age=31536000; SameSite=Lax",
    );
    vi.stubGlobal("origin", "https://larder.example");
    changePreferences({ theme: "light" });
    expect(write.mock.lastCall?.[0]).toMatch(/; Secure$/);
  });

  test.each(["theme=pink", "nonsense", "theme=dark&keepSignedIn=yes&analytics=1&tapOnce=on"])(
    "a preferences cookie with the invalid value %s has default values for invalid fields",
    (value) => {
      document.cookie = `larder.preferences=${value}; Path=/`;
      expect(readPreferences()).toMatchObject({
        keepSignedIn: false,
        analytics: false,
        tapOnce: false,
        sheet: false,
      });
      expect(["system", "dark"]).toContain(readPreferences()?.theme);
    },
  );
});

describe("the theme of the page", () => {
  test.each([
    ["light", true, false],
    ["dark", false, true],
    ["system", true, true],
    ["system", false, false],
    [null, true, true],
    [null, false, false],
  ] as const)(
    "the chosen theme %s on a device with a dark theme (%s) sets the page's theme",
    (theme, matches, expected) => {
      vi.spyOn(window, "matchMedia").mockReturnValue(
        Object.assign(new EventTarget(), { matches }) as MediaQueryList,
      );
      document.cookie = "another=theme=dark; Path=/";
      if (theme) {
        allowPreferences();
        changePreferences({ theme });
      }
      // A page runs this script before its first paint.
      runInThisContext(THEME_SCRIPT);
      expect(isDark()).toBe(expected);
      document.documentElement.className = expected ? "" : "dark";
      followTheme()();
      expect(isDark()).toBe(expected);
      document.cookie = "another=; Path=/; Max-Age=0";
    },
  );

  test("the theme follows the choice, the device and another tab until followTheme is stopped", () => {
    const device = Object.assign(new EventTarget(), { matches: false });
    vi.spyOn(window, "matchMedia").mockReturnValue(device as MediaQueryList);
    const end = followTheme();
    changePreferences({ theme: "dark" });
    expect(isDark()).toBe(true);
    forgetPreferences();
    expect(isDark()).toBe(false);
    device.matches = true;
    device.dispatchEvent(new Event("change"));
    expect(isDark()).toBe(true);
    document.cookie =
      "larder.preferences=theme=light&keepSignedIn=false&analytics=false&tapOnce=false&sheet=false&shopOrder=false; Path=/";
    document.dispatchEvent(new Event("visibilitychange"));
    expect(isDark()).toBe(false);
    end();
    changePreferences({ theme: "dark" });
    expect(isDark()).toBe(false);
  });
});
