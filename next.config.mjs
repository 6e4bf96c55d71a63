const everywhere = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "no-referrer" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
  { key: "Permissions-Policy", value: "camera=(self), geolocation=(), microphone=()" },
];

const notAPage = {
  key: "Content-Security-Policy",
  value: "default-src 'none'; frame-ancestors 'none'",
};

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Types are checked once, by "npm test"; a start from a fresh clone does not wait for them.
  typescript: { ignoreBuildErrors: true },
  // Each page and call is loaded when it is first asked for (docs/decisions/0033).
  experimental: { preloadEntriesOnStart: false },
  // Native or dynamically loading packages stay outside the bundle.
  serverExternalPackages: [
    ...["@node-rs/argon2", "pg", "pino", "rate-limiter-flexible", "sharp"],
    ...["@react-email/components", "nodemailer", "resend"],
  ],
  // That page names the build's scripts, also where a host packs each page on its own.
  outputFileTracingIncludes: { "/offline": ["./.next/static/chunks/*.js"] },
  headers: () =>
    Promise.resolve([
      { source: "/:path*", headers: everywhere },
      // Pages get theirs, with a nonce, from middleware.ts.
      { source: "/api/:path*", headers: [notAPage] },
      { source: "/_next/:path*", headers: [notAPage] },
      {
        source: "/:path*",
        has: [{ type: "header", key: "x-forwarded-proto", value: "https" }],
        headers: [{ key: "Strict-Transport-Security", value: "max-age=63072000" }],
      },
    ]),
};

export default config;
