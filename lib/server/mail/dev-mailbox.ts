import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, unlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { now } from "@/lib/core/clock";
import { env } from "@/lib/core/env";
import { logger } from "@/lib/core/logger";
import { MailFailure } from "./mail-failure";
import type { MailTransport } from "./mail-transport";

/** Number of mails that the dev mailbox keeps. When a new mail exceeds it, the oldest mails are deleted. */
const KEPT_MAILS = 200;
/** Name of the folder below DATA_DIR in which the mails of the dev mailbox are stored. */
export const MAILBOX_FOLDER = "mailbox";
const ID = /^[0-9a-f]{32}$/;

const keptMail = z.object({
  id: z.string(),
  sentAt: z.iso.datetime(),
  from: z.object({ name: z.string(), address: z.string() }),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  headers: z.record(z.string(), z.string()),
});

/** A mail in the dev mailbox. */
export type KeptMail = z.output<typeof keptMail>;

/**
 * Stores mails as files under DATA_DIR when no mail provider is set. A second mail with the same idempotency
 * key overwrites the first.
 */
export const mailboxTransport: MailTransport = {
  isRepeatable: true,
  send: async ({ idempotencyKey, ...mail }) => {
    try {
      await keep({ id: idOf(idempotencyKey), sentAt: now().toISOString(), ...mail });
    } catch (cause) {
      throw new MailFailure("unavailable", "dev mailbox", { isCertain: true, cause });
    }
  },
};

async function keep(mail: KeptMail): Promise<void> {
  // Mails contain links that work like passwords, so only the server's operating system user may read the dev
  // mailbox.
  await mkdir(folder(), { recursive: true, mode: 0o700 });
  const partial = `${fileOf(mail.id)}.partial`;
  await writeFile(partial, JSON.stringify(mail), { mode: 0o600 });
  await rename(partial, fileOf(mail.id));
  if ((await keptIds()).length <= KEPT_MAILS) return;
  const surplus = (await readMailbox()).slice(KEPT_MAILS);
  await Promise.all(surplus.map(({ id }) => unlink(fileOf(id)).catch(ignoreMissing)));
}

/** Mails to delete from the dev mailbox: those to an address, and those with a delivery key. */
export interface MailsToForget {
  addresses: readonly string[];
  keys: readonly string[];
}

/**
 * Deletes mails of a deleted person or of purged data. Mails that cannot be deleted now are deleted later
 * because of their age.
 */
export async function forgetMails({ addresses, keys }: MailsToForget): Promise<void> {
  const gone = new Set(addresses.map((address) => address.toLowerCase()));
  const ids = new Set(keys.map(idOf));
  try {
    await remove(({ id, to }) => ids.has(id) || gone.has(to.toLowerCase()));
  } catch (error) {
    logger.error({ error }, "mails could not be deleted from the dev mailbox");
  }
}

/**
 * Deletes the mails older than a moment.
 * @returns how many
 */
export async function removeMailsBefore(moment: Date): Promise<{ count: number }> {
  return { count: await remove(({ sentAt }) => new Date(sentAt) < moment) };
}

async function remove(isGone: (mail: KeptMail) => boolean): Promise<number> {
  const gone = (await readMailbox()).filter(isGone);
  await Promise.all(gone.map(({ id }) => unlink(fileOf(id)).catch(ignoreMissing)));
  return gone.length;
}

/** Lists the mails in the dev mailbox, newest first. */
export async function readMailbox(): Promise<KeptMail[]> {
  const mails = await Promise.all((await keptIds()).map(readKeptMail));
  return mails
    .filter((mail) => mail !== null)
    .toSorted((a, b) => b.sentAt.localeCompare(a.sentAt) || b.id.localeCompare(a.id));
}

/** Reads one mail of the dev mailbox; null when there is none. */
export async function readKeptMail(id: string): Promise<KeptMail | null> {
  if (!ID.test(id)) return null;
  const text = await readFile(fileOf(id), "utf8").catch(ignoreMissing);
  return text === undefined ? null : keptMail.parse(JSON.parse(text));
}

async function keptIds(): Promise<string[]> {
  const names = (await readdir(folder()).catch(ignoreMissing)) ?? [];
  return names.filter((name) => name.endsWith(".json")).map((name) => path.basename(name, ".json"));
}

function idOf(idempotencyKey: string): string {
  return createHash("sha256").update(idempotencyKey).digest("hex").slice(0, 32);
}

function folder(): string {
  return path.join(env().DATA_DIR, MAILBOX_FOLDER);
}

function fileOf(id: string): string {
  return path.join(folder(), `${id}.json`);
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}
