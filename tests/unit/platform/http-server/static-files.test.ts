import type { IncomingMessage, ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import { sendingStaticFiles } from "@/lib/platform/http-server/static-files";

const SCRIPT = "/_next/static/chunks/a.js";

function ask(url: string, acceptEncoding?: string) {
  const headers: Record<string, string> = {};
  let asked = "";
  const handle = sendingStaticFiles(
    ({ url: address }) => (asked = address ?? ""),
    new Set([SCRIPT]),
  );
  const request = { url, headers: { "accept-encoding": acceptEncoding } };
  const response = { setHeader: (name: string, value: string) => (headers[name] = value) };
  handle(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  return { asked, headers };
}

describe("static files of the build", () => {
  test("a static file is sent with Brotli compression to a client that accepts it", () => {
    expect(ask(`${SCRIPT}?dpl=1`, "gzip, deflate, br")).toEqual({
      asked: `${SCRIPT}.br?dpl=1`,
      headers: {
        "Content-Encoding": "br",
        "Content-Type": "application/javascript; charset=UTF-8",
        Vary: "Accept-Encoding",
      },
    });
  });

  test.each([
    ["to a client that accepts only gzip", SCRIPT, "gzip"],
    ["to a client without Accept-Encoding", SCRIPT, undefined],
    ["for a file without a compressed version", "/_next/static/chunks/b.js", "br"],
    ["for a path that is not a static file", "/api/items", "br"],
  ])("no Brotli file is served %s", (_, address, acceptEncoding) => {
    expect(ask(address, acceptEncoding)).toEqual({ asked: address, headers: {} });
  });
});
