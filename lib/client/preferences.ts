import { useSyncExternalStore } from "react";
import { PREFERENCES_COOKIE } from "@/lib/core/cookie-names";

export const themes = ["system", "light", "dark"] as const;
type Theme = (typeof themes)[number];

/** The preferences of a device. */
export interface Preferences {
  theme: Theme;
  /** Whether "Keep me signed in" was ticked the last time. */
  keepSignedIn: boolean;
  /** Whether the person accepts analytics cookies. The app does not use analytics yet. */
  analytics: boolean;
  /** Whether a tap on a whole amount records a count and opens the next item. */
  tapOnce: boolean;
  /** Whether the items of a location are counted on one screen, the sheet. */
  sheet: boolean;
  /** Whether the shopping list is shown in the order of the shop, and not by location. */
  shopOrder: boolean;
  /** Whether single keys, such as "/" and "n", are shortcuts. */
  keys: boolean;
}

const NOTHING_CHOSEN: Preferences = {
  theme: "system",
  keepSignedIn: false,
  analytics: false,
  tapOnce: false,
  sheet: false,
  shopOrder: false,
  keys: true,
};

/** Lifetime of the preferences cookie, in seconds. */
const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

const listeners = new Set<() => void>();

/** Reads the preferences cookie; null when there is none, which also means that functional cookies are refused. */
export function readPreferences(): Preferences | null {
  return decode(cookieValue());
}

/** Changes preferences. The first choice that differs from the default sets the cookie. */
export function changePreferences(change: Partial<Preferences>): void {
  const before = readPreferences() ?? NOTHING_CHOSEN;
  const after = { ...before, ...change };
  if (encode(after) !== encode(before)) write(encode(after), YEAR_IN_SECONDS);
}

/** Sets the preferences cookie with the defaults. */
export function allowPreferences(): void {
  write(encode(readPreferences() ?? NOTHING_CHOSEN), YEAR_IN_SECONDS);
}

/** Deletes the preferences cookie. */
export function forgetPreferences(): void {
  write("", 0);
}

/**
 * Returns the preferences; null when there are none, and on the server. The component renders again
 * when they change.
 */
export function usePreferences(): Preferences | null {
  return decode(useSyncExternalStore(subscribePreferences, cookieValue, () => ""));
}

/** Returns whether single keys act on this device. They do until the person turns them off. */
export function useHasSingleKeys(): boolean {
  return (usePreferences() ?? NOTHING_CHOSEN).keys;
}

/**
 * Calls the listener when the preferences may have changed, in this tab or in another one. Returns a function
 * that unsubscribes it.
 */
export function subscribePreferences(listener: () => void): () => void {
  listeners.add(listener);
  document.addEventListener("visibilitychange", listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener("visibilitychange", listener);
  };
}

function cookieValue(): string {
  const cookies = document.cookie.split("; ");
  const prefix = `${PREFERENCES_COOKIE}=`;
  return cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length) ?? "";
}

function write(value: string, maxAge: number): void {
  const isSecure = window.origin.startsWith("https:");
  document.cookie = [
    `${PREFERENCES_COOKIE}=${value}`,
    "Path=/",
    `Max-Age=${maxAge}`,
    "SameSite=Lax",
    ...(isSecure ? ["Secure"] : []),
  ].join("; ");
  listeners.forEach((listener) => listener());
}

function encode({ theme, ...flags }: Preferences): string {
  // The theme is the first field: the script in the page's head reads it from there.
  return Object.entries({ theme, ...flags })
    .map((field) => field.join("="))
    .join("&");
}

function decode(value: string): Preferences | null {
  if (value === "") return null;
  const chosen = new URLSearchParams(value);
  const { theme, ...flags } = NOTHING_CHOSEN;
  const read = Object.entries(flags).map(([name, isOn]) => [
    name,
    // A cookie from before the preference existed has no value for it.
    (chosen.get(name) ?? String(isOn)) === "true",
  ]);
  return {
    ...(Object.fromEntries(read) as typeof flags),
    theme: themes.find((one) => one === chosen.get("theme")) ?? theme,
  };
}
