import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { FullResult, Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { compareWith } from "./compare";
import { indexPage } from "./index-page";
import { PICTURE, type Picture, PICTURES_FOLDER } from "./picture";

/** Writes the page of all screenshots, prints their violations of layout and accessibility rules, and fails the run when there are any. */
export default class WriteIndex implements Reporter {
  private readonly pictures: Picture[] = [];

  onBegin(): void {
    rmSync(PICTURES_FOLDER, { recursive: true, force: true });
  }

  onTestEnd(_test: TestCase, result: TestResult): void {
    for (const { type, description = "" } of result.annotations) {
      if (type === PICTURE) this.pictures.push(JSON.parse(description) as Picture);
    }
  }

  /** Fails a run whose tests have passed but whose screenshots have violations. Other runs keep their status. */
  async onEnd({ status }: FullResult): Promise<Pick<FullResult, "status">> {
    const bad = this.pictures.filter(({ violations }) => violations.length > 0);
    for (const { file, violations } of bad) {
      console.log(`\n${file}\n${violations.map((text) => `  ${text}`).join("\n")}`);
    }
    const page = path.resolve(PICTURES_FOLDER, "index.html");
    mkdirSync(PICTURES_FOLDER, { recursive: true });
    writeFileSync(page, indexPage(this.pictures));
    console.log(`\n${this.pictures.length} pictures, ${bad.length} with violations: ${page}`);
    await this.compare(process.env.SCREENS_COMPARE ?? "");
    return { status: status === "passed" && bad.length > 0 ? "failed" : status };
  }

  /** Prints which screenshots differ from those of an earlier run. It does not change the status of the run. */
  private async compare(earlier: string): Promise<void> {
    if (earlier === "") return;
    const files = this.pictures.map(({ file }) => file);
    const differences = await compareWith(earlier, PICTURES_FOLDER, files);
    for (const { file, percent } of differences) {
      console.log(`${percent === null ? "other size" : `${percent.toFixed(2)} %`}  ${file}`);
    }
    console.log(`${differences.length} of ${files.length} pictures differ from ${earlier}`);
  }
}
