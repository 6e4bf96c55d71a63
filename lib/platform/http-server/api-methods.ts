import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { Handler } from "./http-server";
import { answerMethodNotAllowed, isApi } from "./refuse-request";

const apiRoutes = z.array(z.object({ pattern: z.string(), methods: z.array(z.string()) }));

/**
 * A route of the API: its pattern, such as `/api/items/[id]`, and the methods that its file exports.
 */
export type ApiRoute = z.output<typeof apiRoutes>[number];

/**
 * Returns the routes that the build has listed (scripts/lib/list-api-methods.mjs); none without a build.
 */
export async function readApiRoutes(projectDir: string): Promise<ApiRoute[]> {
  const file = path.join(projectDir, "dist/api-methods.json");
  const text = await readFile(file, "utf8").catch(() => "[]");
  return apiRoutes.parse(JSON.parse(text));
}

/**
 * Answers 405 where a route does not have the method. Next would answer without a body and without `Allow`, and
 * cannot be configured for all routes at once.
 */
export function refusingMethods(handler: Handler, routes: readonly ApiRoute[]): Handler {
  const known = routes
    .map(({ pattern, methods }) => ({
      order: orderOf(pattern),
      matches: matcherOf(pattern),
      methods: withImplied(methods),
    }))
    .sort((a, b) => (a.order < b.order ? -1 : 1));

  return (request, response) => {
    const { url = "/", method = "GET" } = request;
    if (!isApi(url)) return handler(request, response);
    const pathname = decodeURI(url.split("?", 1)[0] ?? "");
    const route = known.find(({ matches }) => matches.test(pathname));
    if (!route || route.methods.includes(method)) return handler(request, response);
    answerMethodNotAllowed(response, route.methods);
  };
}

/**
 * Returns the methods of a route, and those that Next adds to every route: OPTIONS, and HEAD where there is
 * GET.
 */
function withImplied(methods: readonly string[]): string[] {
  const reads = methods.includes("GET") ? ["HEAD"] : [];
  return [...new Set([...methods, ...reads, "OPTIONS"])].sort();
}

const REST = "[...";
const OPTIONAL_REST = "[[...";

function segmentsOf(pattern: string): string[] {
  return pattern.split("/").slice(1);
}

/**
 * Returns a sort key that orders patterns as Next does: of two patterns the one with the earlier literal
 * segment comes first.
 */
function orderOf(pattern: string): string {
  return segmentsOf(pattern)
    .map((segment) => {
      if (segment.startsWith(OPTIONAL_REST)) return "3";
      if (segment.startsWith(REST)) return "2";
      return segment.startsWith("[") ? "1" : "0";
    })
    .join("");
}

function matcherOf(pattern: string): RegExp {
  const parts = segmentsOf(pattern).map((segment) => {
    if (segment.startsWith(OPTIONAL_REST)) return "(?:/.+)?";
    if (segment.startsWith(REST)) return "/.+";
    return segment.startsWith("[") ? "/[^/]+" : `/${segment.replaceAll(".", "\\.")}`;
  });
  return new RegExp(`^${parts.join("")}$`);
}
