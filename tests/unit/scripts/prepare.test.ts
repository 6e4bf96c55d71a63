import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const run = promisify(execFile);

// A project of its own with our scripts and an npm that only takes notes.
let project: string;
const at = (name: string) => path.join(project, name);

beforeEach(async () => {
  project = await mkdtemp(path.join(tmpdir(), "larder-scripts-"));
  await cp("scripts", at("scripts"), { recursive: true });
  await mkdir(at("bin"));
  await writeFile(at("bin/npm"), '#!/bin/sh\necho "$@" >> npm-calls\n', { mode: 0o755 });
});

afterEach(() => rm(project, { recursive: true }));

/** Runs a line of code in the project, with everything of the named modules at hand. */
async function evaluate(modules: string[], code: string): Promise<string> {
  const imports = modules.map((name) => `import * as ${name} from "./scripts/lib/${NAMES[name]}";`);
  await writeFile(at("line.mjs"), `${imports.join("\n")}\n${code}`);
  const { stdout } = await run(process.execPath, ["line.mjs"], {
    cwd: project,
    env: { NODE_ENV: "production", PATH: `${at("bin")}:${process.env.PATH}` },
  });
  return stdout;
}

const NAMES: Record<string, string> = {
  dependencies: "ensure-dependencies.mjs",
  prints: "fingerprint.mjs",
};

describe("the packages", () => {
  const ensure = async () => {
    await evaluate(["dependencies"], "await dependencies.ensureDependencies();");
    return readFile(at("npm-calls"), "utf8").catch(() => "");
  };
  const writeLock = (file: string, packages: Record<string, object>) =>
    writeFile(at(file), JSON.stringify({ packages: { "": {}, ...packages } }));

  beforeEach(async () => {
    await mkdir(at("node_modules"));
    await writeLock("package-lock.json", {
      "node_modules/a": { version: "1.0.0" },
      "node_modules/for-another-platform": { version: "1.0.0", optional: true },
    });
  });

  test("are left alone when they are what the lock file says", async () => {
    await writeLock("node_modules/.package-lock.json", { "node_modules/a": { version: "1.0.0" } });
    expect(await ensure()).toBe("");
  });

  test.each([
    ["when an install was interrupted", undefined],
    ["when one has another version", { "node_modules/a": { version: "0.9.0" } }],
    ["when one is missing", {}],
  ])("are installed %s, those for the build included", async (_, installed) => {
    if (installed) await writeLock("node_modules/.package-lock.json", installed);
    expect(await ensure()).toBe("ci --include=dev --no-audit --no-fund\n");
  });
});

describe("the stamp on finished work", () => {
  const needsWork = async () =>
    (
      await evaluate(
        ["prints"],
        'console.log(!prints.hasStamp("work", prints.fingerprint(["src", "missing"])));',
      )
    ).trim();
  const work = (body: string) =>
    evaluate(
      ["prints"],
      `await prints.workAndStamp("work", prints.fingerprint(["src", "missing"]), async () => { ${body} });`,
    );

  beforeEach(async () => {
    await mkdir(at("src"));
    await writeFile(at("src/a"), "a");
  });

  test("is good until a file changes, comes or goes", async () => {
    expect(await needsWork()).toBe("true");
    await work("");
    expect(await needsWork()).toBe("false");
    await writeFile(at("src/a"), "b");
    expect(await needsWork()).toBe("true");
    await writeFile(at("src/a"), "a");
    expect(await needsWork()).toBe("false");
    await writeFile(at("missing"), "");
    expect(await needsWork()).toBe("true");
  });

  test("is gone when the work is interrupted", async () => {
    await work("");
    await expect(work("process.exit(1);")).rejects.toThrow();
    expect(await needsWork()).toBe("true");
  });
});
