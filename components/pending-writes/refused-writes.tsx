"use client";

import { useQuery } from "@tanstack/react-query";
import { usePresentScreen } from "@/components/checks/shared/screen-address";
import { late } from "@/components/shared/late";
import { type DialogState, useDialog } from "@/components/shared/use-dialog";
import type { PendingWrite } from "@/lib/client/device/pending-write";
import { countWrites } from "@/lib/features/checks/client/pending-writes";
import { isCountScreen } from "@/lib/features/checks/client/screens";
import { type ItemEntry, itemWrites } from "@/lib/features/items/client/pending-writes";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { putAwayWrites } from "@/lib/features/purchases/client/pending-writes";
import { additionWrites } from "@/lib/features/shopping-additions/client/pending-writes";
import { RefusedAddition } from "./refused-addition";
import { MOST_ROWS, RefusedCounts } from "./refused-counts";
import { RefusedItem } from "./refused-item";
import { RefusedPutAway } from "./refused-put-away";

const AddItemDialog = late(
  async () => (await import("@/components/items/dialogs/add-item-dialog")).AddItemDialog,
);

/**
 * Lists the refused writes. The count of the open item screen is left out, because that screen shows the refusal.
 * A count of a refused item is shown with its item.
 */
export function RefusedWrites({ entries }: { entries: readonly PendingWrite[] }) {
  const present = usePresentScreen();
  const presentId = isCountScreen(present) ? present.itemId : null;
  const retrying = useDialog<ItemEntry>();
  const items = itemWrites.select(entries);
  const purchases = putAwayWrites.select(entries);
  const additions = additionWrites.select(entries);
  const counts = countWrites
    .select(entries)
    .filter(({ refusal, body }) => refusal !== null && body.itemId !== presentId);
  return (
    <>
      {items.length + counts.length + purchases.length + additions.length > 0 && (
        <ul
          aria-label="Not saved"
          className="bg-destructive-soft text-destructive mb-3 divide-y divide-current/20 rounded-xl text-sm"
        >
          {items.slice(0, MOST_ROWS).map((entry) => (
            <RefusedItem
              key={entry.key}
              entry={entry}
              entries={entries}
              onRetry={() => retrying.open(entry)}
            />
          ))}
          {items.length > MOST_ROWS && (
            <li className="px-3.5 py-2 font-medium">And {items.length - MOST_ROWS} more items.</li>
          )}
          <RefusedCounts refused={counts} />
          {additions.slice(0, MOST_ROWS).map((entry) => (
            <RefusedAddition key={entry.key} entry={entry} />
          ))}
          {additions.length > MOST_ROWS && (
            <li className="px-3.5 py-2 font-medium">
              And {additions.length - MOST_ROWS} more additions.
            </li>
          )}
          {purchases.map((entry) => (
            <RefusedPutAway key={entry.key} entry={entry} />
          ))}
        </ul>
      )}
      {retrying.subject && <RetryDialog retrying={retrying} refused={retrying.subject} />}
    </>
  );
}

interface RetryDialogProps {
  retrying: DialogState<ItemEntry>;
  refused: ItemEntry;
}

function RetryDialog({ retrying, refused }: RetryDialogProps) {
  const { data: locations } = useQuery(locationsQuery());
  if (!locations) return null;
  return (
    <AddItemDialog
      key={retrying.turn}
      open={retrying.isOpen}
      onOpenChange={retrying.setOpen}
      locations={locations}
      locationId={undefined}
      isQueued
      refused={refused}
    />
  );
}
