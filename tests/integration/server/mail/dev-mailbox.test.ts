import { readdir, readFile, rename, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { env, resetEnv } from "@/lib/core/env";
import { openDevMailbox } from "@/lib/platform/embedded/open-dev-mailbox";
import { readKeptMail, readMailbox } from "@/lib/server/mail/dev-mailbox";
import { newMail, outcomeOf, useSettings } from "./mail-support";

afterEach(() => {
  vi.unstubAllEnvs();
  resetEnv();
});

const folder = () => path.join(env().DATA_DIR, "mailbox");

test("an empty dev mailbox returns an empty list, and null for any mail id", async () => {
  expect(await readMailbox()).toEqual([]);
  expect(await readKeptMail("a".repeat(32))).toBeNull();
});

test("the dev mailbox stores each mail once, lists the newest first, and is readable by its owner only", async () => {
  const first = newMail({ subject: "First", headers: { "X-A": "b" } });
  expect(await outcomeOf(first)).toBe("sent");
  expect(await outcomeOf(first)).toBe("sent");
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await outcomeOf(newMail({ subject: "Second" }))).toBe("sent");
  const mails = await readMailbox();
  expect(mails.map(({ subject }) => subject)).toEqual(["Second", "First"]);
  const { idempotencyKey, ...written } = first;
  expect(mails[1]).toMatchObject({
    ...written,
    from: { name: "Larder", address: "larder@localhost" },
  });
  expect(await readKeptMail(mails[1]?.id ?? "")).toEqual(mails[1]);
  expect(JSON.stringify(mails)).not.toContain(idempotencyKey);
  const modes = [folder(), path.join(folder(), `${mails[0]?.id}.json`)].map(
    async (name) => (await stat(name)).mode & 0o077,
  );
  expect(await Promise.all(modes)).toEqual([0, 0]);
});

test("the dev mailbox stores at most 200 mails", async () => {
  for (let count = 0; count < 202; count += 1) await outcomeOf(newMail());
  expect((await readdir(folder())).length).toBe(200);
});

test.each(["../session-secret", "..", "", "a", "A".repeat(32), `${"a".repeat(32)}/..`])(
  "reading a mail of the dev mailbox by the invalid id %j returns null",
  async (id) => {
    await writeFile(path.join(env().DATA_DIR, "session-secret.json"), "{}");
    expect(await readKeptMail(id)).toBeNull();
  },
);

test("sending a mail fails with unavailable when the dev mailbox cannot be written to disk", async () => {
  const file = path.join(env().DATA_DIR, "a-file");
  await writeFile(file, "");
  useSettings({ DATA_DIR: file });
  expect(await outcomeOf(newMail())).toBe("unavailable");
});

describe("openDevMailbox", () => {
  const inData = (name: string) => path.join(env().DATA_DIR, name);

  test("openDevMailbox creates one secret file with mode 600 and returns a URL path that contains the secret", async () => {
    const mailbox = await openDevMailbox(env().DATA_DIR);
    const secret = await readFile(inData("mailbox-secret"), "utf8");
    expect(secret).toMatch(/^[\w-]{32}$/);
    expect((await stat(inData("mailbox-secret"))).mode & 0o777).toBe(0o600);
    expect(mailbox).toEqual({ folder: folder(), path: `/dev/mailbox/${secret}` });
    expect(await openDevMailbox(env().DATA_DIR)).toEqual(mailbox);
  });

  test("openDevMailbox returns no path when NEXTAUTH_URL is the address of another machine", async () => {
    await openDevMailbox(env().DATA_DIR);
    useSettings({ NEXTAUTH_URL: "https://larder.example" });
    expect(await openDevMailbox(env().DATA_DIR)).toEqual({ folder: folder(), path: undefined });
    expect(process.env.LARDER_MAILBOX_SECRET).toBeUndefined();
  });

  test("openDevMailbox returns undefined when a mail service is configured", async () => {
    useSettings({ SMTP_URL: "smtp://mail.example" });
    expect(await openDevMailbox(env().DATA_DIR)).toBeUndefined();
  });

  test("openDevMailbox moves the mails of release 0.1.0 from the outbox folder to the mailbox folder", async () => {
    useSettings({ DATA_DIR: inData("upgraded") });
    await outcomeOf(newMail({ subject: "Former" }));
    await rename(folder(), inData("outbox"));
    await outcomeOf(newMail({ subject: "New" }));
    await openDevMailbox(env().DATA_DIR);
    const subjects = (await readMailbox()).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual(["Former", "New"]);
    expect((await readdir(env().DATA_DIR)).toSorted()).toEqual(["mailbox", "mailbox-secret"]);
  });
});
