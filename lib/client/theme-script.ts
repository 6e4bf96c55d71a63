import { PREFERENCES_COOKIE } from "@/lib/core/cookie-names";

/** Asks the device whether it is dark. */
export const DARK_DEVICE = "(prefers-color-scheme: dark)";

/**
 * The script that gives the page its theme before anything is painted. It reads the cookie itself: the
 * document that opens without a network was made before the choice.
 */
export const THEME_SCRIPT = `{
  const theme = document.cookie.split("; ").find((c) => c.startsWith("${PREFERENCES_COOKIE}=theme="))?.split(/[=&]/)[2];
  document.documentElement.classList.toggle("dark", theme === "dark" || (theme !== "light" && matchMedia("${DARK_DEVICE}").matches));
}`;
