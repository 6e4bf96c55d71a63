import { readFile } from "node:fs/promises";
import path from "node:path";

/** Returns the secret in the URL of the dev mailbox of the app under test. */
export function mailboxSecret(): Promise<string> {
  return readFile(path.join(process.env.APP_DATA_DIR ?? "", "mailbox-secret"), "utf8");
}
