import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startSmtpStub } from "@/tests/support/smtp-stub";
import { findFreePort, startApp } from "@/tests/support/start-app";
import { makeUsedDataDir } from "@/tests/support/used-data-dir";

const run = promisify(execFile);

let dataDir: string;

beforeEach(async () => {
  dataDir = await makeUsedDataDir();
});

afterEach(() => rm(dataDir, { recursive: true }));

/** Runs the command as the README documents it. */
async function doctor(env: Record<string, string>): Promise<{ code: number; said: string }> {
  const running = run("npm", ["run", "--silent", "doctor"], {
    env: { PATH: process.env.PATH, NODE_ENV: process.env.NODE_ENV, DATA_DIR: dataDir, ...env },
  });
  return running.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error: unknown) => {
      if (!(error instanceof Error && "stdout" in error && "code" in error)) throw error;
      return { code: Number(error.code), said: String(error.stdout) };
    },
  );
}

test("npm run doctor finds no error while the server runs, nor after it has stopped, and leaves the database stopped", async () => {
  const app = await startApp({ dataDir });
  const { port: PORT } = new URL(app.url);
  const running = await doctor({ PORT });
  expect(running.said).toMatch(/✓ Server +version \S+ runs at/);
  expect(running.said).toMatch(/\n0 errors, 0 warnings\n$/);
  expect(running.code).toBe(0);
  expect((await fetch(`${app.url}/api/health`)).status).toBe(200);

  await app.kill("SIGTERM");
  const stopped = await doctor({ PORT });
  expect(stopped.said).toMatch(/✓ Server +nothing answers at/);
  expect(stopped.said).toMatch(/✓ Database +all migrations are applied/);
  expect(stopped.code).toBe(0);
  expect(existsSync(path.join(dataDir, "database/cluster/postmaster.pid"))).toBe(false);
});

test("npm run doctor ends with code 1 and says what to do about a secret that others can read and an SMTP server that does not answer", async () => {
  await chmod(path.join(dataDir, "session-secret"), 0o644);
  const smtp = await startSmtpStub();
  const mail = { NEXTAUTH_URL: "http://localhost", MAIL_FROM: "larder@mail.example" };
  const answered = await doctor({
    PORT: String(await findFreePort()),
    ...mail,
    SMTP_URL: smtp.url,
  });
  await smtp.stop();
  expect(answered.said).toMatch(/✓ Mail +the SMTP server answers/);
  expect(answered.said).toContain(`Run: chmod 600 ${path.join(dataDir, "session-secret")}`);
  expect(answered.said).toMatch(/\n1 error, 0 warnings\n$/);
  expect(answered.code).toBe(1);

  const silent = await doctor({ PORT: String(await findFreePort()), ...mail, SMTP_URL: smtp.url });
  expect(silent.said).toMatch(/✗ Mail +the SMTP server \S+ does not accept a connection/);
  expect(silent.said).toContain("2 errors");
});

test("npm run doctor names wrong settings and a database that does not answer", async () => {
  const wrong = await doctor({ PORT: "ten" });
  expect(wrong.said).toMatch(/✗ Settings +PORT must be a number from 1 to 65535\./);
  expect(wrong.code).toBe(1);

  const unreachable = await doctor({
    PORT: String(await findFreePort()),
    DATABASE_URL: "postgresql://larder:secret@127.0.0.1:9/larder",
    NEXTAUTH_SECRET: "x".repeat(32),
  });
  expect(unreachable.said).toMatch(/✗ Database +larder at 127\.0\.0\.1:9 does not answer/);
  expect(unreachable.said).not.toContain("secret@");
  expect(unreachable.code).toBe(1);
});
