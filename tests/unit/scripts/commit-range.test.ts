import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { commitRange } from "@/scripts/lib/commit-range.mjs";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "larder-commits-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function git(...args: string[]): void {
  const person = ["-c", "user.name=Anna", "-c", "user.email=anna@example.org"];
  execFileSync("git", [...person, ...args], { cwd: folder, stdio: "pipe" });
}

function commit(message: string): void {
  git("commit", "--allow-empty", "--no-gpg-sign", "-m", message);
}

describe("commitRange", () => {
  test("commitRange returns null in a folder without git history", () => {
    git("init");
    expect(commitRange({ folder })).toBeNull();
  });

  test("commitRange returns the last commit when there is no release tag", () => {
    git("init");
    commit("feat: add a shelf");
    git("tag", "draft");
    expect(commitRange({ folder })).toEqual(["--last"]);
  });

  test("commitRange returns the commits since the last release tag", () => {
    git("init");
    commit("feat: add a shelf");
    git("tag", "v1.0.0");
    expect(commitRange({ folder })).toBeNull();
    commit("fix: mend the shelf");
    expect(commitRange({ folder })).toEqual(["--from=v1.0.0", "--to=HEAD"]);
  });

  test("commitRange prefers a given range to the release tag", () => {
    git("init");
    commit("feat: add a shelf");
    git("tag", "v1.0.0");
    git("tag", "base");
    commit("fix: mend the shelf");
    expect(commitRange({ folder, range: "base..HEAD" })).toEqual(["--from=base", "--to=HEAD"]);
    expect(commitRange({ folder, range: "base.." })).toEqual(["--from=base", "--to=HEAD"]);
  });

  test("commitRange returns the last commit when the clone does not contain the given range", () => {
    git("init");
    commit("feat: add a shelf");
    expect(commitRange({ folder, range: "origin/main..HEAD" })).toEqual(["--last"]);
  });
});
