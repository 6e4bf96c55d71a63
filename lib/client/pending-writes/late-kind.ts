import type { PendingWriteKind } from "./pending-write-kind";

/**
 * Returns a kind whose definition is loaded when a write of it is sent, for a kind that only some screens show. If its
 * script cannot be loaded, the write is sent again with the same idempotency key.
 */
export function lateKind(
  described: Pick<PendingWriteKind, "kind" | "noun" | "keepsRefused">,
  load: () => Promise<PendingWriteKind>,
): PendingWriteKind {
  return {
    ...described,
    isAnswer: async (answer) => (await load()).isAnswer(answer),
    settleSent: async (...sent) => (await load()).settleSent(...sent),
    settleRefused: async (...refused) => (await load()).settleRefused(...refused),
    // Without its script no screen shows the kind, so there is nothing to refetch.
    settleSentElsewhere: (context) =>
      void load().then(
        (kind) => kind.settleSentElsewhere(context),
        () => undefined,
      ),
  };
}
