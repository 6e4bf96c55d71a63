import { readPreferences, subscribePreferences } from "./preferences";
import { DARK_DEVICE } from "./theme-script";

/**
 * Keeps the page in the theme that is chosen, or in the device's.
 * @returns what ends it.
 */
export function followTheme(): () => void {
  const device = window.matchMedia(DARK_DEVICE);
  const apply = () => {
    const theme = readPreferences()?.theme ?? "system";
    const isDark = theme === "system" ? device.matches : theme === "dark";
    if (document.documentElement.classList.contains("dark") !== isDark) change(isDark);
  };
  apply();
  device.addEventListener("change", apply);
  const unsubscribe = subscribePreferences(apply);
  return () => {
    device.removeEventListener("change", apply);
    unsubscribe();
  };
}

/** Changes the whole page at once: what has transitions of its own would lag behind the rest. */
function change(isDark: boolean): void {
  const { classList } = document.documentElement;
  classList.add("without-transitions");
  classList.toggle("dark", isDark);
  // Has the browser look at the new colours while nothing fades.
  document.body.getBoundingClientRect();
  classList.remove("without-transitions");
}
