import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("components use the six type sizes of the style sheet", () => {
  const styles = readFileSync("app/globals.css", "utf8");
  expect(styles.match(/^\s*--text-[a-z0-9]+: [\d.]+rem;/gm)).toHaveLength(6);
  const files = ["app", "components"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  );
  const others = files.filter(
    (file) => file.endsWith(".tsx") && /text-\[[\d.]+(rem|px)\]/.test(readFileSync(file, "utf8")),
  );
  expect(others).toEqual([]);
});
