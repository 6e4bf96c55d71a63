import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent, request as httpRequest } from "node:http";
import path from "node:path";

/** Sends a request to a server and returns the number of bytes of the response body. */
export type Ask = (method: "GET" | "POST" | "PUT", path: string, body?: object) => Promise<number>;

/** Starts the reference server in its own process. */
export async function startReference(householdId: number): Promise<{ ask: Ask; stop: () => void }> {
  const child = fork(path.join(import.meta.dirname, "reference-server.mjs"), { env: process.env });
  const [port] = (await once(child, "message")) as [number];
  const ask = asker(`http://127.0.0.1:${port}`, { "x-household": String(householdId) });
  return { ask, stop: () => child.disconnect() };
}

/**
 * Creates a client that keeps its connections open.
 * @returns a function that resolves to the number of bytes of the compressed response body, and rejects unless
 * the status is 2xx
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

/** Measures two operations in milliseconds, alternating between them so that machine noise affects both equally. */
export async function interleave(
  turns: number,
  ours: (turn: number) => Promise<unknown>,
  reference: (turn: number) => Promise<unknown>,
): Promise<{ ours: number[]; reference: number[] }> {
  const times = { ours: [] as number[], reference: [] as number[] };
  for (let turn = 0; turn < turns; turn += 1) {
    times.ours.push(await timeOf(() => ours(turn)));
    times.reference.push(await timeOf(() => reference(turn)));
  }
  return times;
}

/** Returns the duration of `work` in milliseconds. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

/** Returns the number of requests per second that are answered over simultaneous connections. */
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
