import type { IncomingMessage, ServerResponse } from "node:http";
import { HTTPS_HEADERS, policyAt, SECURITY_HEADERS } from "@/lib/core/security-headers.mjs";

/** The security headers of the answer at an address, with the policy of what is not a page. */
export function securityHeaders(url: string, { isHttps }: { isHttps: boolean }) {
  return {
    ...SECURITY_HEADERS,
    ...(isHttps ? HTTPS_HEADERS : {}),
    "Content-Security-Policy": policyAt(url.split("?", 1)[0] ?? ""),
  };
}

/**
 * Sets the security headers before anything else touches the answer, so that redirects, refusals and
 * failures have them too. The middleware replaces the policy on pages. It needs the trusted headers.
 */
export function setSecurityHeaders(request: IncomingMessage, response: ServerResponse): void {
  const isHttps = request.headers["x-forwarded-proto"] === "https";
  const headers = securityHeaders(request.url ?? "", { isHttps });
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
