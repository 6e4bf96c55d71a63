import { PREFERENCES_COOKIE } from "@/lib/core/cookie-names";

/** Media query for a device in dark mode. */
export const DARK_DEVICE = "(prefers-color-scheme: dark)";

/**
 * Script that sets the page's theme before the first paint. It reads the cookie in the browser, because the
 * offline document was rendered before the person chose a theme.
 */
export const THEME_SCRIPT = `{
  const theme = document.cookie.split("; ").find((c) => c.startsWith("${PREFERENCES_COOKIE}=theme="))?.split(/[=&]/)[2];
  document.documentElement.classList.toggle("dark", theme === "dark" || (theme !== "light" && matchMedia("${DARK_DEVICE}").matches));
}`;
