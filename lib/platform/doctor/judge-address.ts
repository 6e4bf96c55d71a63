import type { Env } from "@/lib/core/env";
import { isLocalAddress } from "@/lib/core/local-address";
import { ok, type Verdict, warning } from "./finding";

/** Judges the public address, with which links in mails begin. */
export function judgeAddress(
  env: Pick<Env, "NEXTAUTH_URL" | "TRUST_PROXY" | "MAIL" | "PORT">,
): Verdict[] {
  const { NEXTAUTH_URL: address, TRUST_PROXY: trustsProxy } = env;
  if (address === undefined) {
    if (env.MAIL === "mailbox") return [ok("not set; only this machine and its network are meant")];
    return [
      warning(
        `not set, so links in mails begin with http://localhost:${env.PORT}`,
        "Set NEXTAUTH_URL to the address that people open, such as https://larder.example.",
      ),
    ];
  }
  const { protocol, pathname } = new URL(address);
  const isLocal = isLocalAddress(address);
  const verdicts: Verdict[] = [];
  if (pathname !== "/") {
    verdicts.push(
      warning(
        `${address} has a path, and Larder serves only at the root of a host`,
        "Give Larder a host name of its own, and set NEXTAUTH_URL to it without a path.",
      ),
    );
  }
  if (protocol === "http:" && !isLocal) {
    verdicts.push(
      warning(
        `${address} is not encrypted: passwords can be read in the network, and browsers offer nothing offline`,
        "Put a proxy with HTTPS in front of Larder, and set NEXTAUTH_URL to its https:// address and TRUST_PROXY=1.",
      ),
    );
  }
  if (protocol === "https:" && !trustsProxy) {
    verdicts.push(
      warning(
        "TRUST_PROXY is 0, and HTTPS needs a proxy in front of Larder",
        "Set TRUST_PROXY=1 if the proxy sets X-Forwarded-For and X-Forwarded-Proto. Otherwise all visitors share one limit of failed logins, and cookies are not Secure.",
      ),
    );
  }
  return verdicts.length > 0 ? verdicts : [ok(address)];
}
