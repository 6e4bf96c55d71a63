import type { Handler } from "./http-server";

/** The suffix of a compressed file of the build. */
const SMALL = ".br";

const contentTypes: Record<string, string> = {
  js: "application/javascript; charset=UTF-8",
  css: "text/css; charset=UTF-8",
};

/**
 * Sends the compressed scripts and style sheets of the build to clients that accept Brotli. The build has
 * more time for the compression than a request, so these files are a seventh smaller. Next sets all other
 * headers.
 * @param staticFiles the addresses that have a compressed file
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
