"use client";

import { useQuery } from "@tanstack/react-query";
import { ClipboardCheck, ClipboardX } from "lucide-react";
import { ListSkeleton } from "@/components/checks/shared/list-skeleton";
import { ScreenLink } from "@/components/checks/shared/screen-link";
import { AppLink } from "@/components/shared/app-link";
import { EmptyState } from "@/components/shared/empty-state";
import { ErrorPanel } from "@/components/shared/error-panel";
import { RelativeTime } from "@/components/shared/relative-time";
import { Button } from "@/components/ui/button";
import { messageToShow } from "@/lib/client/api";
import { paths } from "@/lib/core/paths";
import { completedChecksQuery } from "@/lib/features/checks/client/queries";
import type { Check } from "@/lib/features/checks/model/dto";
import { shoppingListsQuery } from "@/lib/features/shopping-lists/client/queries";

/** Replaces the completion screen of a check that is not running: it is completed, cancelled or unknown. */
export function EndedCheck({ updateId }: { updateId: number }) {
  // Always fetched again, because the check may have been completed after the cached checks were fetched.
  const completed = useQuery({ ...completedChecksQuery(), staleTime: 0 });
  const check = completed.data?.find(({ id }) => id === updateId);
  // The check is shown only after the shopping lists have been loaded. Otherwise the link to its list would
  // appear later and move the content.
  const lists = useQuery(shoppingListsQuery());
  if (completed.isFetching && !check) return <ListSkeleton />;
  if (check) {
    if (lists.isLoading) return <ListSkeleton />;
    const list = lists.data?.find((list) => list.updateId === updateId);
    return <CompletedCheck check={check} listId={list?.id} />;
  }
  if (completed.isError) {
    return (
      <ErrorPanel
        level={1}
        title="The inventory check could not be loaded"
        text={messageToShow(completed.error)}
        onRetry={() => void completed.refetch()}
      />
    );
  }
  return (
    <EmptyState
      level={1}
      icon={ClipboardX}
      title="Inventory check not found"
      text="It was cancelled, or your household has no such check."
      action={
        <Button asChild size="lg">
          <ScreenLink to={{ name: "start" }}>Return to inventory check</ScreenLink>
        </Button>
      }
    />
  );
}

interface CompletedCheckProps {
  check: Check;
  /** The shopping list of the check; undefined where it is unknown. */
  listId: number | undefined;
}

function CompletedCheck({ check: { id, user, completedAt }, listId }: CompletedCheckProps) {
  return (
    <EmptyState
      level={1}
      icon={ClipboardCheck}
      title="This inventory check is completed"
      text={
        completedAt && (
          <>
            Completed by {user.username} <RelativeTime value={completedAt} />
          </>
        )
      }
      action={
        <div className="flex flex-col gap-2.5">
          {listId !== undefined && (
            <Button asChild size="lg">
              <AppLink href={paths.shoppingList(listId)}>Open its shopping list</AppLink>
            </Button>
          )}
          <Button asChild size="lg" variant={listId === undefined ? "default" : "outline"}>
            <AppLink href={paths.checkHistory(id)}>See what it found</AppLink>
          </Button>
        </div>
      }
    />
  );
}
