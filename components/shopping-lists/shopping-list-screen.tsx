"use client";

import { useQuery } from "@tanstack/react-query";
import { ErrorPanel } from "@/components/shared/error-panel";
import { PageHeader } from "@/components/shared/page-header";
import { RelativeTime } from "@/components/shared/relative-time";
import { messageToShow } from "@/lib/client/api";
import { useIsAllowed } from "@/lib/features/accounts/queries";
import { shoppingListQuery } from "@/lib/features/shopping-lists/queries";
import { shoppingListView, type ShoppingListView } from "@/lib/features/shopping-lists/rules";
import { ClearList } from "./clear-list";
import { AllStocked, Generating, GenerationFailed, NoList } from "./list-states";
import { ListSkeleton } from "./list-skeleton";
import { ShoppingListLines } from "./shopping-list-lines";
import { useShownList } from "./use-shown-list";

/** A shopping list: the latest, or the one with that id. */
export function ShoppingListScreen({ listId }: { listId?: number }) {
  const query = useQuery(shoppingListQuery(listId));
  const list = useShownList(query.data);
  const mayClear = useIsAllowed("list:clear");
  const view = shoppingListView({ isPending: query.isPending, list });
  const hasLines = "list" in view && view.list.items.length > 0;
  return (
    <>
      <PageHeader
        title="Shopping List"
        description={
          "list" in view && (
            <>
              Made <RelativeTime value={view.list.createdAt} />
            </>
          )
        }
        actions={hasLines && mayClear && <ClearList listId={view.list.id} />}
      />
      <ListView
        view={view}
        isAsked={listId !== undefined}
        message={messageToShow(query.error)}
        onRetry={() => void query.refetch()}
      />
    </>
  );
}

interface ListViewProps {
  view: ShoppingListView;
  /** The list was asked for by its id. */
  isAsked: boolean;
  message: string | undefined;
  onRetry: () => void;
}

function ListView({ view, isAsked, message, onRetry }: ListViewProps) {
  switch (view.kind) {
    case "loading":
      return <ListSkeleton />;
    case "unreachable":
      return (
        <ErrorPanel
          title="The shopping list could not be loaded"
          text={message}
          onRetry={onRetry}
        />
      );
    case "empty":
      return <NoList isAsked={isAsked} />;
    case "allStocked":
      return <AllStocked />;
    case "generating":
      return (
        <>
          <Generating />
          <ShoppingListLines list={view.list} />
        </>
      );
    case "error":
      return (
        <>
          <GenerationFailed listId={view.list.id} />
          <ShoppingListLines list={view.list} />
        </>
      );
    case "ready":
      return <ShoppingListLines list={view.list} />;
  }
}
