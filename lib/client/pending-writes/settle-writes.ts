import { findKind, type PendingWriteKind, type SettleContext } from "./pending-write-kind";
import type { QueueNotification } from "./queue-state";
import type { WriteQueue } from "./write-queue";

interface Settling extends Omit<SettleContext, "otherPending" | "discard"> {
  kinds: readonly PendingWriteKind[];
  queue: Pick<WriteQueue, "get" | "discard">;
}

/**
 * Passes the outcome of a pending write to the handlers of its kind. A write of an unknown kind is also sent,
 * but has no handler.
 */
export async function settleWrites(
  notification: QueueNotification,
  { kinds, queue, queryClient, username, openPath }: Settling,
): Promise<void> {
  // The queue can still contain the write whose outcome is handled: a sent write is deleted after all
  // listeners have run.
  const settled = "entry" in notification ? notification.entry.key : null;
  const otherPending = () => queue.get().pending.filter(({ key }) => key !== settled);
  const { discard } = queue;
  const context = { queryClient, username, openPath, otherPending, discard };
  switch (notification.kind) {
    case "sent": {
      const { entry, answer } = notification;
      await findKind(kinds, entry)?.settleSent(entry, answer, context);
      return;
    }
    case "refused": {
      const { entry, error } = notification;
      const kind = findKind(kinds, entry);
      await kind?.settleRefused(entry, error, context);
      if (kind?.keepsRefused === false) await queue.discard(({ key }) => key === entry.key);
      return;
    }
    case "sentElsewhere":
      kinds.forEach((kind) => kind.settleSentElsewhere(context));
      return;
    case "signedOut":
  }
}
