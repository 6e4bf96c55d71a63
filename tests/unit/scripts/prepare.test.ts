import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const run = promisify(execFile);

// A temporary project with our scripts and a fake npm that records its arguments.
let project: string;
const at = (name: string) => path.join(project, name);

beforeEach(async () => {
  project = await mkdtemp(path.join(tmpdir(), "larder-scripts-"));
  await cp("scripts", at("scripts"), { recursive: true });
  await mkdir(at("bin"));
  await writeFile(at("bin/npm"), '#!/bin/sh\necho "$@" >> npm-calls\n', { mode: 0o755 });
});

afterEach(() => rm(project, { recursive: true }));

/** Runs a line of code in the project after importing the named modules. */
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

describe("installation of packages before the start", () => {
  const ensure = async (options = {}) => {
    const given = JSON.stringify(options);
    await evaluate(["dependencies"], `await dependencies.ensureDependencies(${given});`);
    return readFile(at("npm-calls"), "utf8").catch(() => "");
  };
  const writeLock = (file: string, packages: Record<string, object>) =>
    writeFile(at(file), JSON.stringify({ packages: { "": {}, ...packages } }));

  beforeEach(async () => {
    await mkdir(at("node_modules"));
    await writeLock("package-lock.json", {
      "node_modules/a": { version: "1.0.0" },
      "node_modules/for-another-platform": { version: "1.0.0", optional: true },
      "node_modules/for-tests": { version: "1.0.0", dev: true },
    });
  });

  test("the prepare step installs no packages when they match the lock file", async () => {
    await writeLock("node_modules/.package-lock.json", {
      "node_modules/a": { version: "1.0.0" },
      "node_modules/for-tests": { version: "1.0.0" },
    });
    expect(await ensure()).toBe("");
  });

  test("a first start installs no packages of tests, and a first check adds them", async () => {
    await rm(at("node_modules"), { recursive: true });
    const started = "ci --omit=dev --no-audit --no-fund\n";
    expect(await ensure({ isForStart: true })).toBe(started);
    await mkdir(at("node_modules"));
    await writeLock("node_modules/.package-lock.json", { "node_modules/a": { version: "1.0.0" } });
    expect(await ensure({ isForStart: true })).toBe(started);
    expect(await ensure()).toBe(`${started}install --no-save --include=dev --no-audit --no-fund\n`);
  });

  test.each([
    ["when an install was interrupted", undefined],
    ["when a package has another version", { "node_modules/a": { version: "0.9.0" } }],
    ["when a package is missing", {}],
  ])(
    "the prepare step installs packages, including those for the build, %s",
    async (_, installed) => {
      if (installed) await writeLock("node_modules/.package-lock.json", installed);
      expect(await ensure({ isForStart: true })).toBe("ci --include=dev --no-audit --no-fund\n");
    },
  );
});

describe("the stamp of a finished build step", () => {
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

  test("the stamp of a build step is valid until an input file changes or is created", async () => {
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

  test("the stamp of a build step is missing after the step was interrupted", async () => {
    await work("");
    await expect(work("process.exit(1);")).rejects.toThrow();
    expect(await needsWork()).toBe("true");
  });
});
