"use client";

import { useQuery } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import Link from "next/link";
import { usePresentScreen } from "@/components/checks/shared/screen-address";
import { ScreenLink } from "@/components/checks/shared/screen-link";
import { Button } from "@/components/ui/button";
import type { PendingWrite } from "@/lib/client/device/pending-write";
import { useWriteQueue } from "@/lib/client/pending-writes/use-pending-writes";
import type { CountEntry } from "@/lib/features/checks/client/overlay-counts";
import { countWrites } from "@/lib/features/checks/client/pending-writes";
import { activeCheckQuery } from "@/lib/features/checks/client/queries";
import { pathOfScreen } from "@/lib/features/checks/client/screens";
import { describeCount } from "@/lib/features/checks/model/rules";
import { itemsQuery } from "@/lib/features/items/client/queries";

/** The largest number of refused counts in the notice. More rows would cover the screen below the notice. */
const MOST_ROWS = 3;

/**
 * Lists the counts that the server has refused, until the person confirms them again or discards
 * them. The count of the open item screen is left out, because that screen shows the refusal.
 */
export function RefusedCounts({ entries }: { entries: readonly PendingWrite[] }) {
  const present = usePresentScreen();
  const refused = countWrites
    .select(entries)
    .filter(({ body }) => !isScreenOf(present, body.itemId));
  if (refused.length === 0) return null;
  return (
    <ul
      aria-label="Not saved"
      className="bg-destructive-soft text-destructive mb-3 divide-y divide-current/20 rounded-xl text-sm"
    >
      {refused.slice(0, MOST_ROWS).map((entry) => (
        <RefusedCount key={entry.key} entry={entry} isInCheck={present !== null} />
      ))}
      {refused.length > MOST_ROWS && <MoreRefused refused={refused} />}
    </ul>
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

function isScreenOf(screen: ReturnType<typeof usePresentScreen>, itemId: number): boolean {
  return screen !== null && screen !== "invalid" && "itemId" in screen && screen.itemId === itemId;
}

function RefusedCount({ entry, isInCheck }: { entry: CountEntry; isInCheck: boolean }) {
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
  const canRepeat = item !== undefined && check?.id === body.updateId;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3.5 py-2">
      <CircleAlert aria-hidden className="size-4.5 shrink-0" />
      <span className="min-w-40 flex-1 leading-snug font-medium wrap-anywhere">
        {item
          ? `${item.name}: ${describeCount(body, item.unit)} not saved.`
          : "A count was not saved."}{" "}
        {refusal?.message}
      </span>
      <span className="ml-auto flex">
        {canRepeat && (
          <Button asChild variant="ghost">
            {isInCheck ? (
              <ScreenLink to={screen}>Look at it</ScreenLink>
            ) : (
              <Link href={pathOfScreen(screen)}>Look at it</Link>
            )}
          </Button>
        )}
        <Button variant="ghost" onClick={() => void queue.discard(({ key }) => key === entry.key)}>
          Discard
        </Button>
      </span>
    </li>
  );
}
