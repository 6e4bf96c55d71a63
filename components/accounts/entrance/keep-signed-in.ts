import { changePreferences, readPreferences } from "@/lib/client/preferences";

/** Returns the last "Keep me signed in" choice on this device; false when there is none. */
export function readKeepSignedIn(): boolean {
  return readPreferences()?.keepSignedIn ?? false;
}

/** Stores the "Keep me signed in" choice on this device. Leaving the checkbox unticked creates no cookie. */
export function writeKeepSignedIn(isKept: boolean): void {
  changePreferences({ keepSignedIn: isKept });
}
