import type { Actor } from "@/lib/policy/actor";
import { requirePerson } from "@/lib/policy/require-permission";
import { consume } from "@/lib/server/rate-limit";
import type { Bucket } from "../schema";
import { storePhoto } from "./store-photo";

/**
 * Takes a picture that a person sends. The limit is asked before the body is read.
 * @throws {AppError} `rate_limited`; as `storePhoto`.
 */
export async function uploadPhoto(
  actor: Actor,
  input: { bucket: Bucket; readBytes: () => Promise<Uint8Array> },
): Promise<{ objectKey: string }> {
  requirePerson(actor, "inventory:edit");
  await consume("upload:user", String(actor.userId));
  return storePhoto(actor, { bytes: await input.readBytes(), bucket: input.bucket });
}
