import { type NextRequest, NextResponse } from "next/server";
import { sessionCookieNameFor } from "@/lib/core/cookie-names";
import { OUTAGE_HEADER, OUTAGE_RETRY_SECONDS } from "@/lib/core/outage-header";
import { paths } from "@/lib/core/paths";
import { isProtectedPath, isUnknownPath } from "@/lib/core/screens";
import { CLOSED_POLICY } from "@/lib/core/security-headers.mjs";

/**
 * Gives every page its content security policy with a nonce of its own, and sends people without a session
 * cookie to the sign-in screen. The redirect is a convenience and no access control: permissions are checked
 * where data is read.
 */
export function middleware(request: NextRequest): NextResponse {
  const nonce = btoa(crypto.randomUUID());
  const policy = contentSecurityPolicy(nonce);
  const { pathname } = request.nextUrl;
  if (isProtectedPath(pathname) && !hasSessionCookie(request)) {
    const response = NextResponse.redirect(new URL(paths.auth(), request.url));
    response.headers.set("content-security-policy", CLOSED_POLICY);
    return response;
  }
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  headers.set("content-security-policy", policy);
  const response = request.headers.has(OUTAGE_HEADER)
    ? answerOutage(request, headers)
    : isUnknownPath(pathname) && hasSessionCookie(request)
      ? answerUnknown(request, headers)
      : NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}

/** Answers 503 with the document that shows the stored household at any address (docs/decisions/0040). */
function answerOutage(request: NextRequest, headers: Headers): NextResponse {
  const response = NextResponse.rewrite(new URL(paths.offline(), request.url), {
    request: { headers },
    status: 503,
  });
  response.headers.set("retry-after", String(OUTAGE_RETRY_SECONDS));
  return response;
}

/**
 * Answers 404 with the not-found page inside the navigation shell. Next would render its own not-found page
 * outside of every layout. If a page called `notFound()`, Next would render the not-found page only in the
 * browser.
 */
function answerUnknown(request: NextRequest, headers: Headers): NextResponse {
  return NextResponse.rewrite(new URL(paths.unknownAddress(), request.url), {
    request: { headers },
    status: 404,
  });
}

function hasSessionCookie(request: NextRequest): boolean {
  return [false, true].some((isSecure) => request.cookies.has(sessionCookieNameFor(isSecure)));
}

function contentSecurityPolicy(nonce: string): string {
  const isDevelopment = process.env.NODE_ENV === "development";
  // Only the development build of Next needs 'unsafe-eval', because it evaluates strings as code.
  const scripts = isDevelopment ? " 'unsafe-eval'" : "";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

export const config = {
  // Matches only pages, including the not-found page of a missing file. The API and the files of `public` get
  // their headers from next.config.mjs.
  matcher: [
    "/((?!api(?:/|$)|_next/|pictograms/|(?:icon|apple-icon|preview)[^/]*\\.(?:png|svg)$|manifest\\.webmanifest$|service-worker\\.js$).*)",
  ],
};
