import { findKind, type PendingWriteKind, type SettleContext } from "./pending-write-kind";
import type { QueueNotification } from "./queue-state";
import type { WriteQueue } from "./write-queue";

interface Settling {
  kinds: readonly PendingWriteKind[];
  queue: Pick<WriteQueue, "discard">;
  context: SettleContext;
}

/** Passes the outcome of a write to its kind. A write of an unknown kind is sent all the same; nothing shows it. */
export async function settleWrites(
  notification: QueueNotification,
  { kinds, queue, context }: Settling,
): Promise<void> {
  switch (notification.kind) {
    case "sent": {
      const { entry, answer } = notification;
      findKind(kinds, entry)?.settleSent(entry, answer, context);
      return;
    }
    case "refused": {
      const { entry, error } = notification;
      const kind = findKind(kinds, entry);
      kind?.settleRefused(entry, error, context);
      if (kind?.keepsRefused === false) await queue.discard(({ key }) => key === entry.key);
      return;
    }
    case "sentElsewhere":
      kinds.forEach((kind) => kind.settleSentElsewhere(context));
      return;
    case "signedOut":
  }
}
