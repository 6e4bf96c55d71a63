import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

/** The difference of a colour channel, of 255, from which a pixel counts as changed. */
const LEAST_CHANGE = 8;

/** A screenshot that differs from the one of an earlier run. */
export interface Difference {
  file: string;
  /** The share of the pixels that differ, in per cent; null if the two screenshots have different sizes. */
  percent: number | null;
}

/**
 * Compares screenshots with those of an earlier run, and returns those that differ, the most different first. Writes a
 * picture with the differing pixels in red beside each of them. Leaves out those that the earlier run did not take.
 */
export async function compareWith(
  earlier: string,
  folder: string,
  files: readonly string[],
): Promise<Difference[]> {
  const differences: Difference[] = [];
  for (const file of files) {
    if (!existsSync(path.join(earlier, file))) continue;
    const percent = await compareTwo(path.join(earlier, file), path.join(folder, file));
    if (percent !== 0) differences.push({ file, percent });
  }
  return differences.toSorted((a, b) => (b.percent ?? 100) - (a.percent ?? 100));
}

async function compareTwo(earlier: string, now: string): Promise<number | null> {
  const [before, after] = await Promise.all([earlier, now].map(pixelsOf));
  if (!before || !after || before.info.width !== after.info.width) return null;
  if (before.info.height !== after.info.height) return null;
  const { width, height } = after.info;
  const drawn = Buffer.alloc(after.data.length);
  let changed = 0;
  for (let at = 0; at < after.data.length; at += 3) {
    const isChanged = [at, at + 1, at + 2].some(
      (index) => Math.abs((before.data[index] ?? 0) - (after.data[index] ?? 0)) >= LEAST_CHANGE,
    );
    if (isChanged) changed += 1;
    // Pixels that are equal are shown pale, so that the place of the red ones is recognizable.
    const pale = 192 + Math.floor((after.data[at + 1] ?? 0) / 4);
    drawn.set(isChanged ? [220, 0, 0] : [pale, pale, pale], at);
  }
  if (changed === 0) return 0;
  await sharp(drawn, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(now.replace(/\.png$/, "-difference.png"));
  return (100 * changed) / (width * height);
}

const pixelsOf = (file: string) =>
  sharp(file).removeAlpha().toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
