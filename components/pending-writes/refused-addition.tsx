"use client";

import { Button } from "@/components/ui/button";
import { useWriteQueue } from "@/lib/client/pending-writes/use-pending-writes";
import { showFailure } from "@/lib/client/toast";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import {
  type AdditionEntry,
  additionWrites,
} from "@/lib/features/shopping-additions/client/pending-writes";
import { additionCopy } from "@/lib/features/shopping-additions/model/copy";
import { additionLabel } from "@/lib/features/shopping-additions/model/rules";
import { RefusedRow } from "./refused-row";

/** Shows what the server has refused to add to the list, until the person tries again or discards it. */
export function RefusedAddition({ entry }: { entry: AdditionEntry }) {
  const queue = useWriteQueue();
  const mayAdd = useIsAllowed("list:add");
  const { body, place, refusal } = entry;
  const label = additionLabel({ name: place.name, quantity: body.quantity ?? 1 });

  async function retry(): Promise<void> {
    try {
      await queue.add(additionWrites.create(body, place));
    } catch {
      showFailure(additionCopy.add.failure);
    }
  }

  return (
    <RefusedRow text={`Not added to the list: ${label}. ${refusal?.message ?? ""}`}>
      {mayAdd && (
        // The new write replaces the refused one, because both have the same subject.
        <Button variant="ghost" onClick={() => void retry()}>
          Try again
        </Button>
      )}
      <Button
        variant="ghost"
        onClick={() =>
          void queue.discard(({ key, needs }) => key === entry.key || needs === place.temporaryId)
        }
      >
        Discard
      </Button>
    </RefusedRow>
  );
}
