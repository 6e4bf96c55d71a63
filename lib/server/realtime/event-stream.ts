/** How soon a browser comes back after the stream has ended, in milliseconds. */
const RETRY_MS = 1_000;
/** A reader that lags this many events behind is let go: it fetches everything anew on coming back. */
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
        // Sent at once, so that the browser and every proxy on the way know that it is open.
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

  /** Keeps the connection from being taken for dead, and finds out whether it is. */
  beat(): void {
    this.write(":\n\n");
  }

  /** Ends it. What is already on its way still arrives. */
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
