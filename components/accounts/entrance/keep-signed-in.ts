import { changePreferences, readPreferences } from "@/lib/client/preferences";

/** Whether the person wanted to stay signed in the last time, on this device. */
export function readKeepSignedIn(): boolean {
  return readPreferences()?.keepSignedIn ?? false;
}

/** Stores the choice on this device. A person who never ticks it gets no cookie. */
export function writeKeepSignedIn(isKept: boolean): void {
  changePreferences({ keepSignedIn: isKept });
}
