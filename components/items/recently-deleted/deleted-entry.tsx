"use client";

import { Info } from "lucide-react";
import { NamedTile } from "@/components/pictograms/named-tile";
import { BusyButton } from "@/components/shared/busy-button";
import { Name } from "@/components/shared/name";
import { RelativeTime } from "@/components/shared/relative-time";
import { now } from "@/lib/core/clock";
import { countNouns } from "@/lib/core/count-text";
import { restorableDaysLeft } from "@/lib/features/households/model/rules";
import { useRestore } from "@/lib/features/items/client/restore";
import type { RecentlyDeleted } from "@/lib/features/items/model/recently-deleted";

interface DeletedEntryProps {
  entry: RecentlyDeleted;
  onRestored: () => void;
}

const LINE = "text-muted-foreground text-sm leading-snug wrap-anywhere";

/** Shows one deleted item or location with a button that restores it. */
export function DeletedEntry({ entry, onRestored }: DeletedEntryProps) {
  const { kind, id, name, location, deletedAt, deletedBy } = entry;
  const restore = useRestore(kind === "item" ? "items" : "locations", { onSuccess: onRestored });
  return (
    // On phones the last lines have the whole width below the button. With large text the button is below them.
    <article className="bg-card shadow-raised grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3.5 rounded-2xl border p-3">
      <NamedTile of={entry} className="row-span-2 w-16 self-start" />
      <div className="large-text:col-span-2 flex flex-col gap-1">
        <Name as="h2" className="leading-snug font-semibold">
          {name}
        </Name>
        <p className={LINE}>{describePlace(entry)}</p>
      </div>
      {!location?.isDeleted && (
        <BusyButton
          data-restore
          variant="outline"
          className="large-text:order-last large-text:col-span-2 large-text:col-start-2 large-text:mt-2 self-start md:row-span-2 md:self-center"
          isBusy={restore.isPending}
          busyLabel="Restoring..."
          aria-label={restore.isPending ? undefined : `Restore ${name}`}
          onClick={() => restore.mutate([id])}
        >
          Restore
        </BusyButton>
      )}
      <div className="col-start-2 mt-1 flex flex-col gap-1 max-md:col-span-2">
        <div className="flex flex-wrap gap-x-4 gap-y-1">
          <p className={LINE}>
            Deleted <RelativeTime value={deletedAt} />
            {deletedBy !== null && ` by ${deletedBy}`}
          </p>
          <p className="text-sm leading-snug font-medium" suppressHydrationWarning>
            {countNouns(restorableDaysLeft(deletedAt, now()), "day")} left
          </p>
        </div>
        {location?.isDeleted && (
          <p className="flex gap-1.5 text-sm leading-snug wrap-anywhere">
            <Info aria-hidden className="text-muted-foreground mt-0.5 size-4 shrink-0" />
            {`Restore the location ${location.name} first.`}
          </p>
        )}
      </div>
    </article>
  );
}

function describePlace({ location, itemCount }: RecentlyDeleted): string {
  if (location) return `Item in ${location.name}`;
  if (itemCount === 0) return "Location, no items";
  return itemCount === 1 ? "Location, 1 item" : `Location, ${itemCount} items`;
}
