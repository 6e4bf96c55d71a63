import { findFreePort } from "../start-app";
import { type LoopbackProcess, startProcess, untilReady } from "./loopback-process";

/** An instance of the app under `next start`, without our own server. */
export interface NextInstance extends LoopbackProcess {
  url: string;
}

/**
 * Starts the built app as a hosted platform does.
 * @param settings its whole environment, apart from what Node needs
 * @throws when it refuses to serve, with its output
 */
export async function startNextInstance(settings: Record<string, string>): Promise<NextInstance> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const running = startProcess({
    command: process.execPath,
    args: ["node_modules/next/dist/bin/next", "start", "-H", "127.0.0.1", "-p", String(port)],
    env: { PATH: process.env.PATH, TZ: process.env.TZ, ...settings },
  });
  try {
    // The first request makes Next run instrumentation.ts, which checks settings and schema. Where that fails, Next
    // keeps running and answers 500 to every request.
    await untilReady(running, async () => {
      const { ok, status } = await fetch(`${url}/manifest.webmanifest`);
      if (status === 500) running.child.kill("SIGKILL");
      return ok;
    });
  } catch (error) {
    await running.kill("SIGKILL");
    throw error;
  }
  return { ...running, url };
}
