import { createServer, type Server } from "node:http";
import type createNext from "next";

type NextServer = ReturnType<typeof createNext>;

interface NextOptions {
  port: number;
  /** In development: the server that the reload's WebSockets come to. */
  devServer?: Server | undefined;
}

/** Loads Next and gets it ready to answer. It needs neither the database nor the settings that are filled in. */
export async function startNext({ port, devServer }: NextOptions): Promise<NextServer> {
  const dev = devServer !== undefined;
  const { default: create } = await import("next");
  const app = create({
    dev,
    quiet: !dev,
    dir: process.cwd(),
    hostname: "localhost",
    port,
    // Next listens for WebSockets there: the reload needs them; in production it would leave each one
    // hanging, so it gets a server that nothing ever reaches.
    httpServer: devServer ?? createServer(),
  });
  await app.prepare();
  return app;
}
