import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// The browser cannot tell which elements such a selector concerns: `:has()` beside a universal selector. Each insertion
// of an element anywhere would compute the styles of the whole page again, on every screen.
test("no class styles all children of an element by what the element has", () => {
  const files = ["app", "components"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  );
  const costly = files.filter(
    (file) => /\.tsx?$/.test(file) && /\bhas-\[[^\s"]*\]:\*+:/.test(readFileSync(file, "utf8")),
  );
  expect(costly).toEqual([]);
});
