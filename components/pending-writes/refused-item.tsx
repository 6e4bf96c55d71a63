"use client";

import { Button } from "@/components/ui/button";
import type { PendingWrite } from "@/lib/client/device/pending-write";
import { useWriteQueue } from "@/lib/client/pending-writes/use-pending-writes";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import { countWrites } from "@/lib/features/checks/client/pending-writes";
import { describeCount } from "@/lib/features/checks/model/rules";
import type { ItemEntry } from "@/lib/features/items/client/pending-writes";
import { RefusedRow } from "./refused-row";

interface RefusedItemProps {
  entry: ItemEntry;
  /** All refused writes. */
  entries: readonly PendingWrite[];
  onRetry: () => void;
}

/**
 * Shows an item that the server has refused, with the count of that item if there is one, until the person
 * adds the item again or discards it.
 */
export function RefusedItem({ entry, entries, onRetry }: RefusedItemProps) {
  const queue = useWriteQueue();
  const mayAdd = useIsAllowed("inventory:edit");
  const { body, place, refusal } = entry;
  const count = countWrites.select(entries).findLast(({ needs }) => needs === place.temporaryId);
  const counted = count ? `, ${describeCount(count.body, body.unit)} counted` : "";
  return (
    <RefusedRow text={`${body.name}: not added${counted}. ${refusal?.message ?? ""}`}>
      {mayAdd && (
        <Button variant="ghost" aria-haspopup="dialog" onClick={onRetry}>
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
