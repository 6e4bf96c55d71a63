import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { z } from "zod";

const API_KEY = "sk_live_key-of-the-tests";

/** A token for the stub in the format of UploadThing. */
export const TOKEN = Buffer.from(
  JSON.stringify({ apiKey: API_KEY, appId: "app-of-the-tests", regions: ["sea1"] }),
).toString("base64");

/** How the UploadThing stub fails: status 500, no response, a closed connection, or HTML. */
export type Failure = "error" | "hang" | "drop" | "nonsense";

/**
 * The services of the UploadThing stub: `ingest` stores files, `api` deletes and signs, `files` serves them.
 */
export type Service = "ingest" | "api" | "files";

/** An HTTP server on loopback that replaces the services of UploadThing for the real SDK. */
export interface UploadThingStub {
  url: string;
  /** The stored files by the name that the app gave them. A test deletes an entry to simulate a loss. */
  files: Map<string, Buffer>;
  /** Every request that the stub has received, as method and path. */
  requests: string[];
  /** Makes a service fail until `mend` is called. */
  fail: (service: Service, failure: Failure) => void;
  mend: () => void;
  stop: () => Promise<void>;
}

const deletionSchema = z.object({ customIds: z.array(z.string()) });
const accessSchema = z.object({ customId: z.string(), expiresIn: z.literal(60) });

/**
 * Starts the stub. Like UploadThing it requires its key or a signature, refuses a name that was used before, and
 * serves a private file only with a signature.
 */
export async function startUploadThingStub(): Promise<UploadThingStub> {
  const files = new Map<string, Buffer>();
  const used = new Set<string>();
  const failures = new Map<Service, Failure>();
  const requests: string[] = [];
  let url = "";

  const services: Record<Service, (request: IncomingMessage, to: URL) => Promise<Answer>> = {
    ingest: async (request, { searchParams }) => {
      const name = decodeURIComponent(searchParams.get("x-ut-custom-id") ?? "");
      const isPrivate = searchParams.get("x-ut-acl") === "private";
      if (!searchParams.has("signature") || !isPrivate || !name) return { status: 400 };
      if (used.has(name)) return { status: 409 };
      used.add(name);
      files.set(name, await readFile(request));
      return { json: { url, appUrl: url, ufsUrl: url, fileHash: "hash" } };
    },
    api: async (request, { pathname }) => {
      if (request.headers["x-uploadthing-api-key"] !== API_KEY) return { status: 401 };
      const body: unknown = JSON.parse((await buffer(request)).toString());
      if (pathname === "/v6/deleteFiles") {
        const deleted = deletionSchema.parse(body).customIds.filter((name) => files.delete(name));
        return { json: { success: true, deletedCount: deleted.length } };
      }
      const { customId } = accessSchema.parse(body);
      if (!files.has(customId)) return { status: 404, json: { error: "File not found" } };
      const signed = `${url}/f/${customId}?signature=of-the-stub`;
      return { json: { url: signed, ufsUrl: signed } };
    },
    files: (_, { pathname, searchParams }) => {
      const bytes = files.get(pathname.slice("/f/".length));
      if (!searchParams.has("signature")) return Promise.resolve({ status: 403 });
      return Promise.resolve(bytes ? { bytes } : { status: 404 });
    },
  };

  const server = createServer((request, response) => {
    const to = new URL(request.url ?? "/", url);
    requests.push(`${request.method ?? ""} ${to.pathname}`);
    const service = serviceOf(to.pathname);
    const failure = failures.get(service);
    if (failure) failWith(failure, response);
    else void services[service](request, to).then((answer) => send(response, answer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    files,
    requests,
    fail: (service, failure) => failures.set(service, failure),
    mend: () => failures.clear(),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Answer {
  status?: number;
  json?: unknown;
  bytes?: Buffer;
}

function serviceOf(pathname: string): Service {
  if (pathname.startsWith("/v6/")) return "api";
  return pathname.startsWith("/f/") ? "files" : "ingest";
}

function send(response: ServerResponse, { status = 200, json = {}, bytes }: Answer): void {
  const type = bytes ? "image/webp" : "application/json";
  response.writeHead(status, { "content-type": type }).end(bytes ?? JSON.stringify(json));
}

function failWith(failure: Failure, response: ServerResponse): void {
  if (failure === "error") send(response, { status: 500, json: { error: "No." } });
  if (failure === "nonsense")
    response.writeHead(200, { "content-type": "text/html" }).end("<html>");
  if (failure === "drop") response.destroy();
}

async function readFile(request: IncomingMessage): Promise<Buffer> {
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const form = await new Response(new Uint8Array(await buffer(request)), { headers }).formData();
  const file = form.get("file");
  if (!(file instanceof File)) throw new Error("UploadThing was sent no file");
  return Buffer.from(await file.arrayBuffer());
}
