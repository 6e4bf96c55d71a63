const KEY = "larder.keep-signed-in";

/** Whether the person wanted to stay signed in the last time, on this device. */
export function readKeepSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) === "true";
  } catch {
    // A browser that keeps nothing for sites: then nothing was chosen.
    return false;
  }
}

/** Remembers the choice on this device. */
export function writeKeepSignedIn(isKept: boolean): void {
  try {
    localStorage.setItem(KEY, String(isKept));
  } catch {
    // Not remembering is the worst that happens.
  }
}
