import { readdir } from "node:fs/promises";
import path from "node:path";
import { Suspense } from "react";
import { OfflineApp } from "@/components/offline/offline-app";

/**
 * What the service worker keeps for times without a network (docs/decisions/0021). It names every script of
 * the build, so that dialogs that were never opened open then as well.
 */
export default async function OfflinePage() {
  const scripts = await listScripts();
  return (
    <>
      {/* Each address ends with a space: what Next writes next to a text would else seem part of it. */}
      <template data-keep={scripts.map((script) => `${script} `).join("")} />
      <Suspense>
        <OfflineApp />
      </Suspense>
    </>
  );
}

/** The addresses of the build's scripts; none where the host serves them from elsewhere than its own disk. */
async function listScripts(): Promise<string[]> {
  const folder = path.join(process.cwd(), ".next/static/chunks");
  const files = await readdir(folder).catch(() => []);
  return files
    .filter((file) => file.endsWith(".js"))
    .sort()
    .map((file) => `/_next/static/chunks/${file}`);
}
