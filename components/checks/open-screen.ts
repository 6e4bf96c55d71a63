import { cn } from "@/components/ui/class-names";
import type { CheckScreen } from "@/lib/features/checks/rules";
import { pathOfScreen } from "@/lib/features/checks/screens";

let hasOpened = false;

/** Whether the present screen was opened from another one, rather than loaded with the page. */
export function wasOpened(): boolean {
  return hasOpened;
}

/**
 * Opens a screen of the check in the next frame. All of them are shown by the one `CheckFlow` from data
 * that is already here, so only the address changes: nothing is asked of the server on the way.
 */
export function openScreen(screen: CheckScreen): void {
  const path = pathOfScreen(screen);
  if (path === window.location.pathname) return;
  hasOpened = true;
  window.history.pushState(null, "", path);
  window.scrollTo(0, 0);
}

/** Opens an address of the check in place of the present one, which the back button then passes over. */
export function replaceScreen(path: string): void {
  window.history.replaceState(null, "", path);
}

/** The classes with which the content of an opened screen comes in; what a page was loaded with stands still. */
export function entrance(classes?: string): string | undefined {
  return hasOpened
    ? cn("animate-in fade-in slide-in-from-right-6 duration-(--duration-base)", classes)
    : classes;
}
