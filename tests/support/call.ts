import { readdirSync } from "node:fs";
import path from "node:path";
import { NextRequest } from "next/server";
import { inNextScope } from "./next-scope";

const API_DIR = path.resolve(import.meta.dirname, "../../app/api");

/** Host name in the URLs of all test calls. */
export const HOST = "larder.test";

export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof METHODS)[number];

/** The author of a call. Without a cookie there is no session. */
export interface Caller {
  cookie?: string;
}

/**
 * The response to a call. `body` is the parsed JSON, or undefined when the response is not JSON.
 */
export interface Answer<Body> {
  status: number;
  headers: Headers;
  cookies: string[];
  bytes: Uint8Array<ArrayBuffer>;
  text: string;
  body: Body;
}

interface ErrorBody {
  message: string;
  code: string;
  issues?: { path: string; message: string }[];
}

type Handler = (
  request: NextRequest,
  context: { params: Promise<Record<string, string | string[]>> },
) => Promise<Response>;

/** Sends a call to the application. The default calls the route handler in this process. */
type Transport = (request: NextRequest) => Promise<Response>;

let transport: Transport = answerHere;

/** Replaces the transport of all calls of this test file, for example by one over the network to a real server. */
export function useTransport(other: Transport): void {
  transport = other;
}

type Content = string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

/** A body that is sent unchanged instead of through `JSON.stringify`. */
export class RawBody {
  constructor(readonly content: Content) {}
}

/** The pattern of every route file, such as `/api/items/[id]`. Patterns with fewer dynamic segments come first. */
export const routePatterns: readonly string[] = readdirSync(API_DIR, {
  recursive: true,
  encoding: "utf8",
})
  .filter((file) => path.basename(file) === "route.ts")
  .map((file) => `/api/${path.dirname(file).split(path.sep).join("/")}`)
  .sort((a, b) => openness(a) - openness(b));

/** Returns the number of dynamic segments, or infinity for a pattern with an optional catch-all segment. */
function openness(pattern: string): number {
  return pattern.includes("[[...") ? Infinity : segmentsOf(pattern).filter(isOpen).length;
}

/** Imports a route file, which exports a handler for each of its methods. */
export async function loadRoute(pattern: string): Promise<Partial<Record<Method, Handler>>> {
  const file = path.join(API_DIR, pattern.replace(/^\/api\//, ""), "route.ts");
  return (await import(/* @vite-ignore */ file)) as Partial<Record<Method, Handler>>;
}

/**
 * Calls the route handler of a method and a path as Next does, or sends the call by the transport that
 * `useTransport` has set.
 * @param headers additional headers; null omits a default header
 * @throws {Error} when the route or the method does not exist
 */
export async function call<Body = unknown>(
  caller: Caller,
  method: Method,
  target: string,
  body?: unknown,
  headers: Record<string, string | null> = {},
): Promise<Answer<Body>> {
  const request = new NextRequest(new URL(target, `http://${HOST}`), {
    method,
    headers: headersOf(caller, body, headers),
    ...(body === undefined ? {} : { body: contentOf(body), duplex: "half" as const }),
  });
  const response = await transport(request);
  // An event stream does not end, so its body is cancelled instead of read.
  const isStream = response.headers.get("content-type") === "text/event-stream";
  if (isStream) await response.body?.cancel();
  const bytes = isStream ? new Uint8Array() : new Uint8Array(await response.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  const isJson = response.headers.get("content-type")?.includes("json") ?? false;
  return {
    status: response.status,
    headers: response.headers,
    cookies: response.headers.getSetCookie(),
    bytes,
    text,
    body: (isJson ? JSON.parse(text) : undefined) as Body,
  };
}

async function answerHere(request: NextRequest): Promise<Response> {
  const { pattern, params } = findRoute(request.nextUrl.pathname);
  const handler = (await loadRoute(pattern))[request.method as Method];
  if (!handler) throw new Error(`${pattern} has no ${request.method}`);
  return inNextScope(pattern, request, () => handler(request, { params: Promise.resolve(params) }));
}

/** Makes a call that is expected to fail. The type of the returned body is that of an error. */
export function callInVain(...call_: Parameters<typeof call>): Promise<Answer<ErrorBody>> {
  return call<ErrorBody>(...call_);
}

function headersOf(
  caller: Caller,
  body: unknown,
  headers: Record<string, string | null>,
): [string, string][] {
  const all: Record<string, string | null | undefined> = {
    host: HOST,
    cookie: caller.cookie,
    "content-type": body === undefined ? undefined : "application/json",
    "x-forwarded-for": freshAddress(),
    ...headers,
  };
  return Object.entries(all).filter((entry): entry is [string, string] => !!entry[1]);
}

/** Returns a random address, so that calls reach a limit per address only if a test sets the address. */
function freshAddress(): string {
  const octet = () => Math.floor(Math.random() * 256);
  return `10.${octet()}.${octet()}.${octet()}`;
}

function contentOf(body: unknown): Content {
  return body instanceof RawBody ? body.content : JSON.stringify(body);
}

function findRoute(pathname: string): {
  pattern: string;
  params: Record<string, string | string[]>;
} {
  for (const pattern of routePatterns) {
    const params = match(segmentsOf(pattern), segmentsOf(pathname));
    if (params) return { pattern, params };
  }
  throw new Error(`No route file answers ${pathname}`);
}

function match(
  pattern: readonly string[],
  segments: readonly string[],
): Record<string, string | string[]> | undefined {
  const last = pattern.at(-1) ?? "";
  const rest = /^\[{1,2}\.{3}(.+?)\]{1,2}$/.exec(last)?.[1];
  const least = last.startsWith("[[") ? pattern.length - 1 : pattern.length;
  if (rest === undefined ? pattern.length !== segments.length : segments.length < least)
    return undefined;
  const params: Record<string, string | string[]> = {};
  for (const [index, part] of (rest === undefined ? pattern : pattern.slice(0, -1)).entries()) {
    const segment = segments[index] ?? "";
    if (isOpen(part)) params[part.slice(1, -1)] = decodeURIComponent(segment);
    else if (part !== segment) return undefined;
  }
  if (rest !== undefined)
    params[rest] = segments.slice(pattern.length - 1).map((segment) => decodeURIComponent(segment));
  return params;
}

function segmentsOf(pathname: string): string[] {
  return pathname.split("/").filter(Boolean);
}

function isOpen(segment: string): boolean {
  return segment.startsWith("[");
}
