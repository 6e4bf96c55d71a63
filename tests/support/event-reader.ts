import { MISSED_EVENT, type RealtimeChange } from "@/lib/core/realtime-change";

/** Reads the realtime changes of a stream of server-sent events. */
export class EventReader {
  readonly changes: RealtimeChange[] = [];
  /** Whether the stream told the browser that it may have missed changes. */
  hasMissed = false;
  /** Resolves when the stream has ended or was aborted. */
  readonly ended: Promise<void>;
  hasEnded = false;
  private readonly reader: ReadableStreamDefaultReader<Uint8Array>;
  private text = "";
  private waiting = new Set<() => void>();

  constructor(body: ReadableStream<Uint8Array>) {
    this.reader = body.getReader();
    this.ended = this.readAll().finally(() => {
      this.hasEnded = true;
    });
  }

  /** Waits for the first realtime change that matches, which may already have arrived. */
  async next(matches: (change: RealtimeChange) => boolean): Promise<RealtimeChange> {
    for (;;) {
      const found = this.changes.find(matches);
      if (found) return found;
      await new Promise<void>((resolve) => this.waiting.add(resolve));
    }
  }

  async close(): Promise<void> {
    await this.reader.cancel().catch(() => undefined);
    await this.ended;
  }

  private async readAll(): Promise<void> {
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await this.reader
        .read()
        .catch(() => ({ done: true, value: undefined }));
      if (done) return;
      this.text += decoder.decode(value, { stream: true });
      const blocks = this.text.split("\n\n");
      this.text = blocks.pop() ?? "";
      for (const block of blocks) {
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (block.startsWith(`event: ${MISSED_EVENT}\n`)) this.hasMissed = true;
        else if (data) this.changes.push(JSON.parse(data) as RealtimeChange);
      }
      this.waiting.forEach((resolve) => resolve());
      this.waiting.clear();
    }
  }
}
