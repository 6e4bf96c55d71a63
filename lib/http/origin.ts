import { AppError } from "../core/errors";
import { isSecure } from "../server/session-cookie";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses state-changing calls from pages of other sites, in addition to the SameSite cookie. Clients that are
 * not browsers send neither `Origin` nor `Sec-Fetch-Site` and are allowed: they do not add cookies by
 * themselves.
 * @throws {AppError} `forbidden`
 */
export function requireSameOrigin(request: Request): void {
  if (SAFE_METHODS.has(request.method)) return;
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") throw foreign();
  const origin = request.headers.get("origin");
  if (origin === null) return;
  if (!URL.canParse(origin)) throw foreign();
  const { host, protocol } = new URL(origin);
  const own = request.headers.get("x-forwarded-host") ?? request.headers.get("host");
  // The protocol must match too: an attacker on the network path may have changed a page that was loaded over
  // plain HTTP.
  if (host !== own || (isSecure(request.headers) && protocol !== "https:")) throw foreign();
}

function foreign(): AppError {
  return new AppError("forbidden", "This request came from another site and was refused.");
}
