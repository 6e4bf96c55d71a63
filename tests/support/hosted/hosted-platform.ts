import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type AnthropicStub, startAnthropicStub } from "../anthropic-stub";
import { type ResendStub, startResendStub } from "../resend-stub";
import { startUploadThingStub, TOKEN, type UploadThingStub } from "../uploadthing-stub";
import { type DebianDatabase, query, startDebianDatabase } from "./debian-database";
import { type FrontProxy, PUBLIC_HOST, startFrontProxy } from "./front-proxy";
import { type InngestCloud, inngestSettings, startInngestCloud } from "./inngest-cloud";
import { runToEnd } from "./loopback-process";
import { type NextInstance, startNextInstance } from "./next-start";

/** Everything that a hosted app consists of, on loopback. */
export interface HostedPlatform {
  /** The address of the proxy in front of the instances. */
  url: string;
  database: DebianDatabase;
  inngest: InngestCloud;
  anthropic: AnthropicStub;
  resend: ResendStub;
  uploadThing: UploadThingStub;
  proxy: FrontProxy;
  /** The settings of the instances. */
  settings: Record<string, string>;
  instances: NextInstance[];
  /** Starts another instance behind the proxy. */
  addInstance: (extra?: Record<string, string>) => Promise<NextInstance>;
  stop: () => Promise<void>;
}

/**
 * Starts the services, prepares the database as docs/operations.md describes it, and starts two instances under
 * `next start` behind the proxy.
 */
export async function startHostedPlatform(): Promise<HostedPlatform> {
  const [database, inngest, anthropic, resend, uploadThing, proxy] = await Promise.all([
    startDebianDatabase(),
    startInngestCloud(),
    startAnthropicStub(),
    startResendStub(),
    startUploadThingStub(),
    startFrontProxy(),
  ]);
  const settings: Record<string, string> = {
    DATABASE_URL: database.pooledUrl,
    DATABASE_DIRECT_URL: database.directUrl,
    NEXTAUTH_SECRET: "a secret of the hosted tests and of nothing else",
    NEXTAUTH_URL: `https://${PUBLIC_HOST}`,
    MAIL_FROM: "Larder <larder@mail.example>",
    RESEND_API_KEY: "re_of-the-tests",
    RESEND_BASE_URL: resend.url,
    ANTHROPIC_API_KEY: "of-the-tests",
    ANTHROPIC_BASE_URL: anthropic.url,
    UPLOADTHING_TOKEN: TOKEN,
    UPLOADTHING_INGEST_URL: uploadThing.url,
    UPLOADTHING_API_URL: uploadThing.url,
    AVATARS: "off",
    ...inngestSettings(inngest.url),
  };
  const instances: NextInstance[] = [];
  const addInstance = async (extra: Record<string, string> = {}) => {
    const instance = await startNextInstance({ ...settings, ...extra });
    // This request makes the first query, which loads Prisma's query compiler. On a busy machine that takes longer
    // than the timeout of a transaction.
    await fetch(`${instance.url}/api/invitations/token/none`);
    instances.push(instance);
    proxy.use(instances.map(({ url }) => url));
    return instance;
  };
  const stop = async () => {
    await inngest.stop();
    // SIGKILL, because after SIGTERM an instance would wait for its open event streams.
    await Promise.all(instances.map(({ kill }) => kill("SIGKILL")));
    await Promise.all([anthropic, resend, uploadThing, proxy, database].map((part) => part.stop()));
  };
  try {
    await setUtc(database);
    await migrate(settings);
    await addInstance();
    await addInstance();
    await inngest.sync(`${proxy.url}/api/inngest`);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: proxy.url,
    database,
    inngest,
    anthropic,
    resend,
    uploadThing,
    proxy,
    settings,
    instances,
    addInstance,
    stop,
  };
}

/** Sets the time zone of the database, and restarts the pooler so that its connections get this time zone. */
export async function setUtc(database: DebianDatabase): Promise<void> {
  await query(database.directUrl, ["ALTER DATABASE larder SET timezone TO 'UTC'"]);
  await database.stopPooler();
  await database.startPooler();
}

/** Runs the built command `migrate` with the settings. Rejects with its output when it fails. */
export async function migrate(settings: Record<string, string>): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "larder-hosted-data-"));
  try {
    await runToEnd({
      command: process.execPath,
      args: ["dist/migrate.mjs"],
      env: { PATH: process.env.PATH, TZ: process.env.TZ, DATA_DIR: dataDir, ...settings },
    });
  } finally {
    await rm(dataDir, { recursive: true });
  }
}
