import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { findFreePort } from "./start-app";

/** A proxy of a database that a test can close and open again, which simulates a stop and a start of PostgreSQL. */
export interface DatabaseLink {
  /** The URL of the database through the proxy. */
  url: string;
  /** Ends all connections and refuses new ones. */
  cut(): Promise<void>;
  restore(): Promise<void>;
}

/** Opens a proxy of a database. A test calls `cut` at its end. */
export async function linkDatabase(databaseUrl: string): Promise<DatabaseLink> {
  const target = new URL(databaseUrl);
  const port = await findFreePort();
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.once("close", () => sockets.delete(socket));
    return socket;
  };
  const server = createServer((client) => {
    const database = keep(connect(Number(target.port), target.hostname));
    keep(client).pipe(database).pipe(client);
    client.once("close", () => database.destroy());
    database.once("close", () => client.destroy());
  });
  const restore = async () => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  await restore();
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: "127.0.0.1", port: String(port) }).href,
    cut: async () => {
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    restore,
  };
}
