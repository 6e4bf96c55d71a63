// This file is JavaScript, because next.config.mjs imports it without a build step.

/**
 * The security headers of every response, whatever its status. Both Next (next.config.mjs) and our
 * own server (lib/platform/http-server) send them: some responses never reach Next, and Next omits
 * its configured headers on its own redirects.
 */
export const SECURITY_HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(self), geolocation=(), microphone=()",
};

/** Additional headers for requests over HTTPS. */
export const HTTPS_HEADERS = { "Strict-Transport-Security": "max-age=63072000" };

/**
 * The Content-Security-Policy of a response that is not a page. Pages get theirs, with a nonce, from
 * middleware.ts.
 */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";

export const SERVICE_WORKER_PATH = "/service-worker.js";

/** The service worker's own policy: it fetches pages, scripts and photos of this origin, and loads nothing else. */
export const SERVICE_WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/**
 * Returns the Content-Security-Policy of the response for a path that is not a page.
 * @param {string} pathname
 */
export function policyAt(pathname) {
  return pathname === SERVICE_WORKER_PATH ? SERVICE_WORKER_POLICY : CLOSED_POLICY;
}
