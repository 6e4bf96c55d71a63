import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { requestReminders } from "@/lib/features/reminders/server/steps/request-reminders";
import { databasePool, db } from "@/lib/server/db";
import { publishEvents } from "@/lib/server/job-events";
import { bundle } from "@/scripts/lib/bundle-scripts.mjs";
import { eventually, forgetJobs } from "@/tests/integration/platform/job-runner/jobs-support";
import { hangs, startResendStub } from "@/tests/support/resend-stub";
import { startSmtpStub } from "@/tests/support/smtp-stub";
import { createOverdue, logOf } from "./reminder-support";

// The bundled script of the child process is inside node_modules, so that it can import the packages.
const CHILD = "node_modules/.cache/larder/mail-crash-child.mjs";

const ends: (() => Promise<void>)[] = [];

beforeAll(async () => {
  await bundle({
    entryPoints: ["tests/integration/features/reminders/crash-child.ts"],
    outfile: CHILD,
  });
});
beforeEach(async () => {
  await forgetJobs();
  await db.household.deleteMany();
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Starts a process with the background functions of the app. Returns a function that kills it. */
async function startChild(settings: Record<string, string>): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [CHILD], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...settings, LOG_LEVEL: "silent" },
  });
  const exited = once(child, "exit");
  await once(child.stdout, "data");
  const kill = async () => {
    child.kill("SIGKILL");
    await exited;
  };
  ends.push(kill);
  return kill;
}

async function requestOne() {
  const { user } = await createOverdue();
  await requestReminders();
  await publishEvents();
  return user;
}

const allEnded = async () => {
  const { rows } = await databasePool().query<{ status: string }>("select status from job_runs");
  return rows.length > 0 && rows.every(({ status }) => status !== "running");
};

test("after kill -9 during a request to Resend the reminder is sent once and logged as sent", async () => {
  const stub = await startResendStub();
  ends.push(stub.stop);
  const settings = { RESEND_API_KEY: "re_1", RESEND_BASE_URL: stub.url };
  const keys: unknown[] = [];
  stub.reply(hangs);
  const kill = await startChild(settings);
  const user = await requestOne();
  await eventually(() => stub.requests.length === 1);
  keys.push(stub.requests[0]?.headers["idempotency-key"]);
  await kill();
  stub.reply();
  await startChild(settings);
  await eventually(allEnded, 15);
  keys.push(...stub.taken.keys());
  expect(new Set(keys).size).toBe(1);
  expect(stub.taken.size).toBe(1);
  expect(await logOf(user)).toMatchObject([[expect.any(String), true]]);
});

test("after kill -9 during an SMTP delivery the reminder is neither sent again nor logged as sent", async () => {
  const stub = await startSmtpStub();
  ends.push(stub.stop);
  stub.behave("hangs after the message", "takes");
  const kill = await startChild({ SMTP_URL: stub.url });
  const user = await requestOne();
  await eventually(() => stub.mails.length === 1);
  await kill();
  await startChild({ SMTP_URL: stub.url });
  await eventually(allEnded, 15);
  expect(stub.mails).toHaveLength(1);
  expect(await logOf(user)).toMatchObject([[expect.any(String), false]]);
});

test("a reminder that was mailed but not logged as sent before a crash is logged without a second mail", async () => {
  const stub = await startSmtpStub();
  ends.push(stub.stop);
  const user = await requestOne();
  const [event] = await db.jobEvent.findMany();
  const { householdId } = user;
  const day = new Date(event?.eventId.split(":")[2] ?? "");
  await db.reminderEmailLog.create({ data: { userId: user.id, householdId, dateSent: day } });
  const sentAt = new Date();
  await db.mailDelivery.create({ data: { key: event?.eventId ?? "", sentAt } });
  await startChild({ SMTP_URL: stub.url });
  await eventually(allEnded, 15);
  expect(stub.attempts()).toBe(0);
  expect(await logOf(user)).toMatchObject([[expect.any(String), true]]);
});
