import type { PendingWriteKind } from "./pending-write-kind";

/**
 * Returns a kind whose definition is loaded before a write of this kind is sent. While the script of the
 * definition cannot be loaded, the write is not sent, because nothing could handle the response.
 */
export function lateKind(
  described: Pick<PendingWriteKind, "kind" | "noun" | "keepsRefused">,
  importKind: () => Promise<PendingWriteKind>,
): PendingWriteKind {
  let loaded: PendingWriteKind | undefined;
  const load = async () => (loaded ??= await importKind());
  const definition = () => {
    if (!loaded) throw new Error(`The definition of ${described.kind} is not loaded`);
    return loaded;
  };
  return {
    ...described,
    load,
    isAnswer: (answer) => definition().isAnswer(answer),
    settleSent: (...sent) => definition().settleSent(...sent),
    settleRefused: (...refused) => definition().settleRefused(...refused),
    // If the script cannot be loaded, no screen shows writes of this kind, so there is nothing to refetch.
    settleSentElsewhere: (context) =>
      void load().then(
        (kind) => kind.settleSentElsewhere(context),
        () => undefined,
      ),
  };
}
