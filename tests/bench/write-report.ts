import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { MEASURED } from "./record";

interface Options {
  /** The npm script. */
  command?: string;
  file?: string;
  title?: string;
  /** The processes, the database and the browser of the run, for the introduction of the report. */
  conditions?: string;
}

/** Writes the measurements of the benchmarks and their conditions to a file, by default docs/benchmarks.md. */
export default class WriteReport implements Reporter {
  private readonly sections: string[] = [];

  constructor(private readonly options: Options = {}) {}

  onTestEnd(test: TestCase, result: TestResult): void {
    const rows = result.annotations.filter(({ type }) => type === MEASURED);
    const lines = rows.map(({ description = "" }) => `| ${description} |`);
    const note = result.status === "passed" ? "" : `\n\nIt ended early: ${result.status}.`;
    this.sections.push(
      `## ${test.title}\n\n| what | measured |\n| --- | --- |\n${lines.join("\n")}${note}`,
    );
  }

  onEnd(): void {
    const {
      command = "bench",
      file = "docs/benchmarks.md",
      title = "Benchmarks",
      conditions = "one process, embedded PostgreSQL, Chromium on the same machine",
    } = this.options;
    const day = new Date().toISOString().slice(0, "YYYY-MM-DD".length);
    const introduction =
      `Written by \`npm run ${command}\` on ${day}: ${cpus().length} cores, Node ${process.version}, production ` +
      `build, ${conditions}. Times are for comparison within one run only.`;
    writeFileSync(file, `# ${title}\n\n${introduction}\n\n${this.sections.join("\n\n")}\n`);
  }
}
