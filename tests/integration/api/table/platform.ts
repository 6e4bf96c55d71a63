import { METHODS } from "@/tests/support/call";
import { everybody, members, type Row, row } from "./row";

/** The expected status, answer and realtime changes of each API call for calls that belong to no feature. */
export const PLATFORM_ROWS: readonly Row[] = [
  row("GET", "/api/events", members(200, 200, 200, 200), {
    cacheControl: "private, no-store, no-transform",
  }),
  // The token of a mail replaces a session. The token in these paths belongs to no user, so POST answers 400.
  row("GET", "/api/unsubscribe", everybody(303), { path: "/api/unsubscribe?token=none" }),
  row("POST", "/api/unsubscribe", everybody(400), { path: "/api/unsubscribe?token=none" }),

  // No process runs background functions in these tests, so the health check answers 503. Inngest is not
  // configured, so its route answers 404.
  row("GET", "/api/health", everybody(503)),
  row("GET", "/api/inngest", everybody(404)),
  row("POST", "/api/inngest", everybody(404)),
  row("PUT", "/api/inngest", everybody(404)),
  row("GET", "/api/auth/[...nextauth]", everybody(200), {
    path: "/api/auth/session",
    answers: "expires user",
  }),
  // Without a CSRF token next-auth redirects to its confirmation page.
  row("POST", "/api/auth/[...nextauth]", everybody(302), { path: "/api/auth/signout" }),

  // Paths without a route.
  ...METHODS.map((method) =>
    row(method, "/api/[[...unknown]]", everybody(404), { path: "/api/no-such-address" }),
  ),
];
