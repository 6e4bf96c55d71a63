import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The first versions without attacks that are known. */
const floors: Record<string, string> = {
  next: "16.2.6",
  react: "19.2.6",
  "react-dom": "19.2.6",
  "next-auth": "4.24.15",
  nodemailer: "8.0.0",
};

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, { version?: string }>;
};

/** Every version of a package that gets installed, inside other packages too. */
function installedVersions(name: string): string[] {
  return Object.entries(packages)
    .filter(([place]) => place.endsWith(`node_modules/${name}`))
    .map(([, { version = "" }]) => version);
}

/** Whether a plain version is at least another one. */
function isAtLeast(version: string, floor: string): boolean {
  const [own = [], other = []] = [version, floor].map((text) => text.split(".").map(Number));
  const different = own.findIndex((part, index) => part !== other[index]);
  return different === -1 || (own[different] ?? 0) > (other[different] ?? 0);
}

test.each(Object.entries(floors))("%s is %s or newer, wherever it is installed", (name, floor) => {
  const versions = installedVersions(name);
  expect(versions).not.toEqual([]);
  for (const version of versions) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(isAtLeast(version, floor), `${name} ${version}`).toBe(true);
  }
});

test.each([
  ["16.2.6", "16.2.6", true],
  ["16.10.0", "16.2.6", true],
  ["16.2.5", "16.2.6", false],
  ["15.9.9", "16.2.6", false],
])("%s against a floor of %s: %s", (version, floor, expected) => {
  expect(isAtLeast(version, floor)).toBe(expected);
});
