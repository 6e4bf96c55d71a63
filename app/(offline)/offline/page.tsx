import { readdir } from "node:fs/promises";
import path from "node:path";
import { Suspense } from "react";
import { OfflineApp } from "@/components/offline/offline-app";

/**
 * Renders the document that the service worker caches for offline use (docs/decisions/0021). It
 * lists every script of the build, so that dialogs that were never opened also open offline.
 */
export default async function OfflinePage() {
  const scripts = await listScripts();
  return (
    <>
      {/* Each script URL ends with a space. Otherwise the markup that Next adds after a text
          would seem part of the URL. */}
      <template data-keep={scripts.map((script) => `${script} `).join("")} />
      <Suspense>
        <OfflineApp />
      </Suspense>
    </>
  );
}

/**
 * Returns the URLs of the scripts of the build. The list is empty on hosts that do not serve them
 * from their own disk.
 */
async function listScripts(): Promise<string[]> {
  const folder = path.join(process.cwd(), ".next/static/chunks");
  const files = await readdir(folder).catch(() => []);
  return files
    .filter((file) => file.endsWith(".js"))
    .sort()
    .map((file) => `/_next/static/chunks/${file}`);
}
