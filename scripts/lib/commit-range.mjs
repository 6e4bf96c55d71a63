import { execFileSync } from "node:child_process";

/**
 * Returns commitlint's options for the commits to check: those of `COMMIT_RANGE` ("main..HEAD"), else those since the
 * last release tag, else the last commit. A shallow clone may contain neither the range nor a tag.
 * @param {{ folder: string, range?: string }} where
 * @returns {string[] | null} null without a git history, as in an unpacked archive, or without a commit
 *   since the tag
 */
export function commitRange({ folder, range }) {
  /** @param {string[]} args */
  const git = (...args) => {
    try {
      return execFileSync("git", args, { cwd: folder, stdio: "pipe" }).toString().trim();
    } catch {
      return null;
    }
  };
  if (git("rev-parse", "--verify", "HEAD") === null) return null;
  const tag = git("describe", "--tags", "--abbrev=0", "--match=v*");
  for (const wanted of [range, tag && `${tag}..HEAD`]) {
    const count = wanted ? git("rev-list", "--count", wanted) : null;
    if (!wanted || count === null) continue;
    const [from = "", to = ""] = wanted.split("..");
    return count === "0" ? null : [`--from=${from}`, `--to=${to || "HEAD"}`];
  }
  return ["--last"];
}
