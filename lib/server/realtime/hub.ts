import { AppError } from "@/lib/core/errors";
import { logger } from "@/lib/core/logger";
import { MISSED_EVENT } from "@/lib/core/realtime-change";
import type { Role } from "@/lib/policy/actor";
import { rolesOfSessions, type Session } from "@/lib/server/session";
import { announcementSchema, CHANNEL } from "./announcement";
import { EventStream } from "./event-stream";
import { Listener } from "./listener";
import { RecentChanges } from "./recent-changes";

/**
 * Browsers open at most six HTTP/1.1 connections to a server. With four event streams, two connections remain
 * for API calls.
 */
const MAX_STREAMS_PER_SESSION = 4;
const HEARTBEAT_MS = 25_000;
/** Interval of the check for ended sessions and changed roles that were not announced, in milliseconds. */
const RECHECK_MS = 5_000;

interface Listening {
  sessionId: string;
  householdId: number;
  role: Role;
  stream: EventStream;
}

interface Hub {
  listeners: Set<Listening>;
  recent: RecentChanges;
  connection: Listener;
  timers: NodeJS.Timeout[];
}

// Next evaluates a module once per module graph. Via `globalThis` the process has one hub for all realtime
// streams.
const globals = globalThis as typeof globalThis & { larderRealtimeHub?: Hub };

function hub(): Hub {
  globals.larderRealtimeHub ??= start();
  return globals.larderRealtimeHub;
}

function start(): Hub {
  const listeners = new Set<Listening>();
  const recent = new RecentChanges();
  const connection = new Listener({
    channel: CHANNEL,
    onPayload: (payload) => deliver({ listeners, recent }, payload),
    onLost: () => {
      recent.lose();
      // Changes were missed while the connection was lost. Closing the streams makes the browsers reconnect
      // and refetch all data.
      listeners.forEach(({ stream }) => stream.close());
    },
  });
  const beat = () => {
    listeners.forEach(({ stream }) => stream.beat());
    recent.forgetOld();
  };
  const timers = [
    setInterval(beat, HEARTBEAT_MS),
    setInterval(() => void closeRevoked([...listeners]), RECHECK_MS),
  ];
  timers.forEach((timer) => timer.unref());
  return { listeners, recent, connection, timers };
}

/**
 * Opens the event stream of a person's household. It ends with the session, with a change of the role, or when nobody
 * reads it any more. It contains everything committed after it opened. It starts with `MISSED_EVENT` if the household
 * may have changed between `since` and then.
 * @param since the time in milliseconds since 1970 before which the server read no data of the page; undefined if the
 * browser fetches all data when the stream opens
 * @throws {AppError} `rate_limited` when the session has four streams; `unavailable` without the database.
 */
export async function openStream(
  session: Session,
  since: number | undefined,
): Promise<ReadableStream<Uint8Array>> {
  const { listeners, recent, connection } = hub();
  const own = [...listeners].filter(({ sessionId }) => sessionId === session.id);
  if (own.length >= MAX_STREAMS_PER_SESSION) {
    throw new AppError("rate_limited", "Too many windows listen already.", { retryAfter: 30 });
  }
  const stream = new EventStream({ onClose: () => listeners.delete(listening) });
  const { role, householdId } = session.user;
  const listening: Listening = { sessionId: session.id, householdId, role, stream };
  listeners.add(listening);
  try {
    await connection.ready();
  } catch (error) {
    stream.close();
    throw error;
  }
  recent.begin();
  if (since !== undefined && recent.mayHaveChanged(householdId, since)) {
    stream.send(MISSED_EVENT, {});
  }
  // The session may have been revoked after it was read and before the stream opened, so it is checked again.
  await closeRevoked([listening]);
  return stream.body;
}

/** Returns the number of open streams of this process. */
export function openStreamCount(): number {
  return globals.larderRealtimeHub?.listeners.size ?? 0;
}

/** Closes all streams and their database connection, at the end of the process or of a test. */
export async function closeRealtime(): Promise<void> {
  const open = globals.larderRealtimeHub;
  globals.larderRealtimeHub = undefined;
  if (!open) return;
  open.timers.forEach((timer) => clearInterval(timer));
  open.listeners.forEach(({ stream }) => stream.close());
  await open.connection.stop();
}

function deliver({ listeners, recent }: Pick<Hub, "listeners" | "recent">, payload: string): void {
  const { data: announcement } = announcementSchema.safeParse(JSON.parse(payload));
  if (!announcement) return;
  const { householdId, change } = announcement;
  if (change) recent.remember(householdId);
  const concerned = [...listeners].filter((listening) => listening.householdId === householdId);
  if (change === null) void closeRevoked(concerned);
  else concerned.forEach(({ stream }) => stream.send(change.kind, change));
}

/** Closes the streams whose session has ended or whose role has changed. */
async function closeRevoked(listening: readonly Listening[]): Promise<void> {
  if (listening.length === 0) return;
  try {
    const roles = await rolesOfSessions(listening.map(({ sessionId }) => sessionId));
    for (const { sessionId, role, stream } of listening) {
      if (roles.get(sessionId) !== role) stream.close();
    }
  } catch (error) {
    logger.warn({ error }, "who listens could not be checked");
  }
}
