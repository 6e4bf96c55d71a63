import type { UTApi } from "uploadthing/server";
import { z } from "zod";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { logger } from "@/lib/core/logger";
import type { PhotoStore } from "./photo-store";

/**
 * Timeouts of requests to UploadThing, in milliseconds. A photo can also be deleted later, so the timeout of a
 * deletion is shorter.
 */
export interface Patience {
  put: number;
  get: number;
  remove: number;
}

const PATIENCE: Patience = { put: 20_000, get: 10_000, remove: 3_000 };

const notThereSchema = z.object({ response: z.object({ status: z.literal(404) }) });

/**
 * Stores photos at UploadThing, private and under our own names. Only our own route serves them, to their own
 * household.
 */
export function createUploadThingStore(patience: Patience = PATIENCE): PhotoStore {
  return {
    put: (name, bytes) =>
      reaching(async () => {
        const { UTFile } = await import("uploadthing/server");
        const file = new UTFile([new Uint8Array(bytes)], `${name}.webp`, {
          type: "image/webp",
          customId: name,
        });
        const api = await connect(within(patience.put));
        const { error } = await api.uploadFiles(file, { acl: "private" });
        if (error) throw new Error(error.message);
      }),

    get: (name) =>
      reaching(async () => {
        const patientFetch = within(patience.get);
        const url = await signedUrl(await connect(patientFetch), name);
        const response = url === null ? null : await patientFetch(url);
        if (response === null || response.status === 404) return null;
        if (!response.ok) throw new Error(`The file was answered with ${response.status}`);
        return new Uint8Array(await response.arrayBuffer());
      }),

    remove: (names) =>
      reaching(async () => {
        const api = await connect(within(patience.remove));
        const { success } = await api.deleteFiles(names, { keyType: "customId" });
        if (!success) throw new Error("The files were not deleted");
      }),
  };
}

/** UploadThing's SDK has no timeouts, so every request is aborted after `milliseconds`. */
function within(milliseconds: number): typeof fetch {
  return async (input, init) => {
    const signals = [AbortSignal.timeout(milliseconds), ...(init?.signal ? [init.signal] : [])];
    const response = await fetch(input, { ...init, signal: AbortSignal.any(signals) });
    // The errors of UploadThing's SDK lack the HTTP status, which shows that a token or the ACL setting is
    // wrong. The status is therefore logged.
    if (!response.ok) logger.warn({ status: response.status }, "UploadThing refused a request");
    return response;
  };
}

async function connect(patientFetch: typeof fetch): Promise<UTApi> {
  const { UPLOADTHING_TOKEN, UPLOADTHING_API_URL, UPLOADTHING_INGEST_URL } = env();
  // UploadThing's SDK also reads these variables and refuses an empty URL, so empty variables are deleted.
  if (!UPLOADTHING_API_URL) delete process.env.UPLOADTHING_API_URL;
  if (!UPLOADTHING_INGEST_URL) delete process.env.UPLOADTHING_INGEST_URL;
  // Loaded on first use: it needs 40 MB of memory, and most installations store photos on disk.
  const { UTApi } = await import("uploadthing/server");
  // The log of UploadThing's SDK would contain presigned URLs, so it is disabled. The errors of the SDK are in
  // our own log.
  return new UTApi({ token: UPLOADTHING_TOKEN, logLevel: "None", fetch: patientFetch });
}

async function signedUrl(api: UTApi, name: string): Promise<string | null> {
  try {
    const options = { keyType: "customId", expiresIn: "1 minute" } as const;
    return (await api.getSignedURL(name, options)).ufsUrl;
  } catch (error) {
    if (notThereSchema.safeParse(error).success) return null;
    throw error;
  }
}

async function reaching<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    // The SDK's errors contain the request with its key and its presigned URL, so only their text is passed on.
    const cause = new Error(error instanceof Error ? error.message : "unknown");
    throw new AppError(
      "upstream_failed",
      "The photo store cannot be reached right now. Please try again.",
      { cause },
    );
  }
}
