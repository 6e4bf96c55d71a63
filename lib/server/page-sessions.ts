import type { Session } from "./session";

// Next evaluates a module once per module graph, and the HTTP server has a module graph of its own. All graphs
// share this map.
const globals = globalThis as typeof globalThis & {
  larderPageSessions?: Map<string, Session | null>;
};

/**
 * The sessions that the server has read for running page requests, by request id. A page takes its session
 * from here, so that it is read once per request. Empty on a hosted platform.
 */
export function pageSessions(): Map<string, Session | null> {
  globals.larderPageSessions ??= new Map();
  return globals.larderPageSessions;
}
