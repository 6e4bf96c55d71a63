import "server-only";
import { command } from "@/lib/policy/operation";
import { consume } from "@/lib/server/rate-limit";
import { runLimited } from "@/lib/server/work-limits";
import { type Bucket, MAX_UPLOAD_BYTES } from "../../model/schema";
import { storePhoto } from "../store-photo";

const MEBIBYTE = 1024 * 1024;

interface Upload {
  bucket: Bucket;
  /** The size in the `Content-Length` header, in bytes; null without one. */
  size: number | null;
  readBytes: () => Promise<Uint8Array>;
  /** Aborted when the client that uploads the photo disconnects. */
  signal: AbortSignal;
}

/**
 * Stores an uploaded picture. The limits are checked before the body is read.
 * @throws {AppError} `rate_limited`; `unavailable` when too many uploads wait; as `storePhoto`.
 */
export const uploadPhoto = command(
  "inventory:edit",
  async (actor, { bucket, size, readBytes, signal }: Upload): Promise<{ objectKey: string }> => {
    await consume("upload:user", String(actor.userId));
    const { householdId } = actor;
    const weight = Math.max(1, Math.ceil(Math.min(size ?? Infinity, MAX_UPLOAD_BYTES) / MEBIBYTE));
    return runLimited("uploads:household", { householdId, signal }, () =>
      runLimited("upload-bodies", { householdId, signal, weight }, async () =>
        storePhoto(actor, { bytes: await readBytes(), bucket, signal }),
      ),
    );
  },
);
