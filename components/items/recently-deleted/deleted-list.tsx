"use client";

import { useQuery } from "@tanstack/react-query";
import { ArchiveRestore } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { CardListSkeleton } from "@/components/shared/card-list-skeleton";
import { EmptyState } from "@/components/shared/empty-state";
import { ErrorPanel } from "@/components/shared/error-panel";
import { focusNextEntry } from "@/components/shared/focus-next-entry";
import { Button } from "@/components/ui/button";
import { messageToShow } from "@/lib/client/api";
import { recentlyDeletedQuery } from "@/lib/features/items/client/queries";
import { DeletedEntry } from "./deleted-entry";

/** The number of entries that are shown at first, and added by each "Show earlier ones". */
const PAGE = 50;

/** Lists the items and locations that can be restored, the latest deletion first. */
export function DeletedList() {
  const { data: entries, error, refetch } = useQuery(recentlyDeletedQuery());
  const [shown, setShown] = useState(PAGE);
  const list = useRef<HTMLDivElement>(null);
  const entryAt = (index: number) => list.current?.querySelectorAll("li").item(index) ?? null;

  function showEarlier() {
    flushSync(() => setShown(shown + PAGE));
    // When all entries are shown, the pressed button is removed. The focus therefore moves to the first added entry.
    entryAt(shown)?.focus();
  }

  if (!entries && error) {
    return (
      <ErrorPanel
        title="Recently deleted items could not be loaded"
        text={messageToShow(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!entries) return <CardListSkeleton count={3} label="Loading recently deleted items" />;
  return (
    <div
      ref={list}
      role="group"
      aria-label="Recently deleted items and locations"
      tabIndex={-1}
      className="outline-none"
    >
      {entries.length === 0 && (
        <EmptyState
          icon={ArchiveRestore}
          title="Nothing to restore"
          text="Items and locations that you delete appear here."
        />
      )}
      <ul className="flex flex-col gap-3">
        {entries.slice(0, shown).map((entry, index) => (
          <li key={`${entry.kind}-${entry.id}`} tabIndex={-1}>
            <DeletedEntry
              entry={entry}
              onRestored={() =>
                focusNextEntry(entryAt(index), list.current, "[data-restore]:enabled")
              }
            />
          </li>
        ))}
      </ul>
      {entries.length > shown && (
        <Button variant="outline" size="lg" className="mt-4 w-full md:w-auto" onClick={showEarlier}>
          Show earlier ones
        </Button>
      )}
    </div>
  );
}
