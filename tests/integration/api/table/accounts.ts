import { PASSWORD, unique } from "@/tests/support/factories";
import { user } from "./documented-fields";
import { everybody, members, type Row, row } from "./row";

/** The expected status, answer and realtime changes of each API call for accounts. */
export const ACCOUNT_ROWS: readonly Row[] = [
  row("POST", "/api/register", everybody(201), {
    answers: user,
    body: () => ({
      username: unique("new"),
      email: `${unique("new")}@example.org`,
      password: PASSWORD,
      privacyConsent: true,
      termsConsent: true,
    }),
    refuses: {
      username: null,
      email: null,
      password: null,
      privacyConsent: null,
      termsConsent: null,
    },
    announces: null,
  }),
  row("POST", "/api/login", everybody(200), {
    body: ({ username }) => ({ username, password: PASSWORD }),
    refuses: { username: null, password: null },
    answers: user,
    announces: null,
  }),
  row("POST", "/api/logout", members(204, 204, 204, 204), { announces: null }),
  row("POST", "/api/clear-cache", everybody(204), { announces: null }),
  row("GET", "/api/user", members(200, 200, 200, 200), { answers: user }),
  row("PATCH", "/api/user", members(200, 200, 200, 200), {
    body: () => ({
      marketingConsent: true,
      remindersEnabled: false,
      runOutRemindersEnabled: true,
    }),
    refuses: {
      marketingConsent: "boolean",
      remindersEnabled: "boolean",
      runOutRemindersEnabled: "boolean",
    },
    answers: user,
    announces: null,
  }),
  row("PUT", "/api/user/password", members(204, 204, 204, 204), {
    body: () => ({ currentPassword: PASSWORD, newPassword: "battery staple" }),
    refuses: { currentPassword: null, newPassword: null },
    announces: null,
  }),
  row("POST", "/api/user/email", members(204, 204, 204, 204), {
    body: () => ({ email: `${unique("new")}@example.org`, password: PASSWORD }),
    refuses: { email: null, password: null },
    announces: null,
  }),
  row("POST", "/api/user/email/confirm", everybody(410), {
    body: () => ({ token: "none" }),
    refuses: { token: null },
  }),
  row("GET", "/api/user/sessions", members(200, 200, 200, 200), {
    answers: "createdAt deviceName id isCurrent lastUsedAt",
  }),
  // The device belongs to another member, whom no caller may sign out.
  row("DELETE", "/api/user/sessions/[id]", members(404, 404, 404, 404), {
    of: (ids) => ids.sessionId,
  }),
  row("POST", "/api/password/forgot", everybody(204), {
    body: () => ({ email: `${unique("nobody")}@example.org` }),
    refuses: { email: null },
    announces: null,
  }),
  row("POST", "/api/password/reset", everybody(410), {
    body: () => ({ token: "none", password: PASSWORD }),
    refuses: { token: null, password: null },
  }),
];
