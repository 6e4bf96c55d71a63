import type { Handler } from "./http-server";

/** What a file of the build is called in its small form, beside the file itself. */
const SMALL = ".br";

const contentTypes: Record<string, string> = {
  js: "application/javascript; charset=UTF-8",
  css: "text/css; charset=UTF-8",
};

/**
 * Has scripts and style sheets sent as the build has compressed them (Brotli, a seventh smaller than what
 * can be done while somebody waits), to whoever understands that. Everything else about the answer stays
 * Next's own.
 * @param staticFiles the addresses that have a small form
 */
export function sendingStaticFiles(handler: Handler, staticFiles: ReadonlySet<string>): Handler {
  return (request, response) => {
    const [address = "", query] = (request.url ?? "").split("?", 2);
    const understands = /\bbr\b/.test(String(request.headers["accept-encoding"]));
    if (understands && staticFiles.has(address)) {
      request.url = `${address}${SMALL}${query === undefined ? "" : `?${query}`}`;
      response.setHeader("Content-Encoding", "br");
      response.setHeader("Content-Type", contentTypes[address.split(".").pop() ?? ""] ?? "");
      response.setHeader("Vary", "Accept-Encoding");
    }
    return handler(request, response);
  };
}
