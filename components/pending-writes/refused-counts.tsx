"use client";

import { useQuery } from "@tanstack/react-query";
import { ScreenLink } from "@/components/checks/shared/screen-link";
import { Button } from "@/components/ui/button";
import { useWriteQueue } from "@/lib/client/pending-writes/use-pending-writes";
import type { CountEntry } from "@/lib/features/checks/client/overlay-counts";
import { activeCheckQuery } from "@/lib/features/checks/client/queries";
import { describeCount } from "@/lib/features/checks/model/rules";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { RefusedRow } from "./refused-row";

/**
 * The largest number of refused writes of each kind in the notice. More rows would cover the screen below the notice.
 */
export const MOST_ROWS = 3;

/** Shows the counts that the server has refused, until the person confirms them again or discards them. */
export function RefusedCounts({ refused }: { refused: readonly CountEntry[] }) {
  return (
    <>
      {refused.slice(0, MOST_ROWS).map((entry) => (
        <RefusedCount key={entry.key} entry={entry} />
      ))}
      {refused.length > MOST_ROWS && <MoreRefused refused={refused} />}
    </>
  );
}

/**
 * Shows the remaining refused counts in one row. A cancelled check can make the server refuse many
 * counts.
 */
function MoreRefused({ refused }: { refused: readonly CountEntry[] }) {
  const queue = useWriteQueue();
  const keys = new Set(refused.map(({ key }) => key));
  return (
    <li className="flex items-center gap-x-3 px-3.5 py-1">
      <span className="flex-1 font-medium">And {refused.length - MOST_ROWS} more.</span>
      <Button variant="ghost" onClick={() => void queue.discard(({ key }) => keys.has(key))}>
        Discard all
      </Button>
    </li>
  );
}

function RefusedCount({ entry }: { entry: CountEntry }) {
  const queue = useWriteQueue();
  const { body, place, refusal } = entry;
  const check = useQuery({ ...activeCheckQuery(), enabled: false }).data;
  const item = useQuery({ ...itemsQuery(), enabled: false }).data?.find(
    ({ id }) => id === body.itemId,
  );
  const screen = {
    name: "itemCheck",
    locationId: place.locationId,
    itemId: body.itemId,
  } as const;
  const what = item ? `${item.name}: ${describeCount(body, item.unit)}` : "A count was";
  const canRepeat = item !== undefined && check?.id === body.updateId;
  return (
    <RefusedRow text={`${what} not saved. ${refusal?.message ?? ""}`}>
      {canRepeat && (
        <Button asChild variant="ghost">
          <ScreenLink to={screen}>Look at it</ScreenLink>
        </Button>
      )}
      <Button variant="ghost" onClick={() => void queue.discard(({ key }) => key === entry.key)}>
        Discard
      </Button>
    </RefusedRow>
  );
}
