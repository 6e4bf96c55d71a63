import { once } from "node:events";
import { readFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { request } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { type RunningApp, startApp } from "@/tests/support/start-app";

// The pattern does not end with `\b`, because the secret of a mailbox URL may end with a hyphen.
const SECRET = /\/dev\/mailbox\/([\w-]{32})(?![\w-])/;

let app: RunningApp | undefined;

afterEach(() => app?.stop());

/** Sends a request with `node:http`, because `fetch` does not send a chosen `Host` header. */
async function get(address: string, headers: Record<string, string> = {}) {
  const asked = request(new URL(address, app?.url), { headers }).end();
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, html: await text(response) };
}

const keptSecret = ({ dataDir }: RunningApp) =>
  readFile(path.join(dataDir, "mailbox-secret"), "utf8");

const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];

test("the dev mailbox answers 200 at the path that is printed at the start, and 404 at every similar path", async () => {
  app = await startApp();
  const [mailbox = "", secret = ""] = SECRET.exec(app.output()) ?? [];
  expect(await keptSecret(app)).toBe(secret);
  const open = await get(mailbox);
  expect([open.status, titleOf(open.html)]).toEqual([200, "Dev mailbox · Larder"]);
  expect(open.headers["referrer-policy"]).toBe("no-referrer");
  expect(open.headers["cache-control"]).toContain("no-store");

  const unknown = await get("/no/such/page");
  expect(unknown.status).toBe(404);
  const wrong = [
    "/dev/mailbox",
    "/dev/outbox",
    `/dev/mailbox/${"A".repeat(32)}`,
    mailbox.slice(0, -1),
    `${mailbox}x`,
    `${mailbox}/${"0".repeat(32)}`,
    `/dev/mailbox/${secret}%00`,
  ];
  for (const other of wrong) {
    for (const host of ["localhost", "larder.example"]) {
      const { status, html } = await get(other, { host });
      expect([status, titleOf(html)], other).toEqual([404, titleOf(unknown.html)]);
    }
  }

  // The secret of the dev mailbox is printed once, at the start. No logged request contains it.
  expect(app.output().split(secret)).toHaveLength(2);
});

test("the dev mailbox answers 404 when NEXTAUTH_URL is the address of another machine", async () => {
  app = await startApp({ env: { NEXTAUTH_URL: "https://larder.example" } });
  // An earlier start without NEXTAUTH_URL has created the secret.
  const secret = await keptSecret(app);
  expect(app.output()).toContain(`Until then mails are kept in ${app.dataDir}/mailbox`);
  expect(app.output()).not.toMatch(SECRET);
  expect((await get(`/dev/mailbox/${secret}`)).status).toBe(404);
});
