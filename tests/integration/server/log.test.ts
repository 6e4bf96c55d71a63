import { afterEach, expect, test, vi } from "vitest";
import { resetEnv } from "@/lib/core/env";
import { logger } from "@/lib/core/logger";
import { errorResponse } from "@/lib/http/error-response";
import { requestInfo } from "@/lib/http/request";
import { db } from "@/lib/server/db";
import { newMail, outcomeOf, useSettings } from "@/tests/integration/server/mail/mail-support";
import { anonymous, createPerson } from "@/tests/support/actors";
import { call } from "@/tests/support/call";
import { captureLog } from "@/tests/support/captured-log";
import { createHousehold, createInvitation } from "@/tests/support/factories";
import { startSmtpStub } from "@/tests/support/smtp-stub";

const ADDRESS = "ada.lovelace@example.org";
const HASH = "$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2g";
const TOKEN = "dG9rZW4tdGhhdC1vcGVucy1hLWRvb3I";

afterEach(() => {
  vi.unstubAllEnvs();
  resetEnv();
});

/** Returns the log line of `errorResponse` for the error that `work` throws. */
async function logOf(work: () => Promise<unknown>, path = "/api/locations"): Promise<string> {
  const log = captureLog();
  const request = new Request(`http://localhost${path}`, {
    headers: { "x-request-id": "the-id", cookie: `session=${TOKEN}`, authorization: TOKEN },
  });
  const error: unknown = await work().catch((reason: unknown) => reason);
  const answer = errorResponse(error, requestInfo(request));
  expect(answer.status).toBe(500);
  expect(log()).toHaveLength(1);
  return log().join("");
}

const person = async (changes: object) => {
  const { id: householdId } = await createHousehold();
  const data = { householdId, email: ADDRESS, emailKey: ADDRESS, password: HASH };
  const full = { ...data, username: "Ada", usernameKey: "ada", ...changes };
  return db.user.create({ data: full });
};

test("a log line is JSON with its time, its level, the request id and the error message", async () => {
  const line = await logOf(() => Promise.reject(new Error("Something broke")));
  expect(line).toMatch(/^\{.*\}\n$/);
  expect(JSON.parse(line)).toMatchObject({
    level: "error",
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
    request: { id: "the-id", method: "GET", path: "/api/locations" },
    error: { message: "Something broke" },
  });
});

test("the log entry of a row that the database rejects does not contain the row's values", async () => {
  const short = await logOf(() => person({ username: "x" }));
  const wrong = await logOf(() => person({ role: { ada: ADDRESS } }));
  const raw = await logOf(
    () =>
      db.$queryRaw`insert into users (email, password, username) values (${ADDRESS}, ${HASH}, 'x')`,
  );
  for (const line of [short, wrong, raw]) {
    expect(line).not.toContain(ADDRESS);
    expect(line).not.toContain(HASH);
    expect(line.length).toBeGreaterThan(100);
  }
  expect(short).toContain("users_username_check");
});

test("the log entry of a request contains no token of its path, query, cookie or authorization header", async () => {
  const path = `/api/invitations/token/${TOKEN}?token=${TOKEN}`;
  expect(await logOf(() => Promise.reject(new Error("Broken")), path)).not.toContain(TOKEN);
});

test("the log entry of a mail that the SMTP server refuses does not contain the recipient", async () => {
  const stub = await startSmtpStub();
  useSettings({ SMTP_URL: stub.url });
  stub.behave({ recipient: 550 });
  const log = captureLog();
  expect(await outcomeOf(newMail({ to: ADDRESS }))).toBe("upstream_failed");
  await stub.stop();
  expect(log().join("")).toContain("a mail was not sent");
  expect(log().join("")).not.toContain(ADDRESS);
});

test("the logger redacts passwords, tokens and mail addresses in nested objects, messages and error causes", () => {
  const log = captureLog();
  const secrets = { password: "hunter2hunter2", token: TOKEN, email: ADDRESS };
  const headers = { cookie: `a=${TOKEN}`, authorization: `Bearer ${TOKEN}` };
  logger.warn({ ...secrets, user: secrets, deep: { user: secrets, headers }, headers }, ADDRESS);
  logger.error(new Error(`550 5.1.1 <${ADDRESS}>: no such mailbox`), "refused");
  logger.error({ error: new Error("outer", { cause: new Error(ADDRESS) }) });
  const text = log().join("");
  expect(log()).toHaveLength(3);
  for (const secret of ["hunter2", TOKEN, ADDRESS]) expect(text).not.toContain(secret);
  expect(text).toContain("no such mailbox");
});

test("login, registration, password reset and invitation write no password, token or mail address to the log", async () => {
  const log = captureLog();
  const admin = await createPerson();
  const invitation = await createInvitation({ householdId: admin.householdId });
  const secrets = { email: ADDRESS, password: "six feet under" };
  const consents = { privacyConsent: true, termsConsent: true };
  const calls: [string, object][] = [
    ["/api/register", { ...secrets, ...consents, username: "ada-of-the-log" }],
    ["/api/login", { username: ADDRESS, password: secrets.password }],
    ["/api/login", { username: ADDRESS, password: "wrong six feet" }],
    ["/api/password/forgot", { email: ADDRESS }],
    ["/api/password/reset", { token: TOKEN, password: secrets.password }],
    ["/api/register", { ...secrets, ...consents, username: "eve", token: invitation.token }],
  ];
  for (const [path, body] of calls) {
    expect((await call(anonymous, "POST", path, body)).status).toBeLessThan(500);
  }
  await call(admin, "POST", "/api/invitations", { email: ADDRESS, role: "assistant" });
  await call(anonymous, "GET", `/api/invitations/token/${invitation.token}`);
  const text = log().join("");
  for (const secret of [ADDRESS, secrets.password, "wrong six feet", TOKEN, invitation.token]) {
    expect(text).not.toContain(secret);
  }
  for (const line of log()) expect(JSON.parse(line)).toHaveProperty("level");
});
