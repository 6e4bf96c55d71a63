// npm run figures: prints the size of the code base and its limits (CONTRIBUTING.md, "Style").
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const SOURCES = ["app", "components", "inngest", "lib", "prisma", "scripts"];

const sources = readFiles(SOURCES);
const tests = readFiles(["tests"]);
const lengths = sources.map(({ lines }) => lines.length).sort((a, b) => a - b);
const all = [...sources, ...tests];

const figures = [
  { name: "lines of a source file, median", value: percentile(lengths, 0.5), limit: 45 },
  { name: "lines of a source file, 90th percentile", value: percentile(lengths, 0.9), limit: 110 },
  {
    name: "lines of the longest file",
    value: Math.max(...all.map(({ lines }) => lines.length)),
    limit: 300,
  },
  {
    name: "disabled lint rules",
    value: count(all, (line) => /(\/\/|\*) (eslint|oxlint)-disable/.test(line)),
    limit: 10,
  },
  { name: "source files", value: sources.length },
  { name: "lines of source code without comments and blank lines", value: count(sources, isCode) },
  { name: "lines of test code without comments and blank lines", value: count(tests, isCode) },
];

for (const { name, value, limit } of figures) {
  const isOver = limit !== undefined && value > limit;
  if (isOver) process.exitCode = 1;
  const bound = limit === undefined ? "" : ` (limit ${limit})${isOver ? " ✗" : ""}`;
  console.log(`${String(value).padStart(7)}  ${name}${bound}`);
}

/** @param {string[]} folders */
function readFiles(folders) {
  return execFileSync("git", ["ls-files", ...folders], { encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .map((file) => ({ lines: readFileSync(file, "utf8").trimEnd().split("\n") }));
}

/**
 * @param {{ lines: string[] }[]} files
 * @param {(line: string) => boolean} matches
 */
function count(files, matches) {
  return files.reduce((sum, { lines }) => sum + lines.filter(matches).length, 0);
}

/** @param {string} line */
function isCode(line) {
  return !/^\s*($|\/\/|\/?\*|\{\/\*)/.test(line);
}

/**
 * @param {number[]} sorted
 * @param {number} part from 0 to 1
 */
function percentile(sorted, part) {
  return sorted[Math.floor(sorted.length * part)] ?? 0;
}
