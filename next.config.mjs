import { readdirSync } from "node:fs";
import {
  CLOSED_POLICY,
  HTTPS_HEADERS,
  SECURITY_HEADERS,
  SERVICE_WORKER_PATH,
  SERVICE_WORKER_POLICY,
} from "./lib/core/security-headers.mjs";

/** @param {Record<string, string>} headers */
const listed = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

const closed = listed({ "Content-Security-Policy": CLOSED_POLICY });

/** The headers of an address that is a secret itself. */
const SECRET_ADDRESS = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };

/** The migrations that the code of this build knows (lib/server/schema-fit.ts). */
const migrations = readdirSync("prisma/migrations", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  env: { LARDER_MIGRATIONS: migrations.join(" ") },
  // Requests whose paths contain a secret are not logged: those of the dev mailbox and of shopping links.
  logging: { incomingRequests: { ignore: [/^\/dev\/mailbox\//, /^(\/api)?\/shop\//] } },
  // A hosted build stops at type errors. "npm start" from a fresh clone does not wait for the check.
  typescript: { ignoreBuildErrors: process.env.SKIP_TYPE_CHECK === "1" },
  experimental: {
    // Next loads each page and API route at its first request instead of at the start (docs/decisions/0033).
    preloadEntriesOnStart: false,
    // Writing the cache for the next build would take a sixth of the build time. Continuous integration builds
    // only once, and a first start should not wait, so both build without the cache.
    turbopackFileSystemCacheForBuild:
      process.env.CI !== "true" && process.env.SKIP_BUILD_CACHE !== "1",
    // A production server never reads source maps.
    turbopackSourceMaps: process.env.NODE_ENV !== "production",
  },
  // Native or dynamically loading packages stay outside the bundle.
  serverExternalPackages: [
    "@node-rs/argon2",
    "pg",
    "pino",
    "rate-limiter-flexible",
    "sharp",
    "@react-email/components",
    "nodemailer",
    "resend",
    "@opentelemetry/exporter-metrics-otlp-http",
    "@opentelemetry/exporter-trace-otlp-http",
    "@opentelemetry/resources",
    "@opentelemetry/sdk-metrics",
    "@opentelemetry/sdk-trace",
    "@opentelemetry/sdk-trace-node",
  ],
  // The offline page lists the build's scripts. A host that packages each page separately must include these
  // scripts.
  // The nightly reset of the demo household reads its photos.
  outputFileTracingIncludes: {
    "/offline": ["./.next/static/chunks/*.js"],
    "/api/inngest": ["./prisma/demo/pictures/*.webp"],
  },
  headers: () =>
    Promise.resolve([
      { source: "/:path*", headers: listed(SECURITY_HEADERS) },
      // The Content-Security-Policy of all paths except pages. Pages get a policy with a nonce from
      // middleware.ts.
      { source: "/api/:path*", headers: closed },
      { source: "/_next/:path*", headers: closed },
      { source: "/:file(.*\\.(?:png|svg|webmanifest))", headers: closed },
      // Everybody who has the address of a shopping link can open it. These headers prevent that caches and
      // search engines store it.
      { source: "/shop/:path*", headers: listed(SECRET_ADDRESS) },
      { source: "/api/shop/:path*", headers: listed(SECRET_ADDRESS) },
      // The path of a pictogram contains a version, so a cached pictogram is never outdated.
      {
        source: "/pictograms/:path*",
        headers: [...closed, ...listed({ "Cache-Control": "public, max-age=31536000, immutable" })],
      },
      {
        source: SERVICE_WORKER_PATH,
        headers: listed({ "Content-Security-Policy": SERVICE_WORKER_POLICY }),
      },
      {
        source: "/:path*",
        has: [{ type: "header", key: "x-forwarded-proto", value: "https" }],
        headers: listed(HTTPS_HEADERS),
      },
    ]),
};

export default config;
