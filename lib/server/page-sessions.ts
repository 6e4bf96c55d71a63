import type { Session } from "./session";

// Next evaluates a module once for each of its module graphs, and our server has another: they share one map.
const globals = globalThis as typeof globalThis & {
  larderPageSessions?: Map<string, Session | null>;
};

/**
 * The sessions that our own server has read for the pages that are being rendered, by the id that it gave
 * the request. A page takes its session from here, so that it is read once. Empty on a hosted platform.
 */
export function pageSessions(): Map<string, Session | null> {
  globals.larderPageSessions ??= new Map();
  return globals.larderPageSessions;
}
