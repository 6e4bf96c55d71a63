import { env } from "@/lib/core/env";
import { fillUsernameSkeletons } from "@/lib/features/accounts/server/steps/fill-username-skeletons";
import { fillInSettings } from "@/lib/platform/embedded/fill-in-settings";
import { openDevMailbox } from "@/lib/platform/embedded/open-dev-mailbox";
import { removeServerFile, writeServerFile } from "@/lib/platform/embedded/server-file";
import { readApiRoutes, refusingMethods } from "@/lib/platform/http-server/api-methods";
import { findStaticFiles } from "@/lib/platform/http-server/find-static-files";
import { gatingPages } from "@/lib/platform/http-server/gate-pages";
import { listen } from "@/lib/platform/http-server/http-server";
import { sendingStaticFiles } from "@/lib/platform/http-server/static-files";
import { startEmbeddedRunner } from "@/lib/platform/job-runner/runner";
import { applyMigrations } from "@/lib/platform/migrations/apply-migrations";
import { closeDatabase } from "@/lib/server/db";
import { closeRealtime } from "@/lib/server/realtime/hub";
import { startTelemetry } from "@/lib/server/telemetry/start-telemetry";
import { ensureDemoHousehold } from "@/prisma/seed";
import { describeReady, localAddress } from "./server/addresses";
import { claimDataDir } from "./server/claim-data-dir";
import { limitHeapGrowth } from "./server/limit-heap-growth";
import { runService } from "./server/run-service";
import { startNext } from "./server/start-next";

/** The time that running requests have to finish after a stop signal, in milliseconds. */
const GRACE_MS = 10_000;

const log = (sentence: string) => {
  console.log(sentence);
};

limitHeapGrowth();
runService(async (onStop) => {
  process.env.LARDER_SERVER = "1";
  const { HOST: host, PORT: port, TRUST_PROXY: trustProxy, NODE_ENV } = env();
  const dev = NODE_ENV === "development";
  const web = await listen({ host, port, trustProxy });
  onStop(() => web.close(0));
  // Next starts in parallel with PostgreSQL, which is another process. In development Next starts after
  // PostgreSQL, because Next resets the environment to its initial state whenever a settings file changes.
  const startingNext = dev ? undefined : startNext({ port });
  startingNext?.catch(() => undefined);

  const { databaseUrl, dataDir } = await openDatabase(onStop, { host, port });
  if (env().OTEL_EXPORTER_OTLP_ENDPOINT !== undefined) onStop(await startTelemetry());
  const mailbox = await openDevMailbox(dataDir);
  const app = await (startingNext ?? startNext({ port, devServer: web.server }));
  onStop(() => app.close());
  if (env().JOBS === "embedded") {
    const runner = await startEmbeddedRunner({ databaseUrl });
    onStop(() => runner.stop());
  }

  const staticFiles = dev ? new Set<string>() : await findStaticFiles(process.cwd());
  const routes = dev ? [] : await readApiRoutes(process.cwd());
  const handler = sendingStaticFiles(gatingPages(app.getRequestHandler()), staticFiles);
  web.open(refusingMethods(handler, routes));
  // In development connections are closed at once. Otherwise the WebSockets of open pages would use up the
  // whole grace period.
  onStop(() => web.close(dev ? 0 : GRACE_MS));
  onStop(() => {
    log("Stopping.");
  });
  if (!dev) await fetch(`${localAddress({ host, port })}/api/health`);
  log(describeReady({ host, port, hasDemo: env().DEMO, mailbox }));
});

/** Opens the database, migrates it, and creates the demo household if it is enabled. */
async function openDatabase(
  onStop: (undo: () => unknown) => void,
  listening: { host: string; port: number },
): Promise<{ databaseUrl: string; dataDir: string }> {
  const { dataDir, databaseUrl, embedded } = await fillInSettings(log);
  if (embedded) {
    onStop(() => embedded.stop());
    await claimDataDir(embedded, dataDir);
    onStop(() => removeServerFile(dataDir));
    await writeServerFile(dataDir, { pid: process.pid, address: localAddress(listening) });
  }
  await applyMigrations({ databaseUrl, log });
  onStop(closeDatabase);
  onStop(closeRealtime);
  if (env().DEMO && (await ensureDemoHousehold()) === "created") log("Made the demo household.");
  await fillUsernameSkeletons();
  return { databaseUrl, dataDir };
}
