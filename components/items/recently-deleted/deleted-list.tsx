"use client";

import { useQuery } from "@tanstack/react-query";
import { ArchiveRestore } from "lucide-react";
import { useRef, useState } from "react";
import { CardListSkeleton } from "@/components/shared/card-list-skeleton";
import { EmptyState } from "@/components/shared/empty-state";
import { ErrorPanel } from "@/components/shared/error-panel";
import { Button } from "@/components/ui/button";
import { messageToShow } from "@/lib/client/api";
import { recentlyDeletedQuery } from "@/lib/features/items/client/queries";
import { DeletedEntry } from "./deleted-entry";

/** The number of entries that are shown at first, and added by each "Show earlier ones". */
const PAGE = 50;

/** Lists what can be restored, the latest deletion first. */
export function DeletedList() {
  const { data: entries, error, refetch } = useQuery(recentlyDeletedQuery());
  const [shown, setShown] = useState(PAGE);
  const list = useRef<HTMLDivElement>(null);

  if (!entries && error) {
    return (
      <ErrorPanel
        title="What was deleted could not be loaded"
        text={messageToShow(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!entries) return <CardListSkeleton count={3} label="Loading what was deleted" />;
  return (
    // The pressed button disappears with its entry. The focus then moves here, so that it is not lost.
    <div ref={list} tabIndex={-1} className="outline-none">
      {entries.length === 0 && (
        <EmptyState
          icon={ArchiveRestore}
          title="Nothing to restore"
          text="Items and locations that you delete appear here."
        />
      )}
      <ul className="flex flex-col gap-3">
        {entries.slice(0, shown).map((entry) => (
          <li key={`${entry.kind}-${entry.id}`}>
            <DeletedEntry entry={entry} onRestored={() => list.current?.focus()} />
          </li>
        ))}
      </ul>
      {entries.length > shown && (
        <Button
          variant="outline"
          size="lg"
          className="mt-4 w-full md:w-auto"
          onClick={() => setShown(shown + PAGE)}
        >
          Show earlier ones
        </Button>
      )}
    </div>
  );
}
