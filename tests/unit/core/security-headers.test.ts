import { expect, it } from "vitest";
import {
  HTTPS_HEADERS,
  policyAt,
  SECURITY_HEADERS,
  SERVICE_WORKER_PATH,
} from "@/lib/core/security-headers.mjs";

// Other tests compare responses with these constants. Only this test notices a weaker value.
it("the security headers and policies of responses that are no pages have the strict values", () => {
  expect({ ...SECURITY_HEADERS, ...HTTPS_HEADERS }).toEqual({
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(self), geolocation=(), microphone=()",
    "Strict-Transport-Security": "max-age=63072000",
  });
  expect(policyAt("/api/items")).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(policyAt(SERVICE_WORKER_PATH)).toBe("default-src 'none'; connect-src 'self'");
});
