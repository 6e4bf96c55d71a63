import { readFile } from "node:fs/promises";
import path from "node:path";

/** The secret in the dev mailbox's address, which the start of the app under test printed. */
export function mailboxSecret(): Promise<string> {
  return readFile(path.join(process.env.APP_DATA_DIR ?? "", "mailbox-secret"), "utf8");
}
