import type { IncomingMessage, ServerResponse } from "node:http";
import { HTTPS_HEADERS, policyAt, SECURITY_HEADERS } from "@/lib/core/security-headers.mjs";

/**
 * Returns the security headers of an address, with the content security policy for everything but pages.
 */
export function securityHeaders(url: string, { isHttps }: { isHttps: boolean }) {
  return {
    ...SECURITY_HEADERS,
    ...(isHttps ? HTTPS_HEADERS : {}),
    "Content-Security-Policy": policyAt(url.split("?", 1)[0] ?? ""),
  };
}

/**
 * Sets the security headers before any other code handles the request, so that redirects and errors have them
 * too. The middleware replaces the policy of pages. Call it after `setTrustedHeaders`.
 */
export function setSecurityHeaders(request: IncomingMessage, response: ServerResponse): void {
  const isHttps = request.headers["x-forwarded-proto"] === "https";
  const headers = securityHeaders(request.url ?? "", { isHttps });
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
