import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent, request as httpRequest } from "node:http";
import path from "node:path";

/** One way to ask: the floor's, or ours. */
export type Ask = (method: "GET" | "POST" | "PUT", path: string, body?: object) => Promise<number>;

/** Starts the floor in a process of its own. */
export async function startFloor(householdId: number): Promise<{ ask: Ask; stop: () => void }> {
  const child = fork(path.join(import.meta.dirname, "floor.mjs"), { env: process.env });
  const [port] = (await once(child, "message")) as [number];
  const ask = asker(`http://127.0.0.1:${port}`, { "x-household": String(householdId) });
  return { ask, stop: () => child.disconnect() };
}

/**
 * Asks a server over connections that stay open.
 * @returns what tells the bytes of the body as they came over the wire; it throws unless the answer is 2xx.
 */
export function asker(url: string, headers: Record<string, string>): Ask {
  const agent = new Agent({ keepAlive: true });
  return (method, target, body) =>
    new Promise((resolve, reject) => {
      const content = body && JSON.stringify(body);
      const request = httpRequest(
        new URL(target, url),
        {
          method,
          agent,
          headers: {
            ...headers,
            "accept-encoding": "gzip",
            ...(content && {
              "content-type": "application/json",
              "content-length": Buffer.byteLength(content),
            }),
          },
        },
        (response) => {
          let bytes = 0;
          response.on("data", (chunk: Buffer) => (bytes += chunk.length));
          response.on("error", reject);
          response.on("end", () => {
            const { statusCode = 0 } = response;
            if (statusCode < 300) resolve(bytes);
            else reject(new Error(`${method} ${target} answered ${statusCode}`));
          });
        },
      );
      request.on("error", reject);
      request.end(content);
    });
}

/** The milliseconds that each of two ways takes, one after the other by turns, so that both stand in the same weather. */
export async function interleave(
  turns: number,
  ours: (turn: number) => Promise<unknown>,
  floor: (turn: number) => Promise<unknown>,
): Promise<{ ours: number[]; floor: number[] }> {
  const times = { ours: [] as number[], floor: [] as number[] };
  for (let turn = 0; turn < turns; turn += 1) {
    times.ours.push(await timeOf(() => ours(turn)));
    times.floor.push(await timeOf(() => floor(turn)));
  }
  return times;
}

/** How long something takes, in milliseconds. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

/** How many requests a second are answered over so many connections at once. */
export async function throughput(
  connections: number,
  milliseconds: number,
  ask: (connection: number) => Promise<unknown>,
): Promise<number> {
  const end = performance.now() + milliseconds;
  let answered = 0;
  await Promise.all(
    Array.from({ length: connections }, async (_, connection) => {
      while (performance.now() < end) {
        await ask(connection);
        answered += 1;
      }
    }),
  );
  return (answered * 1_000) / milliseconds;
}
