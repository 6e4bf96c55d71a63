import { createServer } from "node:http";
import { startEmbeddedRunner } from "@/inngest/embedded/runner";
import { env } from "@/lib/core/env";
import { closeDatabase } from "@/lib/server/db";
import { fillInSettings } from "@/lib/server/embedded/fill-in-settings";
import { removeServerFile, writeServerFile } from "@/lib/server/embedded/server-file";
import { findSmallFiles } from "@/lib/server/http-server/find-small-files";
import { listen } from "@/lib/server/http-server/http-server";
import { sendingSmallFiles } from "@/lib/server/http-server/small-files";
import { closeLive } from "@/lib/server/live/hub";
import { applyMigrations } from "@/lib/server/migrations/apply-migrations";
import { ensureDemoHousehold } from "@/prisma/seed";
import { describeReady, localAddress } from "./server/addresses";
import { claimDataDir } from "./server/claim-data-dir";
import { live } from "./server/life";

/** How long requests that run when the server is told to stop may take to finish. */
const GRACE_MS = 10_000;

const log = (sentence: string) => {
  console.log(sentence);
};

live(async (onStop) => {
  process.env.LARDER_SERVER = "1";
  const { HOST: host, PORT: port, TRUST_PROXY: trustProxy, NODE_ENV } = env();
  const web = await listen({ host, port, trustProxy });
  onStop(() => web.close(0));
  // Loading Next's code takes as long as starting the database: both at once.
  const loadingNext = import("next");

  const { dataDir, databaseUrl, embedded } = await fillInSettings(log);
  if (embedded) {
    onStop(() => embedded.stop());
    await claimDataDir(embedded, dataDir);
    onStop(() => removeServerFile(dataDir));
    await writeServerFile(dataDir, { pid: process.pid, address: localAddress({ host, port }) });
  }
  await applyMigrations({ databaseUrl, log });
  onStop(closeDatabase);
  onStop(closeLive);
  if (env().DEMO && (await ensureDemoHousehold()) === "created") log("Made the demo household.");

  const dev = NODE_ENV === "development";
  const { default: createNext } = await loadingNext;
  const app = createNext({
    dev,
    quiet: !dev,
    dir: process.cwd(),
    hostname: "localhost",
    port,
    // Next listens for WebSockets there: the reload needs them; in production it would leave each one
    // hanging, so it gets a server that nothing ever reaches.
    httpServer: dev ? web.server : createServer(),
  });
  await app.prepare();
  onStop(() => app.close());

  if (env().JOBS === "embedded") {
    const runner = await startEmbeddedRunner({ databaseUrl });
    onStop(() => runner.stop());
  }

  const smallFiles = dev ? new Set<string>() : await findSmallFiles(process.cwd());
  web.open(sendingSmallFiles(app.getRequestHandler(), smallFiles));
  // The reload's WebSockets of open pages would use up all the time.
  onStop(() => web.close(dev ? 0 : GRACE_MS));
  onStop(() => {
    log("Stopping.");
  });
  if (!dev) await fetch(`${localAddress({ host, port })}/api/health`);
  log(describeReady({ host, port }, env().DEMO));
});
