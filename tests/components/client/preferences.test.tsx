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
  test("comes with the first choice, and is gone with the last word on it", () => {
    expect(readPreferences()).toBeNull();
    changePreferences({ theme: "dark" });
    changePreferences({ analytics: true });
    const chosen = { theme: "dark", keepSignedIn: false, analytics: true };
    expect(readPreferences()).toEqual(chosen);
    forgetPreferences();
    expect(document.cookie).toBe("");
  });

  test("does not come for choosing what holds anyway", () => {
    changePreferences({ keepSignedIn: false, theme: "system" });
    expect(document.cookie).toBe("");
  });

  test("can be agreed to before anything is chosen", () => {
    allowPreferences();
    expect(readPreferences()).toEqual({ theme: "system", keepSignedIn: false, analytics: false });
  });

  test("lasts a year, goes to no other site, and over HTTPS alone where there is HTTPS", () => {
    const write = vi.spyOn(document, "cookie", "set");
    changePreferences({ keepSignedIn: true });
    expect(write).toHaveBeenLastCalledWith(
      "larder.preferences=theme=system&keepSignedIn=true&analytics=false; Path=/; Max-Age=31536000; SameSite=Lax",
    );
    vi.stubGlobal("origin", "https://larder.example");
    changePreferences({ theme: "light" });
    expect(write.mock.lastCall?.[0]).toMatch(/; Secure$/);
  });

  test.each(["theme=pink", "nonsense", "theme=dark&keepSignedIn=yes&analytics=1"])(
    "that somebody has tampered with (%s) chooses nothing else",
    (value) => {
      document.cookie = `larder.preferences=${value}; Path=/`;
      expect(readPreferences()).toMatchObject({ keepSignedIn: false, analytics: false });
      expect(["system", "dark"]).toContain(readPreferences()?.theme);
    },
  );
});

describe("the theme", () => {
  test.each([
    ["light", true, false],
    ["dark", false, true],
    ["system", true, true],
    ["system", false, false],
    [null, true, true],
    [null, false, false],
  ] as const)("%s, with a device that is dark: %s", (theme, matches, expected) => {
    vi.spyOn(window, "matchMedia").mockReturnValue(
      Object.assign(new EventTarget(), { matches }) as MediaQueryList,
    );
    document.cookie = "another=theme=dark; Path=/";
    if (theme) {
      allowPreferences();
      changePreferences({ theme });
    }
    // What a page does before it is painted.
    runInThisContext(THEME_SCRIPT);
    expect(isDark()).toBe(expected);
    document.documentElement.className = expected ? "" : "dark";
    followTheme()();
    expect(isDark()).toBe(expected);
    document.cookie = "another=; Path=/; Max-Age=0";
  });

  test("follows the choice, the device, and what another tab has chosen", () => {
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
    document.cookie = "larder.preferences=theme=light&keepSignedIn=false&analytics=false; Path=/";
    document.dispatchEvent(new Event("visibilitychange"));
    expect(isDark()).toBe(false);
    end();
    changePreferences({ theme: "dark" });
    expect(isDark()).toBe(false);
  });
});
