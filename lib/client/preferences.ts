import { useSyncExternalStore } from "react";
import { PREFERENCES_COOKIE } from "@/lib/core/cookie-names";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** What a person has chosen on this device. */
export interface Preferences {
  theme: Theme;
  /** Whether "Keep me signed in" was ticked the last time. */
  keepSignedIn: boolean;
  /** Whether analytics would be welcome. There are none today. */
  analytics: boolean;
}

const NOTHING_CHOSEN: Preferences = { theme: "system", keepSignedIn: false, analytics: false };

/** Of the preferences cookie. */
const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

const listeners = new Set<() => void>();

/** What is kept on this device; null where nothing is, which is also how functional cookies are refused. */
export function readPreferences(): Preferences | null {
  return decode(cookieValue());
}

/** Changes what is chosen. The cookie comes with the first choice; choosing what holds anyway sets none. */
export function changePreferences(change: Partial<Preferences>): void {
  const before = readPreferences() ?? NOTHING_CHOSEN;
  const after = { ...before, ...change };
  if (encode(after) !== encode(before)) write(encode(after), YEAR_IN_SECONDS);
}

/** Agrees to the preferences cookie before anything is chosen. */
export function allowPreferences(): void {
  write(encode(readPreferences() ?? NOTHING_CHOSEN), YEAR_IN_SECONDS);
}

/** Deletes the preferences cookie, and with it what was chosen. */
export function forgetPreferences(): void {
  write("", 0);
}

/** What is kept on this device, as it changes; null where nothing is, and on the server. */
export function usePreferences(): Preferences | null {
  return decode(useSyncExternalStore(subscribePreferences, cookieValue, () => ""));
}

/** Calls back when something is chosen here, or may have been in another tab. */
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
  const isSecure = window.location.protocol === "https:";
  document.cookie = [
    `${PREFERENCES_COOKIE}=${value}`,
    "Path=/",
    `Max-Age=${maxAge}`,
    "SameSite=Lax",
    ...(isSecure ? ["Secure"] : []),
  ].join("; ");
  listeners.forEach((listener) => listener());
}

function encode({ theme, keepSignedIn, analytics }: Preferences): string {
  // The theme comes first: the script in the page's head looks for it there.
  return `theme=${theme}&keepSignedIn=${keepSignedIn}&analytics=${analytics}`;
}

function decode(value: string): Preferences | null {
  if (value === "") return null;
  const chosen = new URLSearchParams(value);
  return {
    theme: themes.find((theme) => theme === chosen.get("theme")) ?? NOTHING_CHOSEN.theme,
    keepSignedIn: chosen.get("keepSignedIn") === "true",
    analytics: chosen.get("analytics") === "true",
  };
}
