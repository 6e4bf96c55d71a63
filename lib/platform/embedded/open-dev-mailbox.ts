import { randomBytes } from "node:crypto";
import { mkdir, readdir, rename, rmdir } from "node:fs/promises";
import path from "node:path";
import { env } from "@/lib/core/env";
import { paths } from "@/lib/core/paths";
import { MAILBOX_FOLDER } from "@/lib/server/mail/dev-mailbox";
import { keepOnce } from "./data-dir";

/** The folder of mails of release 0.1.0, below DATA_DIR. */
const FORMER_FOLDER = "outbox";

/** The dev mailbox: a folder that stores mails while no mail service is set. */
export interface DevMailbox {
  /** Absolute path. */
  folder: string;
  /**
   * The path of the mailbox in the app, including its secret; undefined where the app must not show the
   * mailbox.
   */
  path: string | undefined;
}

/**
 * Opens the dev mailbox of this process where the settings allow it, under a secret that is created once and stored
 * with mode 600. The secret gives access to every stored mail and the links in them.
 * @param dataDir absolute path of the data folder.
 * @returns undefined where a mail service is set.
 */
export async function openDevMailbox(dataDir: string): Promise<DevMailbox | undefined> {
  await moveFormerMails(dataDir);
  delete process.env.LARDER_MAILBOX_SECRET;
  const { MAIL, HAS_DEV_MAILBOX } = env();
  if (MAIL !== "mailbox") return undefined;
  const folder = path.join(dataDir, MAILBOX_FOLDER);
  if (!HAS_DEV_MAILBOX) return { folder, path: undefined };
  const secret = await keepOnce(path.join(dataDir, "mailbox-secret"), () =>
    randomBytes(24).toString("base64url"),
  );
  process.env.LARDER_MAILBOX_SECRET = secret;
  return { folder, path: paths.devMailbox(secret) };
}

async function moveFormerMails(dataDir: string): Promise<void> {
  const former = path.join(dataDir, FORMER_FOLDER);
  const mails = await readdir(former).catch(() => undefined);
  if (!mails) return;
  const mailbox = path.join(dataDir, MAILBOX_FOLDER);
  await mkdir(mailbox, { recursive: true, mode: 0o700 });
  for (const mail of mails) await rename(path.join(former, mail), path.join(mailbox, mail));
  await rmdir(former);
}
