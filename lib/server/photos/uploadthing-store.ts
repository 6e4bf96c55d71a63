import { UTApi, UTFile } from "uploadthing/server";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import type { PhotoStore } from "./photo-store";

const TIMEOUT_MS = 20_000;

/** The SDK has no patience of its own: every call it makes ends after twenty seconds. */
const patientFetch: typeof fetch = (input, init) => {
  const signals = [AbortSignal.timeout(TIMEOUT_MS), ...(init?.signal ? [init.signal] : [])];
  return fetch(input, { ...init, signal: AbortSignal.any(signals) });
};

function client(): UTApi {
  // At its default level the SDK would print presigned addresses.
  return new UTApi({ token: env().UPLOADTHING_TOKEN, logLevel: "Warning", fetch: patientFetch });
}

/**
 * Photos at UploadThing, addressed by our own names and private: they leave through our own route only, to
 * their own household.
 */
export const uploadThingStore: PhotoStore = {
  async put(name, bytes) {
    const file = new UTFile([new Uint8Array(bytes)], `${name}.webp`, {
      type: "image/webp",
      customId: name,
    });
    const { error } = await reaching(() => client().uploadFiles(file, { acl: "private" }));
    if (error) throw unreachable(error);
  },

  async get(name) {
    const response = await reaching(async () => {
      const { ufsUrl } = await client().getSignedURL(name, {
        keyType: "customId",
        expiresIn: "1 minute",
      });
      return patientFetch(ufsUrl);
    });
    if (response.status === 404) return null;
    if (!response.ok) throw unreachable(new Error(`UploadThing answered ${response.status}`));
    return new Uint8Array(await reaching(() => response.arrayBuffer()));
  },

  async remove(names) {
    if (names.length === 0) return;
    await reaching(() => client().deleteFiles(names, { keyType: "customId" }));
  },
};

async function reaching<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw unreachable(error);
  }
}

function unreachable(cause: unknown): AppError {
  return new AppError(
    "upstream_failed",
    "The photo store cannot be reached right now. Please try again.",
    { cause },
  );
}
