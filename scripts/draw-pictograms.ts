import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { paths } from "@/lib/core/paths";
import { listPictures } from "@/lib/features/pictograms/model/topics";

const SOURCE = "node_modules/@iconify-json/fluent-emoji-flat/icons.json";

const iconSet = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });

/**
 * `npm run draw-pictograms`: writes an SVG file for each picture that a concept names. After an update of the
 * icon package, change `PICTOGRAMS_VERSION` before running it.
 */
function drawPictograms(): void {
  const { icons } = iconSet.parse(JSON.parse(readFileSync(SOURCE, "utf8")));
  const folder = path.join("public", path.dirname(paths.pictogram("")));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const picture of listPictures()) {
    const body = icons[picture]?.body;
    if (body === undefined) throw new Error(`${SOURCE} has no picture "${picture}".`);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${body}</svg>\n`;
    writeFileSync(path.join("public", paths.pictogram(picture)), svg);
  }
  console.log(`Wrote ${listPictures().length} pictures to ${folder}.`);
}

drawPictograms();
