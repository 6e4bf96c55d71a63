import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { run } from "./run";

declare module "vitest" {
  export interface ProvidedContext {
    /** The folder with the images, containers and volumes of this test run. */
    store: string;
  }
}

const RELEASE = "bookworm";
const CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt";
const ISOLATION = ["--isolation", "chroot"];

/** Options of buildah and podman for images and containers in `store`. */
export const inStore = (store: string): string[] => [
  `--root=${store}/store`,
  `--runroot=${store}/run`,
  "--storage-driver=vfs",
];

/** Builds the image "larder" from the Dockerfile, once for all tests. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const store = await mkdtemp(path.join(tmpdir(), "larder-image-"));
  const tearDown = () => rm(store, { recursive: true });
  try {
    await buildBase(store);
    await buildImage(store);
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide("store", store);
  return tearDown;
}

/** Builds the base "localhost/base" without an image registry: Debian with the Node and npm of this machine. */
async function buildBase(store: string): Promise<void> {
  const buildah = (...args: string[]) => run("buildah", [...inStore(store), ...args]);
  const npm = path.join(await run("npm", ["root", "--global"]), "npm");
  const base = await buildah("from", "scratch");
  await buildah("add", base, await makeDebian(), "/");
  await buildah("add", base, process.execPath, "/usr/bin/node");
  await buildah("add", base, npm, "/usr/lib/node_modules/npm");
  const link = ["ln", "-s", "../lib/node_modules/npm/bin/npm-cli.js", "/usr/bin/npm"];
  await buildah("run", ...ISOLATION, base, ...link);
  if (existsSync(CERTIFICATES)) await buildah("add", base, CERTIFICATES, CERTIFICATES);
  await buildah("commit", "--rm", base, "localhost/base");
}

async function buildImage(store: string): Promise<void> {
  const npmrc = path.join(store, "npmrc");
  await writeFile(npmrc, await readNpmSettings(), { mode: 0o600 });
  await run("buildah", [
    ...inStore(store),
    "build",
    ...ISOLATION,
    // The default image format, OCI, cannot contain the health check of the Dockerfile.
    "--format=docker",
    "--build-arg=BASE=localhost/base",
    `--secret=id=npmrc,src=${npmrc}`,
    "--tag=localhost/larder",
    ".",
  ]);
}

/** Returns the path of an archive with Debian's file system, which is made once. */
async function makeDebian(): Promise<string> {
  const folder = path.resolve("node_modules/.cache/container");
  const archive = path.join(folder, `${RELEASE}.tar`);
  if (existsSync(archive)) return archive;
  await mkdir(folder, { recursive: true });
  const draft = path.join(folder, "draft.tar");
  await run("mmdebstrap", ["--variant=minbase", "--include=libstdc++6", RELEASE, draft]);
  await rename(draft, archive);
  return archive;
}

/** Returns the settings with which npm reaches its registry on this machine. */
async function readNpmSettings(): Promise<string> {
  const files = [];
  for (const kind of ["globalconfig", "userconfig"]) {
    const file = await run("npm", ["config", "get", kind]);
    if (existsSync(file)) files.push(await readFile(file, "utf8"));
  }
  const registry = await run("npm", ["config", "get", "registry"]);
  return [...files, `registry=${registry}`, ""].join("\n");
}
