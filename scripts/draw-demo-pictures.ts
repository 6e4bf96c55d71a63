import { mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { SMALL_SIDE } from "@/lib/core/photo-sizes";

const SOURCE = "scripts/demo-pictures";
const TARGET = "prisma/demo/pictures";
const WIDTH = 800;
const QUALITY = 80;

/**
 * `npm run draw-demo-pictures`: renders each SVG file of `scripts/demo-pictures` as a photo of the demo household and
 * its small variant. They are rendered in advance, because the app decodes no SVG files.
 */
async function drawDemoPictures(): Promise<void> {
  mkdirSync(TARGET, { recursive: true });
  const files = readdirSync(SOURCE);
  for (const file of files) {
    const { name } = path.parse(file);
    await draw(file, { width: WIDTH, target: `${name}.webp` });
    await draw(file, { width: SMALL_SIDE, target: `${name}-small.webp` });
  }
  console.log(`Drew ${files.length} pictures in ${TARGET}.`);
}

async function draw(file: string, { width, target }: { width: number; target: string }) {
  await sharp(path.join(SOURCE, file))
    .resize({ width })
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(path.join(TARGET, target));
}

await drawDemoPictures();
