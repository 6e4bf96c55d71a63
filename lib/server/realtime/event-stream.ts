/** Reconnect delay of browsers after the stream has ended, in milliseconds. */
const RETRY_MS = 1_000;
/** A reader this many events behind is disconnected. It refetches everything when it reconnects. */
const MAX_WAITING = 256;

/** One stream of server-sent events. */
export class EventStream {
  readonly body: ReadableStream<Uint8Array>;
  private controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  private readonly encoder = new TextEncoder();
  private readonly onClose: () => void;

  constructor({ onClose }: { onClose: () => void }) {
    this.onClose = onClose;
    this.body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.controller = controller;
        // The reconnect delay is sent at once, so that the browser and proxies know that the event stream is
        // open.
        this.write(`retry: ${RETRY_MS}\n\n`);
      },
      cancel: () => {
        this.controller = undefined;
        this.onClose();
      },
    });
  }

  send(event: string, data: unknown): void {
    this.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Sends a heartbeat, so that proxies keep the connection open and a dead connection is detected. */
  beat(): void {
    this.write(":\n\n");
  }

  /** Ends the event stream. The browser still receives what was written before. */
  close(): void {
    const { controller } = this;
    if (!controller) return;
    this.controller = undefined;
    controller.close();
    this.onClose();
  }

  private write(text: string): void {
    const { controller } = this;
    if (!controller) return;
    controller.enqueue(this.encoder.encode(text));
    if ((controller.desiredSize ?? 0) < -MAX_WAITING) this.close();
  }
}
