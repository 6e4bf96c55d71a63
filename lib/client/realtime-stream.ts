import { changeKinds, type RealtimeChange } from "@/lib/core/realtime-change";

const POLL_MS = 5_000;
const RETRY_MS = 30_000;
/** A window that nobody looks at gives its connection back after this long. */
const HIDDEN_MS = 60_000;

const ADDRESS = "/api/events";

/** What changed since this page was asked for is told as well. */
function firstAddress(): string {
  return `${ADDRESS}?pageAge=${Math.ceil(performance.now())}`;
}

interface RealtimeStreamOptions {
  onChange: (change: RealtimeChange) => void;
  /** It is open. The first time what the page has loaded is new; later on anything may have been missed. */
  onOpen: (isFirst: boolean) => void;
  /** There is no stream: called every five seconds, so that the screens ask instead. */
  onPoll: () => void;
}

/**
 * Listens to what changes in the household. The browser itself comes back after a break; where the server
 * will not or cannot stream, this polls, and asks for the stream again now and then.
 * @returns what ends it.
 */
export function openRealtimeStream({
  onChange,
  onOpen,
  onPoll,
}: RealtimeStreamOptions): () => void {
  let source: EventSource | undefined;
  let isFirst = true;
  let polling: ReturnType<typeof setInterval> | undefined;
  let retrying: ReturnType<typeof setTimeout> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    if (source) return;
    if (typeof EventSource === "undefined") {
      poll();
      return;
    }
    source = new EventSource(isFirst ? firstAddress() : ADDRESS);
    source.addEventListener("open", () => {
      clearInterval(polling);
      onOpen(isFirst);
      isFirst = false;
    });
    source.addEventListener("error", () => {
      if (source?.readyState !== EventSource.CLOSED) return;
      source = undefined;
      // Whatever comes next, something may have been missed; a session that is over shows here.
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
  // A page with an open connection cannot be kept for the back button.
  window.addEventListener("pagehide", disconnect);
  follow();
  return () => {
    document.removeEventListener("visibilitychange", follow);
    window.removeEventListener("pageshow", follow);
    window.removeEventListener("pagehide", disconnect);
    disconnect();
  };
}
