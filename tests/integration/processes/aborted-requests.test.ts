import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ApiClient } from "@/tests/support/api-client";
import { eventually } from "@/tests/support/eventually";
import { type RunningApp, startApp } from "@/tests/support/start-app";

let app: RunningApp;
let cookie: string;

beforeAll(async () => {
  app = await startApp({ env: { DEMO: "on", LOG_LEVEL: "debug" } });
  const person = new ApiClient(app.url);
  await person.call("POST", "/api/login", { username: "demo", password: "demo1234" });
  // More data than the buffers of a connection can contain, so that a client can disconnect during an answer.
  for (const room of ["Attic", "Cellar", "Garage", "Shed"]) {
    const rows = Array.from({ length: 1_000 }, (_, index) => ({
      row: index + 2,
      location: room,
      item: { name: `${room} ${index} ${"x".repeat(60)}`, unit: "bag", desiredStock: 2 },
    }));
    await person.call("POST", "/api/import/csv", { rows });
  }
  cookie = person.session;
});

afterAll(() => app.stop());

/** Sends the head and the first bytes of a request. */
async function send(method: string, path: string, headers = "", body = ""): Promise<Socket> {
  const socket = connect(Number(new URL(app.url).port), "127.0.0.1");
  await once(socket, "connect");
  const head = `${method} ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n${headers}\r\n`;
  socket.write(head + body);
  return socket;
}

/** Returns the log lines above "info" and the errors that Next prints. */
function complaints(): string[] {
  const lines = app.output().split(" is ready: ").at(-1)?.split("\n") ?? [];
  return lines.filter((line) => /"level":"(warn|error|fatal)"|^\s*(⨯|Error|at )/.test(line));
}

/** Returns how often the log has recorded a connection that its client closed. */
const closedSoFar = (what: "request" | "answer") =>
  app.output().split(`the client closed before its ${what} was`).length - 1;

describe("clients that disconnect during their request", () => {
  const json = "content-type: application/json\r\ncontent-length: 1000\r\n";
  const form = "content-type: multipart/form-data; boundary=x\r\ncontent-length: 100000\r\n";

  test.each([
    ["POST", "/api/locations", json, '{"name":'],
    ["POST", "/api/inventory-items", json, '{"itemId":'],
    ["POST", "/api/login", json, '{"username":'],
    ["POST", "/api/auth/callback/credentials", json, '{"username":'],
    ["POST", "/api/upload", form, "--x\r\ncontent-disposition: form-data"],
    [
      "POST",
      "/api/locations",
      "content-type: application/json\r\ntransfer-encoding: chunked\r\n",
      "",
    ],
  ])(
    "%s %s logs no error when the client disconnects while its body arrives",
    async (method, path, headers, body) => {
      // Makes Next load the route, because a request that is closed during the loading does not reach the route.
      await fetch(`${app.url}${path}`, { method, headers: { cookie } });
      const before = closedSoFar("request");
      const socket = await send(method, path, headers, body);
      await health();
      socket.destroy();
      await eventually(() => expect(closedSoFar("request")).toBe(before + 1));
      expect(complaints()).toEqual([]);
    },
  );
});

describe("clients that disconnect during an answer", () => {
  test("GET /api/user/export-data logs no error when the client disconnects while the answer is streamed", async () => {
    for (let round = 0; round < 5; round += 1) {
      const before = closedSoFar("answer");
      const socket = await send("GET", "/api/user/export-data");
      await once(socket, "data");
      socket.destroy();
      await eventually(() => expect(closedSoFar("answer")).toBe(before + 1));
    }
    expect(complaints()).toEqual([]);
  });

  test.each(["/", "/items", "/api/items", "/api/events", "/api/export/csv", "/icon-512.png"])(
    "GET %s logs no error when the client disconnects while the answer arrives",
    async (path) => {
      const socket = await send("GET", path);
      await once(socket, "data");
      socket.destroy();
      await health();
      expect(complaints()).toEqual([]);
    },
  );
});

async function health(): Promise<void> {
  expect((await fetch(`${app.url}/api/health`)).status).toBe(200);
}
