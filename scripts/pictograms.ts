import { readFileSync } from "node:fs";
import path from "node:path";
import { findPictogram } from "@/lib/features/pictograms/model/match-name";

/** `npm run pictograms -- FILE`: prints the concept of each name in FILE, one name a line. */
function printPictograms(file: string | undefined): void {
  if (file === undefined) {
    console.error("Name one file, such as: npm run pictograms -- names.txt");
    process.exitCode = 1;
    return;
  }
  const text = readFileSync(path.resolve(process.env.INIT_CWD ?? "", file), "utf8");
  for (const name of text.split(/\r?\n/)) {
    if (name.trim()) console.log(`${name}\t${findPictogram(name)?.concept ?? "-"}`);
  }
}

printPictograms(process.argv[2]);
