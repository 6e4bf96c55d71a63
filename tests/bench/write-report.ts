import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { MEASURED } from "./record";

/** Writes the measurements of the benchmarks and their conditions to docs/benchmarks.md. */
export default class WriteReport implements Reporter {
  private readonly sections: string[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    const rows = result.annotations.filter(({ type }) => type === MEASURED);
    const lines = rows.map(({ description = "" }) => `| ${description} |`);
    const note = result.status === "passed" ? "" : `\n\nIt ended early: ${result.status}.`;
    this.sections.push(
      `## ${test.title}\n\n| what | measured |\n| --- | --- |\n${lines.join("\n")}${note}`,
    );
  }

  onEnd(): void {
    const day = new Date().toISOString().slice(0, "YYYY-MM-DD".length);
    const conditions =
      `Written by \`npm run bench\` on ${day}: ${cpus().length} cores, Node ${process.version}, production build, ` +
      "one process, embedded PostgreSQL, Chromium on the same machine. Times are for comparison within one run only.";
    writeFileSync(
      "docs/benchmarks.md",
      `# Benchmarks\n\n${conditions}\n\n${this.sections.join("\n\n")}\n`,
    );
  }
}
