import { chown, copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { ApiClient } from "@/tests/support/api-client";
import {
  type Container,
  runInContainer,
  startContainer as startUntracked,
} from "@/tests/support/container/container";
import {
  addItem,
  completeCheck,
  PASSWORD,
  register,
  upload,
  waitForList,
} from "@/tests/support/household-job";
import { startTemporaryCluster } from "@/tests/support/temporary-cluster";

/** The user of the image. */
const UID = 1000;
const RELEASE_0_1_0 = "tests/fixtures/release-0.1.0.backup";

let backups: string;
const running: Container[] = [];

beforeAll(async () => {
  backups = await mkdtemp(path.join(tmpdir(), "larder-backups-"));
  await chown(backups, UID, UID);
  await copyFile(RELEASE_0_1_0, path.join(backups, "release-0.1.0"));
});

afterEach(async () => {
  for (const container of running.splice(0)) await container.stop();
});

afterAll(() => rm(backups, { recursive: true }));

async function startContainer(volume: string, env?: Record<string, string>): Promise<Container> {
  const container = await startUntracked({ volume, env, backups });
  running.push(container);
  return container;
}

/** Registers "anna", adds an item with a photo, and completes a check. Returns when the list has its rationales. */
async function doTheMainJob(url: string): Promise<ApiClient> {
  const anna = new ApiClient(url);
  await register(anna, "anna");
  const itemId = await addItem(anna, { photo: await upload(anna) });
  const list = await waitForList(anna, await completeCheck(anna, itemId));
  expect(list.items).toMatchObject([{ quantity: 3 }]);
  return anna;
}

async function signIn(url: string, username = "anna", password = PASSWORD): Promise<ApiClient> {
  const person = new ApiClient(url);
  await person.call("POST", "/api/login", { username, password });
  return person;
}

/** Returns what belongs to the household: items, shopping lists, and the size of the item's photo. */
async function contentsFor(person: ApiClient) {
  const items = await person.call<{ photo: string }[]>("GET", "/api/items");
  const photo = await person.bytes(`/api/files/${items[0]?.photo}`);
  return {
    items,
    lists: await person.call("GET", "/api/shopping-lists"),
    photoBytes: photo.byteLength,
  };
}

test("the container registers a user, completes a check and makes its list as an unprivileged user on a read-only file system", async () => {
  const container = await startContainer("main");
  await doTheMainJob(container.url);
  const status = await container.exec("cat", "/proc/1/status");
  expect(status).toMatch(new RegExp(`^Uid:\\s${UID}\\s${UID}\\s${UID}\\s${UID}$`, "m"));
  expect(status).toMatch(/^CapBnd:\s0+$/m);
  expect(status).toMatch(/^NoNewPrivs:\s1$/m);
  for (const folder of ["/app", "/app/.next", "/etc", "/var/tmp"]) {
    const writing = container.exec("touch", `${folder}/file`);
    await expect(writing).rejects.toThrow(/Read-only file system/);
  }
  expect(await container.output()).not.toMatch(/EROFS|read-only/i);
});

test("the container stops PostgreSQL and ends with code 0 after SIGTERM", async () => {
  const container = await startContainer("stopped");
  expect(await container.stop()).toBe(0);
  running.splice(0);
  expect(await container.output()).toContain("Stopping.");
  const files = await runInContainer({ volume: "stopped" }, "ls", "/data/database/cluster");
  expect(files).toContain("PG_VERSION");
  expect(files).not.toContain("postmaster.pid");
});

test("after a SIGKILL the next container on the volume has the items, lists and photo that the killed one acknowledged", async () => {
  const killed = await startContainer("killed");
  const before = await contentsFor(await doTheMainJob(killed.url));
  await killed.kill();
  running.splice(0);
  const next = await startContainer("killed");
  expect(await contentsFor(await signIn(next.url))).toEqual(before);
});

test("the backup of a running container is restored to another volume with equal contents", async () => {
  const source = await startContainer("source");
  const before = await contentsFor(await doTheMainJob(source.url));
  await source.exec("node", "dist/backup.mjs", "/backups/source");
  await runInContainer(
    { volume: "target", backups },
    "node",
    "dist/restore.mjs",
    "/backups/source",
  );
  const target = await startContainer("target");
  expect(await contentsFor(await signIn(target.url))).toEqual(before);
});

test("a second container refuses the volume of a running container, which continues to serve", async () => {
  const first = await startContainer("shared");
  const before = await contentsFor(await doTheMainJob(first.url));
  const second = runInContainer({ volume: "shared" }, "node", "dist/serve.mjs");
  await expect(second).rejects.toThrow(/is running in another container/);
  expect(await contentsFor(await signIn(first.url))).toEqual(before);
});

test("the container restores the backup of release 0.1.0 and serves its household", async () => {
  const where = { volume: "upgraded", backups };
  await runInContainer(where, "node", "dist/restore.mjs", "/backups/release-0.1.0");
  const container = await startContainer("upgraded");
  const petra = await signIn(container.url, "petra", "fixture-password");
  expect(await petra.call("GET", "/api/locations")).toMatchObject([
    { name: "Küche" },
    { name: "Cellar" },
    { name: "Attic" },
  ]);
  expect(await petra.call("GET", "/api/items")).toHaveLength(6);
  expect(await petra.call("GET", "/api/shopping-lists")).toHaveLength(2);
});

test("the commands migrate, seed and job run in the container, and the command doctor reports no errors", async () => {
  const container = await startContainer("commands");
  const run = (name: string, ...args: string[]) =>
    container.exec("node", `dist/${name}.mjs`, ...args);
  expect(await run("migrate")).toContain("up to date");
  expect(await run("seed", "--reset")).toContain("demo");
  expect(await run("job", "clean-up")).toContain("completed");
  expect(await run("doctor")).toMatch(/\n0 errors,/);
});

test("with DATABASE_URL, telemetry and empty settings, the container uses that database and stores mails on its volume", async () => {
  const outside = await startTemporaryCluster();
  const container = await startContainer("outside", {
    DATABASE_URL: outside.url,
    NEXTAUTH_SECRET: "a secret of thirty-two characters",
    // No collector listens at this address. The setting still makes the server load the telemetry packages.
    OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1",
    // An .env file that was copied from .env.example has empty values.
    NEXTAUTH_URL: "",
    LOG_LEVEL: "",
  });
  await doTheMainJob(container.url);
  await new ApiClient(container.url).call("POST", "/api/password/forgot", {
    email: "anna@mail.example",
  });
  await vi.waitFor(async () => expect(await container.exec("ls", "/data/mailbox")).not.toBe(""), {
    timeout: 30_000,
    interval: 500,
  });
  expect(await container.stop()).toBe(0);
  running.splice(0);
  await outside.stop();
  expect(await runInContainer({ volume: "outside" }, "ls", "/data")).not.toContain("database");
});
