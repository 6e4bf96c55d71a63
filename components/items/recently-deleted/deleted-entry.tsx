"use client";

import { NamedTile } from "@/components/pictograms/named-tile";
import { BusyButton } from "@/components/shared/busy-button";
import { RelativeTime } from "@/components/shared/relative-time";
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
    <article className="bg-card shadow-raised flex gap-3.5 rounded-2xl border p-3">
      <NamedTile of={entry} className="w-16 self-start" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex items-start justify-between gap-2">
          <div className="flex min-w-0 flex-1 flex-col gap-1">
            <h2 className="wrap-name leading-snug font-semibold">{name}</h2>
            <p className={LINE}>{describePlace(entry)}</p>
          </div>
          {!location?.isDeleted && (
            <BusyButton
              data-restore
              variant="outline"
              isBusy={restore.isPending}
              busyLabel="Restoring..."
              aria-label={restore.isPending ? undefined : `Restore ${name}`}
              onClick={() => restore.mutate([id])}
            >
              Restore
            </BusyButton>
          )}
        </div>
        <p className={LINE}>
          Deleted <RelativeTime value={deletedAt} />
          {deletedBy !== null && ` by ${deletedBy}`}
        </p>
        {location?.isDeleted && (
          <p className={LINE}>{`Restore the location ${location.name} first.`}</p>
        )}
      </div>
    </article>
  );
}

function describePlace({ location, itemCount }: RecentlyDeleted): string {
  if (location) return `Item in ${location.name}`;
  if (itemCount === 0) return "Location without items";
  return itemCount === 1 ? "Location with 1 item" : `Location with ${itemCount} items`;
}
