import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { OUTAGE_HEADER } from "@/lib/core/outage-header";

/**
 * Headers with which a client could fake its address, protocol, host or request id. The server removes or
 * replaces all of them.
 */
const CLAIMS = /^(forwarded|x-forwarded-.*|x-real-ip|x-client-ip|x-request-id)$/;

interface TrustOptions {
  /** Whether a trusted proxy is in front of this server and appends to the X-Forwarded headers. */
  trustProxy: boolean;
}

/**
 * Replaces the client's forwarding headers by trusted values, so that later code can read `x-forwarded-for` (one
 * address), `x-forwarded-proto`, `x-forwarded-host` and `x-request-id` as on a hosted platform.
 * @returns the id of the request.
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

/** Returns the last entry of a forwarding header, which the nearest proxy has appended. */
function lastEntry(header: string | string[] | undefined): string | undefined {
  const entries = Array.isArray(header) ? header.join(",") : header;
  const last = entries?.split(",").at(-1)?.trim();
  return last === "" ? undefined : last;
}

/** Returns an IPv4 address in its usual notation, because a dual-stack socket reports it in IPv6 notation. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}
