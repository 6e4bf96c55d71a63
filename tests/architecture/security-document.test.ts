import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const text = readFileSync("docs/security.md", "utf8");

test("every test and file that docs/security.md names exists", () => {
  const tests = [...text.matchAll(/`([\w/-]+\.(?:test|spec)\.tsx?)`/g)].map(
    ([, path]) => `tests/${path ?? ""}`,
  );
  const files = [...text.matchAll(/`((?:lib|docs|components)(?!\/[^`]*\.test\.)\/[\w./-]+)`/g)].map(
    ([, path]) => path ?? "",
  );
  expect(tests.length).toBeGreaterThan(30);
  expect([...tests, ...files].filter((path) => !existsSync(path))).toEqual([]);
});

test("docs/security.md mentions each of the 17 chapters of OWASP ASVS 5.0", () => {
  for (let chapter = 1; chapter <= 17; chapter += 1)
    expect(text, `V${chapter}`).toMatch(new RegExp(`\\bV${chapter}\\b|\\| ${chapter}\\.`));
});
