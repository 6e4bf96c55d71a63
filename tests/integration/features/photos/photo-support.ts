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

/** Sends a file as the browser does, under whatever name and type it is given. */
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

/** Sends a form to the upload. */
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

/** The key of a photo that was just uploaded. */
export async function uploadedKey(caller: Caller, bytes: Buffer): Promise<string> {
  const { status, text, body } = await upload(caller, bytes);
  if (status !== 201) throw new Error(`The upload was answered with ${status}: ${text}`);
  return body.objectKey;
}

/** Asks for a photo, or for its small variant. */
export function view(caller: Caller, objectKey: string, query = ""): Promise<Answer<unknown>> {
  return call(caller, "GET", `/api/files/${objectKey}${query}`);
}

/** Where a store on disk has a photo. */
export function fileOf(name: string): string {
  return `${env().DATA_DIR}/photos/${name.slice(0, 2)}/${name}.webp`;
}

/**
 * Whether the photo, its small variant and its row are there.
 * @throws {Error} when there is one without the others.
 */
export async function isKeptOnDisk(objectKey: string): Promise<boolean> {
  const [full, small, row] = await Promise.all([
    exists(fileOf(objectKey)),
    exists(fileOf(smallName(objectKey))),
    db.storedFile.count({ where: { objectKey } }).then((count) => count === 1),
  ]);
  if (full !== small || full !== row) throw new Error(`Of ${objectKey} only a part is there`);
  return full;
}

export async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** New photos go to UploadThing until the end of the test. */
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
