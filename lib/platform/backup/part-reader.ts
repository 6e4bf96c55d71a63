import type { Manifest } from "./backup-format";
import { type BackupPart, readBackup } from "./read-backup";

type Next = IteratorResult<BackupPart, Manifest>;

/**
 * Reads a backup part by part. `peek` returns the next part without consuming it. Reading stops when the signal
 * is aborted.
 */
export class PartReader {
  private readonly parts: AsyncGenerator<BackupPart, Manifest>;
  private next: Next | undefined;

  constructor(
    file: string,
    private readonly signal?: AbortSignal,
  ) {
    this.parts = readBackup(file);
  }

  async peek(): Promise<Next> {
    this.signal?.throwIfAborted();
    this.next ??= await this.parts.next();
    return this.next;
  }

  async take(): Promise<Next> {
    const taken = await this.peek();
    if (!taken.done) this.next = undefined;
    return taken;
  }

  /** Passes the remaining parts of the backup to `handle`, then returns the backup's manifest. */
  async takeRest(handle: (part: BackupPart) => Promise<void> = () => Promise.resolve()) {
    for (;;) {
      const next = await this.take();
      if (next.done) return next.value;
      await handle(next.value);
    }
  }
}
