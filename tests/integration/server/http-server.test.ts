import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { json } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { OWN_MACHINE_HEADER } from "@/lib/core/own-machine-header";
import { type AppServer, listen } from "@/lib/server/http-server/http-server";
import { findFreePort } from "@/tests/support/start-app";

let port: number;
let web: AppServer;

beforeEach(async () => {
  port = await findFreePort();
});

afterEach(() => web.close(0));

/** A server that answers with the headers that the application would see. */
async function serveEcho(trustProxy: boolean): Promise<void> {
  web = await listen({ host: "localhost", port, trustProxy });
  web.open((incoming, response) => response.end(JSON.stringify(incoming.headers)));
}

/** Not `fetch`, which keeps some of these headers to itself. */
async function seenHeaders(headers: Record<string, string>): Promise<IncomingHttpHeaders> {
  const asked = request({ host: "127.0.0.1", port, headers }).end();
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  return (await json(response)) as IncomingHttpHeaders;
}

const forged = {
  host: "larder.test",
  "x-forwarded-for": "6.6.6.6, 7.7.7.7",
  "x-forwarded-proto": "https",
  "x-forwarded-host": "evil.test",
  "x-forwarded-port": "1",
  "x-real-ip": "6.6.6.6",
  forwarded: "for=6.6.6.6",
  "x-request-id": "chosen",
};

describe("what a client says about itself", () => {
  test("counts for nothing when it reaches the server directly", async () => {
    await serveEcho(false);
    const { "x-request-id": id, connection: _, ...seen } = await seenHeaders(forged);
    expect(seen).toEqual({
      host: "larder.test",
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-proto": "http",
      "x-forwarded-host": "larder.test",
    });
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("counts as far as the trusted proxy has written it", async () => {
    await serveEcho(true);
    expect(await seenHeaders(forged)).toMatchObject({
      "x-forwarded-for": "7.7.7.7",
      "x-forwarded-proto": "https",
      "x-forwarded-host": "larder.test",
    });
    expect(await seenHeaders({})).toMatchObject({
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-proto": "http",
    });
  });
});

describe("a request of the machine itself", () => {
  const isOwn = async (headers: Record<string, string>) =>
    (await seenHeaders(headers))[OWN_MACHINE_HEADER] === "1";

  test("is known by its socket and by the name that it asks for", async () => {
    await serveEcho(false);
    for (const host of ["localhost", `localhost:${port}`, `127.0.0.1:${port}`, "[::1]"]) {
      expect(await isOwn({ host })).toBe(true);
    }
  });

  test.each<Record<string, string>>([
    { host: "larder.test" },
    { host: "localhost.evil.test" },
    { host: "evil.test", [OWN_MACHINE_HEADER]: "1" },
    { host: "localhost", "x-forwarded-for": "6.6.6.6" },
    { host: "localhost", forwarded: "for=6.6.6.6" },
    { host: "localhost", via: "1.1 proxy" },
    { host: "localhost", "x-real-ip": "127.0.0.1" },
  ])("is none that came through a proxy, or to another name: %j", async (headers) => {
    await serveEcho(false);
    expect(await isOwn(headers)).toBe(false);
  });

  test("is none where a proxy is said to stand before the server", async () => {
    await serveEcho(true);
    expect(await isOwn({ host: "localhost" })).toBe(false);
  });
});

describe("the server", () => {
  test("answers 503 until the application is there", async () => {
    web = await listen({ host: "localhost", port, trustProxy: false });
    const answer = await fetch(`http://localhost:${port}/`);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
  });

  test("refuses an address with half an escape in it, which Next fails on", async () => {
    await serveEcho(false);
    const status = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).status;
    for (const path of ["/api/items/%ff", "/api/files/a%", "/%E4", "/%C3%"])
      expect(await status(path), path).toBe(400);
    for (const path of ["/", "/a%20b", "/%C3%A4?a=%ff", "/..%2f%5c%00"])
      expect(await status(path), path).toBe(200);
  });

  test("refuses methods that nothing knows, and writes to what is only read", async () => {
    await serveEcho(false);
    const ask = async (method: string, path: string) => {
      const asked = request({ host: "127.0.0.1", port, method, path }).end();
      const [response] = (await once(asked, "response")) as [IncomingMessage];
      response.resume();
      return [response.statusCode, response.headers.allow];
    };
    for (const path of ["/", "/icon.svg", "/_next/static/a.js", "/api/items"])
      for (const method of ["TRACE", "PROPFIND"])
        expect((await ask(method, path))[0], `${method} ${path}`).toBe(405);
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
      expect(await ask(method, "/icon.svg")).toEqual([405, "GET, HEAD"]);
      expect(await ask(method, "/auth?next=/api/")).toEqual([405, "GET, HEAD"]);
      expect(await ask(method, "/api/items")).toEqual([200, undefined]);
    }
    for (const method of ["GET", "HEAD"]) expect((await ask(method, "/"))[0]).toBe(200);
  });

  test("says in a sentence that its port is taken, or its host is not here", async () => {
    web = await listen({ host: "localhost", port, trustProxy: false });
    const again = (host: string) => listen({ host, port, trustProxy: false });
    await expect(again("localhost")).rejects.toThrow(
      `Port ${port} is already in use. Start with another one: PORT=${port + 1} npm start`,
    );
    await expect(again("192.0.2.1")).rejects.toThrow(
      "HOST=192.0.2.1 is no address of this machine",
    );
  });

  test("lets running requests finish when it closes, and ends event streams at once", async () => {
    web = await listen({ host: "localhost", port, trustProxy: false });
    web.open((incoming, response) => {
      if (incoming.url === "/events") {
        response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
      } else {
        void sleep(300).then(() => response.end("finished"));
      }
    });
    const slow = fetch(`http://localhost:${port}/slow`).then((answer) => answer.text());
    const events = await fetch(`http://localhost:${port}/events`);
    await sleep(50);
    const closing = web.close(5_000);
    await expect(events.text()).rejects.toThrow();
    expect(await slow).toBe("finished");
    await closing;
    await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
  });

  test("gives up a request that does not end when its time is over", async () => {
    await serveEcho(false);
    web.open(() => undefined);
    const hanging = fetch(`http://localhost:${port}/`);
    await sleep(50);
    await Promise.all([web.close(100), expect(hanging).rejects.toThrow()]);
  });

  test("refuses heads of more than 16 KiB", async () => {
    await serveEcho(false);
    const socket = connect(port, "127.0.0.1");
    socket.write(`GET / HTTP/1.1\r\nhost: x\r\nx-long: ${"a".repeat(17 * 1024)}\r\n\r\n`);
    const [head] = (await once(socket, "data")) as [Buffer];
    expect(head.toString()).toContain("431");
    socket.destroy();
  });
});
