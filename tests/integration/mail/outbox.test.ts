import { readdir, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { env, resetEnv } from "@/lib/core/env";
import { readKeptMail, readOutbox } from "@/lib/server/mail/outbox";
import { newMail, outcomeOf, useSettings } from "./mail-support";

afterEach(() => {
  vi.unstubAllEnvs();
  resetEnv();
});

const folder = () => path.join(env().DATA_DIR, "outbox");

test("an outbox that nobody wrote to is empty", async () => {
  expect(await readOutbox()).toEqual([]);
  expect(await readKeptMail("a".repeat(32))).toBeNull();
});

test("mails are kept as they would have been sent, the newest first, for the owner's eyes only", async () => {
  const first = newMail({ subject: "First", headers: { "X-A": "b" } });
  expect(await outcomeOf(first)).toBe("sent");
  expect(await outcomeOf(first)).toBe("sent");
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await outcomeOf(newMail({ subject: "Second" }))).toBe("sent");
  const mails = await readOutbox();
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

test("the oldest mails leave once there are 200", async () => {
  for (let count = 0; count < 202; count += 1) await outcomeOf(newMail());
  expect((await readdir(folder())).length).toBe(200);
});

test.each(["../session-secret", "..", "", "a", "A".repeat(32), `${"a".repeat(32)}/..`])(
  "%j is no mail's name",
  async (id) => {
    await writeFile(path.join(env().DATA_DIR, "session-secret.json"), "{}");
    expect(await readKeptMail(id)).toBeNull();
  },
);

test("a disk that takes nothing is a provider out of reach", async () => {
  const file = path.join(env().DATA_DIR, "a-file");
  await writeFile(file, "");
  useSettings({ DATA_DIR: file });
  expect(await outcomeOf(newMail())).toBe("unavailable");
});
