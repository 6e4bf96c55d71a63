import { readdir } from "node:fs/promises";
import path from "node:path";

/**
 * Returns the addresses of the scripts and style sheets that the build has compressed; none without a build.
 */
export async function findStaticFiles(projectDir: string): Promise<ReadonlySet<string>> {
  const folder = path.join(projectDir, ".next/static");
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  return new Set(
    files
      .filter((file) => /\.(js|css)\.br$/.test(file))
      .map((file) => `/_next/static/${file.slice(0, -".br".length).split(path.sep).join("/")}`),
  );
}
