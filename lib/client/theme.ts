import { PREFERENCES_COOKIE } from "@/lib/core/cookie-names";
import { readPreferences, subscribePreferences } from "./preferences";

const DARK = "(prefers-color-scheme: dark)";

/**
 * The script that gives the page its theme before anything is painted. It reads the cookie itself: the
 * document that opens without a network was made before the choice.
 */
export const THEME_SCRIPT = `{
  const theme = document.cookie.split("; ").find((c) => c.startsWith("${PREFERENCES_COOKIE}=theme="))?.split(/[=&]/)[2];
  document.documentElement.classList.toggle("dark", theme === "dark" || (theme !== "light" && matchMedia("${DARK}").matches));
}`;

/**
 * Keeps the page in the theme that is chosen, or in the device's.
 * @returns what ends it.
 */
export function followTheme(): () => void {
  const device = window.matchMedia(DARK);
  const apply = () => {
    const theme = readPreferences()?.theme ?? "system";
    const isDark = theme === "system" ? device.matches : theme === "dark";
    document.documentElement.classList.toggle("dark", isDark);
  };
  apply();
  device.addEventListener("change", apply);
  const unsubscribe = subscribePreferences(apply);
  return () => {
    device.removeEventListener("change", apply);
    unsubscribe();
  };
}
