import { readPreferences, subscribePreferences } from "./preferences";
import { DARK_DEVICE } from "./theme-script";

/**
 * Applies the chosen theme, or the device's theme, and applies it again when the choice or the device's theme
 * changes.
 * @returns a function that removes the listeners.
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

/**
 * Switches the theme without CSS transitions. Otherwise elements with transitions of their own would change
 * later than the others.
 */
function change(isDark: boolean): void {
  const { classList } = document.documentElement;
  classList.add("without-transitions");
  classList.toggle("dark", isDark);
  // Forces a style recalculation while transitions are off.
  document.body.getBoundingClientRect();
  classList.remove("without-transitions");
}
