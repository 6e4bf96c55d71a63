import { access } from "node:fs/promises";
import { afterEach, vi } from "vitest";
import { env, resetEnv } from "@/lib/core/env";
import { db } from "@/lib/server/db";
import { smallName } from "@/lib/server/photos/stores";
import { type Answer, call, type Caller, RawBody } from "@/tests/support/call";
import { TOKEN, type UploadThingStub } from "@/tests/support/uploadthing-stub";

interface Uploaded {
  objectKey: string;
  message: string;
  code: string;
}

/** Uploads a file as a browser does, with the given file name and media type. */
export async function upload(
  caller: Caller,
  bytes: Buffer,
  { bucket, name = "photo.jpg", type = "image/jpeg", field = "file" }: UploadOptions = {},
): Promise<Answer<Uploaded>> {
  const form = new FormData();
  form.set(field, new File([new Uint8Array(bytes)], name, { type }));
  const query = bucket === undefined ? "" : `?bucket=${bucket}`;
  return sendForm(caller, form, query);
}

interface UploadOptions {
  bucket?: string;
  name?: string;
  type?: string;
  field?: string;
}

/** Sends a form to POST /api/upload. */
export async function sendForm(
  caller: Caller,
  form: FormData,
  query = "",
): Promise<Answer<Uploaded>> {
  const encoded = new Response(form);
  const type = encoded.headers.get("content-type");
  const body = new RawBody(new Uint8Array(await encoded.arrayBuffer()));
  return call<Uploaded>(caller, "POST", `/api/upload${query}`, body, { "content-type": type });
}

/** Uploads a photo and returns its key. */
export async function uploadedKey(caller: Caller, bytes: Buffer): Promise<string> {
  const { status, text, body } = await upload(caller, bytes);
  if (status !== 201) throw new Error(`The upload was answered with ${status}: ${text}`);
  return body.objectKey;
}

/** Requests a photo, or its small variant by a query such as "?w=320". */
export function view(caller: Caller, objectKey: string, query = ""): Promise<Answer<unknown>> {
  return call(caller, "GET", `/api/files/${objectKey}${query}`);
}

/** Returns the path of a photo in the store on disk. */
export function fileOf(name: string): string {
  return `${env().DATA_DIR}/photos/${name.slice(0, 2)}/${name}.webp`;
}

/**
 * Returns whether the photo, its small variant and its row exist.
 * @throws {Error} when only some of them exist.
 */
export async function isKeptOnDisk(objectKey: string): Promise<boolean> {
  const [full, small, row] = await Promise.all([
    exists(fileOf(objectKey)),
    exists(fileOf(smallName(objectKey))),
    db.storedFile.count({ where: { objectKey } }).then((count) => count === 1),
  ]);
  if (full !== small || full !== row) throw new Error(`Only a part of ${objectKey} exists`);
  return full;
}

export async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Stores new photos at UploadThing until the end of the test. */
export function useUploadThing(stub: UploadThingStub): void {
  vi.stubEnv("UPLOADTHING_TOKEN", TOKEN);
  vi.stubEnv("UPLOADTHING_API_URL", stub.url);
  vi.stubEnv("UPLOADTHING_INGEST_URL", stub.url);
  resetEnv();
}

afterEach(() => {
  vi.unstubAllEnvs();
  resetEnv();
});
