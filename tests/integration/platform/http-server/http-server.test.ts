import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { json } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { CLOSED_POLICY, SECURITY_HEADERS } from "@/lib/core/security-headers.mjs";
import { type AppServer, listen } from "@/lib/platform/http-server/http-server";
import { findFreePort } from "@/tests/support/start-app";

let port: number;
let web: AppServer;

beforeEach(async () => {
  port = await findFreePort();
});

afterEach(() => web.close(0));

/** Starts a server whose application answers with the request headers that it received. */
async function serveEcho(trustProxy: boolean): Promise<void> {
  web = await listen({ host: "localhost", port, trustProxy });
  web.open((incoming, response) => response.end(JSON.stringify(incoming.headers)));
}

/** Sends a request with `node:http`, because `fetch` does not send some of these headers. */
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

describe("forwarding headers", () => {
  test("forwarding headers and the request id of a direct client are replaced by the server", async () => {
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

  test("the server passes on the protocol and the last X-Forwarded-For address that a trusted proxy has set", async () => {
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

describe("the HTTP server", () => {
  test("the HTTP server answers 503 with Retry-After to pages and API calls until the application is ready", async () => {
    web = await listen({ host: "localhost", port, trustProxy: false });
    const page = await fetch(`http://localhost:${port}/`);
    expect([page.status, page.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(page.headers.get("refresh")).toBe("2");
    const call = await fetch(`http://localhost:${port}/api/items`);
    expect([call.status, call.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(await call.json()).toEqual({ message: "The server is starting.", code: "unavailable" });
  });

  test("the HTTP server answers 400 to a path with an invalid percent-encoding", async () => {
    await serveEcho(false);
    const status = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).status;
    for (const path of ["/api/items/%ff", "/api/files/a%", "/%E4", "/%C3%"])
      expect(await status(path), path).toBe(400);
    for (const path of ["/", "/a%20b", "/%C3%A4?a=%ff", "/..%2f%5c%00"])
      expect(await status(path), path).toBe(200);
  });

  test("the HTTP server answers 400 to a malformed next-router-state-tree header", async () => {
    await serveEcho(false);
    const status = async (state: string) => {
      const headers = { "next-router-state-tree": encodeURIComponent(state) };
      return (await fetch(`http://localhost:${port}/`, { headers })).status;
    };
    for (const state of ["zz", "[]", "{}", '["",{}', `["${"x".repeat(8_000)}"`])
      expect(await status(state), state).toBe(400);
    expect(await status('["",{"children":["items",{"children":["__PAGE__",{}]}]}]')).toBe(200);
  });

  test("the HTTP server answers 405 to unknown methods, and to writes outside /api", async () => {
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

  test("listen throws a readable error when its port is in use or HOST is an address of another machine", async () => {
    web = await listen({ host: "localhost", port, trustProxy: false });
    const again = (host: string) => listen({ host, port, trustProxy: false });
    await expect(again("localhost")).rejects.toThrow(
      `Port ${port} is already in use. Start with another one: PORT=${port + 1} npm start`,
    );
    await expect(again("192.0.2.1")).rejects.toThrow(
      "HOST=192.0.2.1 is no address of this machine",
    );
  });

  test("closing the HTTP server waits for running requests and ends event streams", async () => {
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

  test("closing the HTTP server aborts a request that exceeds the time limit", async () => {
    await serveEcho(false);
    web.open(() => undefined);
    const hanging = fetch(`http://localhost:${port}/`);
    await sleep(50);
    await Promise.all([web.close(100), expect(hanging).rejects.toThrow()]);
  });

  test("the HTTP server answers 431 to request headers of more than 16 KiB", async () => {
    await serveEcho(false);
    const long = `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${"a".repeat(17 * 1024)}\r\n\r\n`;
    expect(await headOf(long)).toContain("431 Request Header Fields Too Large");
  });

  test("the HTTP server removes Range, If-Match and If-Range from requests", async () => {
    await serveEcho(false);
    const conditions = { range: "bytes=9-", "if-match": '"a"', "if-range": '"a"' };
    const seen = await seenHeaders({ ...conditions, "if-none-match": '"a"' });
    expect(seen).toMatchObject({ "if-none-match": '"a"' });
    for (const name of Object.keys(conditions)) expect(seen).not.toHaveProperty(name);
  });
});

/** Sends raw bytes, which need not be valid HTTP, and returns the head of the response. */
async function headOf(bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(bytes);
  const [answer] = (await once(socket, "data")) as [Buffer];
  socket.destroy();
  return answer.toString().split("\r\n\r\n", 1)[0] ?? "";
}

describe("security headers of the HTTP server", () => {
  const line = "host: larder.test\r\nconnection: close\r\n";

  test.each([
    ["an answer of the application", `GET / HTTP/1.1\r\n${line}\r\n`, 200],
    ["the answer to HEAD", `HEAD / HTTP/1.1\r\n${line}\r\n`, 200],
    ["an answer to HTTP/1.0 without a host", "GET / HTTP/1.0\r\n\r\n", 200],
    ["an answer to an unknown expectation", `GET / HTTP/1.1\r\n${line}expect: x\r\n\r\n`, 200],
    ["the 400 for an invalid path", `GET /%ff HTTP/1.1\r\n${line}\r\n`, 400],
    ["the 400 for a missing host header", "GET / HTTP/1.1\r\nconnection: close\r\n\r\n", 400],
    ["the 400 for bytes that are not HTTP", "NONSENSE\r\n\r\n", 400],
    ["the 405 for a refused method", `POST /auth HTTP/1.1\r\n${line}\r\n`, 405],
    [
      "the 431 for a long request line",
      `GET /${"a".repeat(17 * 1024)} HTTP/1.1\r\n${line}\r\n`,
      431,
    ],
  ])("%s has the security headers", async (_, bytes, status) => {
    await serveEcho(false);
    const head = await headOf(bytes);
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expectSecurityHeaders(head);
  });

  test("the 503 before the application is ready has the security headers", async () => {
    web = await listen({ host: "localhost", port, trustProxy: false });
    expectSecurityHeaders(await headOf(`GET / HTTP/1.1\r\n${line}\r\n`));
  });

  test("an answer over HTTPS has the security headers and Strict-Transport-Security", async () => {
    await serveEcho(true);
    const head = await headOf(`GET / HTTP/1.1\r\n${line}x-forwarded-proto: https\r\n\r\n`);
    expectSecurityHeaders(head);
    expect(head).toContain("Strict-Transport-Security: max-age=63072000");
  });

  function expectSecurityHeaders(head: string): void {
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      expect(head).toContain(`\r\n${name}: ${value}`);
    expect(head).toContain(`\r\nContent-Security-Policy: ${CLOSED_POLICY}`);
  }
});
