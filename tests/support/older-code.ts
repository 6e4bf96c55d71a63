import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { migrationsDir, readMigrations } from "@/lib/platform/migrations/migration-files";

const run = promisify(execFile);

const NO_HISTORY =
  'This test builds older code, so it needs the history of the repository. Run "git fetch --unshallow", or clone the repository.';

/** Older code of this repository, built in a temporary folder. */
export interface OlderCode {
  dir: string;
  /** Deletes the folder. */
  remove(): Promise<void>;
}

/**
 * Builds the last commit whose newest migration is `migration`, with its own packages and scripts. Needs the npm registry
 * or the packages in npm's cache.
 * @throws when the history of the repository is missing
 */
export async function buildOlderCode(migration: string): Promise<OlderCode> {
  const commit = await findLastCommitWith(migration);
  const dir = await mkdtemp(path.join(tmpdir(), "larder-older-"));
  const remove = () => rm(dir, { recursive: true });
  try {
    const archive = path.join(dir, "code.tar");
    await run("git", ["archive", `--output=${archive}`, commit]);
    await run("tar", ["-xf", archive, "-C", dir]);
    const newest = (await readMigrations(migrationsDir(dir))).at(-1)?.name;
    if (newest !== migration) throw new Error(`${commit} has ${newest}, not ${migration}`);
    await run(process.execPath, ["scripts/build.mjs"], {
      cwd: dir,
      env: { ...process.env, npm_config_prefer_offline: "true" },
    });
    return { dir, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Returns the commit before the one that added the next migration; HEAD if no later migration is committed. */
async function findLastCommitWith(migration: string): Promise<string> {
  if ((await git("rev-parse", "--is-shallow-repository")) !== "false") throw new Error(NO_HISTORY);
  const names = (await readMigrations(migrationsDir())).map(({ name }) => name);
  const next = names[names.indexOf(migration) + 1];
  if (next === undefined) return "HEAD";
  const file = `prisma/migrations/${next}/migration.sql`;
  const added = await git("log", "--format=%H", "--diff-filter=A", "--", file);
  return added === "" ? "HEAD" : `${added.split("\n").at(-1)}^`;
}

async function git(...args: string[]): Promise<string> {
  try {
    return (await run("git", args)).stdout.trim();
  } catch (error) {
    throw new Error(NO_HISTORY, { cause: error });
  }
}
