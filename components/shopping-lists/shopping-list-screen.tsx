"use client";

import { useQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import Link from "next/link";
import { ErrorPanel } from "@/components/shared/error-panel";
import { PageHeader } from "@/components/shared/page-header";
import { RelativeTime } from "@/components/shared/relative-time";
import { Button } from "@/components/ui/button";
import { messageToShow } from "@/lib/client/api";
import { paths } from "@/lib/core/paths";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import { shoppingListQuery } from "@/lib/features/shopping-lists/client/queries";
import { type ShoppingListView, shoppingListView } from "@/lib/features/shopping-lists/model/rules";
import { ClearList } from "./clear-list";
import { EmailList } from "./email-list";
import { ListSkeleton } from "./list-skeleton";
import { AllStocked, Generating, GenerationFailed, NoList } from "./list-states";
import { ShoppingListLines } from "./shopping-list-lines";
import { useShownList } from "./use-shown-list";

/** Shows the latest shopping list, or the one with `listId`. */
export function ShoppingListScreen({ listId }: { listId?: number }) {
  const query = useQuery(shoppingListQuery(listId));
  const list = useShownList(query.data);
  const mayClear = useIsAllowed("list:clear");
  const mayEmail = useIsAllowed("list:use");
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
        actions={
          "list" in view && (
            <Button asChild variant="ghost" size="lg" className="text-muted-foreground px-3">
              <Link href={paths.shoppingLists()}>
                <History aria-hidden />
                <span className="sr-only sm:not-sr-only">Earlier lists</span>
              </Link>
            </Button>
          )
        }
      />
      {hasLines && (
        <div className="-mt-2 mb-5 flex flex-wrap gap-2 empty:hidden">
          {mayEmail && <EmailList listId={view.list.id} />}
          {mayClear && <ClearList listId={view.list.id} />}
        </div>
      )}
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
  /** Whether the list was requested by its id. */
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
