import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { OUTAGE_HEADER } from "@/lib/core/outage-header";

/** What a client could say about where it comes from; all of it is ours to say. */
const CLAIMS = /^(forwarded|x-forwarded-.*|x-real-ip|x-client-ip|x-request-id)$/;

interface TrustOptions {
  /** Whether a proxy of our own stands before this server and appends to these headers. */
  trustProxy: boolean;
}

/**
 * Replaces what the client claims about itself by what this server knows, so that the code behind can
 * read `x-forwarded-for` (one address), `x-forwarded-proto`, `x-forwarded-host` and `x-request-id` here
 * as it would on a hosted platform.
 * @returns the request's id.
 */
export function setTrustedHeaders(request: IncomingMessage, { trustProxy }: TrustOptions): string {
  const { headers, socket } = request;
  const proxied = trustProxy
    ? {
        address: lastEntry(headers["x-forwarded-for"]),
        protocol: lastEntry(headers["x-forwarded-proto"]),
      }
    : {};
  for (const name of Object.keys(headers)) {
    if (CLAIMS.test(name)) Reflect.deleteProperty(headers, name);
  }
  Reflect.deleteProperty(headers, OUTAGE_HEADER);
  const id = randomUUID();
  headers["x-request-id"] = id;
  headers["x-forwarded-for"] = plainAddress(proxied.address ?? socket.remoteAddress ?? "");
  headers["x-forwarded-proto"] = proxied.protocol === "https" ? "https" : "http";
  if (headers.host !== undefined) headers["x-forwarded-host"] = headers.host;
  return id;
}

/** The entry that the nearest proxy wrote itself. */
function lastEntry(header: string | string[] | undefined): string | undefined {
  const entries = Array.isArray(header) ? header.join(",") : header;
  const last = entries?.split(",").at(-1)?.trim();
  return last === "" ? undefined : last;
}

/** A dual-stack socket shows IPv4 addresses in IPv6's clothes. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}
