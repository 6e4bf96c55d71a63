import { changeKinds, MISSED_EVENT, type RealtimeChange } from "@/lib/core/realtime-change";

const POLL_MS = 5_000;
const RETRY_MS = 30_000;
/** A hidden window closes its event stream after this time, in milliseconds. */
const HIDDEN_MS = 60_000;

const ADDRESS = "/api/events";

interface RealtimeStreamOptions {
  /**
   * The time before which the server read no data of the page, in milliseconds since 1970. Undefined for a page without
   * data of the server.
   */
  since: number | undefined;
  onChange: (change: RealtimeChange) => void;
  /** Called when the event stream has opened, and realtime changes may have been missed before. */
  onMissed: () => void;
  /** Called every five seconds while there is no stream. */
  onPoll: () => void;
}

/**
 * Subscribes to the household's realtime changes. `EventSource` reconnects by itself after an interruption.
 * While there is no stream, `onPoll` is called regularly, and the stream is opened again from time to time.
 * @returns a function that ends the subscription.
 */
export function openRealtimeStream({
  since,
  onChange,
  onMissed,
  onPoll,
}: RealtimeStreamOptions): () => void {
  let source: EventSource | undefined;
  let pageReadAt = since;
  let polling: ReturnType<typeof setInterval> | undefined;
  let retrying: ReturnType<typeof setTimeout> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    if (source) return;
    if (typeof EventSource === "undefined") {
      poll();
      return;
    }
    // At the first connection the server compares the time of the page's data with that of the latest change.
    source = new EventSource(pageReadAt === undefined ? ADDRESS : `${ADDRESS}?since=${pageReadAt}`);
    source.addEventListener("open", () => {
      clearInterval(polling);
      if (pageReadAt === undefined) onMissed();
      pageReadAt = undefined;
    });
    source.addEventListener(MISSED_EVENT, onMissed);
    source.addEventListener("error", () => {
      if (source?.readyState !== EventSource.CLOSED) return;
      source = undefined;
      // Changes may have been missed while the stream was closed. Polling also detects an ended session.
      onPoll();
      poll();
      retrying = setTimeout(connect, RETRY_MS);
    });
    const hear = ({ data }: MessageEvent<string>) => onChange(JSON.parse(data) as RealtimeChange);
    changeKinds.forEach((kind) => source?.addEventListener(kind, hear));
  }

  function poll(): void {
    clearInterval(polling);
    polling = setInterval(onPoll, POLL_MS);
  }

  function disconnect(): void {
    source?.close();
    source = undefined;
    for (const timer of [polling, retrying, hiding]) clearTimeout(timer);
  }

  function follow(): void {
    clearTimeout(hiding);
    if (document.hidden) hiding = setTimeout(disconnect, HIDDEN_MS);
    else connect();
  }

  document.addEventListener("visibilitychange", follow);
  window.addEventListener("pageshow", follow);
  // The event stream is closed with the page, because an open connection excludes the page from the
  // back/forward cache.
  window.addEventListener("pagehide", disconnect);
  follow();
  return () => {
    document.removeEventListener("visibilitychange", follow);
    window.removeEventListener("pageshow", follow);
    window.removeEventListener("pagehide", disconnect);
    disconnect();
  };
}
