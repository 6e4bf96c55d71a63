import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readSettings } from "@/scripts/lib/read-settings.mjs";

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), "larder-settings-"));
});

afterEach(() => rmSync(dir, { recursive: true }));

test("readSettings reads a file, prefers the shell's variables and ignores empty values", () => {
  const file = path.join(dir, ".env");
  writeFileSync(file, '# a comment\nLARDER_A="from the file"\nLARDER_B=from the file\nLARDER_C=\n');
  vi.stubEnv("LARDER_A", undefined);
  vi.stubEnv("LARDER_B", "from the shell");
  vi.stubEnv("LARDER_C", undefined);
  readSettings(file);
  expect(process.env.LARDER_A).toBe("from the file");
  expect(process.env.LARDER_B).toBe("from the shell");
  expect(process.env.LARDER_C).toBeUndefined();
});

test("readSettings throws no error when the file does not exist", () => {
  expect(() => readSettings(path.join(dir, "none"))).not.toThrow();
});
