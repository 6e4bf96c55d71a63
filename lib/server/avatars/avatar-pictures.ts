import { LRUCache } from "lru-cache";
import { env } from "../../core/env";
import { logger } from "../../core/logger";
import { encodeAvatar } from "../photos/encode-photo";
import { runLimited } from "../work-limits";
import { emailHash } from "./avatar-url";
import { fetchPicture } from "./fetch-picture";

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;
const FAILED_FOR = 60 * SECOND;
/** Maximum number of avatar pictures in the cache, at a few kilobytes each. */
const MAX_PICTURES = 1_000;

/** The picture that the avatar service returned for an e-mail address. */
export interface AvatarPicture {
  /** The picture as WebP; null where the avatar service has none or could not be asked. */
  bytes: Uint8Array<ArrayBuffer> | null;
  /** How long browsers may cache the response, in seconds. */
  maxAge: number;
}

interface Context {
  householdId: number;
}

// Next evaluates a module once per module graph; the cache must be unique in the process.
const globals = globalThis as typeof globalThis & {
  larderAvatars?: LRUCache<string, AvatarPicture, Context>;
};

/**
 * Returns a person's picture from the public avatar service. The picture, or the answer that there is none,
 * is cached for a day. After a failure the service is asked again a minute later. Never throws.
 */
export async function readAvatarPicture(person: {
  email: string;
  householdId: number;
}): Promise<AvatarPicture> {
  const none = { bytes: null, maxAge: DAY / SECOND };
  if (!env().AVATARS) return none;
  globals.larderAvatars ??= new LRUCache({
    max: MAX_PICTURES,
    ttl: DAY,
    fetchMethod: async (hash, before, { options, context }) => {
      try {
        return { ...none, bytes: await fetchAndEncode(hash, context) };
      } catch (error) {
        logger.warn({ error }, "fetching an avatar failed");
        options.ttl = FAILED_FOR;
        return { bytes: before?.bytes ?? null, maxAge: FAILED_FOR / SECOND };
      }
    },
  });
  const { householdId, email } = person;
  const cached = await globals.larderAvatars.fetch(emailHash(email), { context: { householdId } });
  return cached ?? none;
}

async function fetchAndEncode(hash: string, caller: Context) {
  const bytes = await runLimited("avatars", caller, () => fetchPicture(hash));
  return bytes && new Uint8Array(await encodeAvatar({ ...caller, bytes }));
}
