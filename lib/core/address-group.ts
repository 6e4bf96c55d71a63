import { isIP } from "node:net";

const BRACKETED = /^\[([^\]]+)\](?::\d+)?$/;
const IPV4_WITH_PORT = /^(\d+(?:\.\d+){3}):\d+$/;
/** IPv6 forms of an IPv4 address: IPv4-mapped, and the well-known prefix of NAT64 (RFC 6052). */
const IPV4_PREFIXES = ["0:0:0:0:0:ffff", "64:ff9b:0:0:0:0"];
const GROUPS = 8;

/**
 * Returns the key under which limits count a client address. For IPv4 it is the address. For IPv6
 * it is the /64 network, because one subscriber controls all addresses of that network. Ports and
 * zone ids are dropped. Any other text is returned trimmed and in lower case.
 */
export function addressGroup(text: string): string {
  const given = text.trim().toLowerCase();
  const plain = BRACKETED.exec(given)?.[1] ?? IPV4_WITH_PORT.exec(given)?.[1] ?? given;
  const address = plain.split("%", 1)[0] ?? "";
  if (isIP(address) === 4) return address;
  return isIP(address) === 6 ? groupOfIPv6(address) : given;
}

function groupOfIPv6(address: string): string {
  const groups = expand(address);
  if (IPV4_PREFIXES.includes(groups.slice(0, 6).join(":"))) {
    const bytes = groups
      .slice(6)
      .flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]);
    return bytes.join(".");
  }
  return `${groups.slice(0, 4).join(":")}::/64`;
}

/** Returns the eight groups of an IPv6 address in hexadecimal, without leading zeros. */
function expand(address: string): string[] {
  // The URL parser writes every valid IPv6 address in one form, so equal addresses get equal groups. It
  // converts an IPv4 address at the end, as in ::ffff:192.0.2.1, to hexadecimal groups.
  const { hostname } = new URL(`http://[${address}]/`);
  const [head = "", tail = ""] = hostname.slice(1, -1).split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const zeros = Array.from({ length: GROUPS - left.length - right.length }, () => "0");
  return [...left, ...zeros, ...right];
}
