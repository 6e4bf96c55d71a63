import { createServer, type Server } from "node:http";
import type createNext from "next";

type NextServer = ReturnType<typeof createNext>;

interface NextOptions {
  port: number;
  /** In development: the HTTP server that receives the WebSocket connections of Next's hot reloading. */
  devServer?: Server | undefined;
}

/** Loads and prepares Next. It needs neither the database nor the derived settings. */
export async function startNext({ port, devServer }: NextOptions): Promise<NextServer> {
  const dev = devServer !== undefined;
  const { default: create } = await import("next");
  const app = create({
    dev,
    quiet: !dev,
    dir: process.cwd(),
    hostname: "localhost",
    port,
    // Next handles WebSocket upgrades on this server, which hot reloading needs. In production Next would
    // leave each WebSocket connection hanging, so it gets a server that receives no connections.
    httpServer: devServer ?? createServer(),
  });
  await app.prepare();
  return app;
}
