"use client";

import { useQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { type ReactNode, useState } from "react";
import { AddField } from "@/components/additions/add-field";
import { Additions } from "@/components/additions/additions";
import { useShownAdditions } from "@/components/additions/use-shown-additions";
import { usePutAwayQuantities } from "@/components/purchases/use-put-away-quantities";
import { AppLink } from "@/components/shared/app-link";
import { ErrorPanel } from "@/components/shared/error-panel";
import { late } from "@/components/shared/late";
import { LocalDate } from "@/components/shared/local-date";
import { PageHeader } from "@/components/shared/page-header";
import { PrintButton, Printed, useCanPrint } from "@/components/shared/printed";
import { RelativeTime } from "@/components/shared/relative-time";
import { useWakeLock } from "@/components/shared/use-wake-lock";
import { Button } from "@/components/ui/button";
import { messageToShow } from "@/lib/client/api";
import { paths } from "@/lib/core/paths";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import type { Addition } from "@/lib/features/shopping-additions/model/dto";
import { shoppingListQuery } from "@/lib/features/shopping-lists/client/queries";
import type { Line, ShoppingList } from "@/lib/features/shopping-lists/model/dto";
import {
  isAllBought,
  isEarlierList,
  type ShoppingListView,
  shoppingListView,
} from "@/lib/features/shopping-lists/model/rules";
import { ClearList } from "./clear-list";
import { EarlierListNotice } from "./earlier-list-notice";
import { EmailList } from "./email-list";
import { GenerationNotice } from "./generation-notice";
import { ListAge } from "./list-age";
import { ListProgress } from "./list-progress";
import { ListSkeleton } from "./list-skeleton";
import { ShareList } from "./share-list";
import { ShoppingListLines } from "./shopping-list-lines";
import { useShownList } from "./use-shown-list";

const BelowList = late(async () => (await import("./below-list")).BelowList);
const EmptyList = late(async () => (await import("./empty-list")).EmptyList, {
  renderWaiting: () => <ListSkeleton />,
});
const NoList = late(async () => (await import("./no-list")).NoList, {
  renderWaiting: () => <ListSkeleton />,
});
const PrintedList = late(async () => (await import("./printed-list")).PrintedList);

/** Open additions belong to the household, so they are shown with the latest list only. */
const NO_ADDITIONS: readonly Addition[] = [];
const NO_LINES: readonly Line[] = [];

/** Shows the latest shopping list, or the one with `listId`. An earlier list is read-only until it is reopened. */
export function ShoppingListScreen({ listId }: { listId?: number }) {
  const query = useQuery(shoppingListQuery(listId));
  const latest = useQuery(shoppingListQuery());
  const list = useShownList(query.data);
  const [isReopened, setReopened] = useState(false);
  /** The list whose shopping was ended and not put away since. */
  const [shoppedListId, setShoppedListId] = useState<number | null>(null);
  const view = shoppingListView({ isPending: query.isPending, list });
  const isEarlier = list != null && isEarlierList(list, latest.data);
  const isReadOnly = isEarlier && !isReopened;
  const shownAdditions = useShownAdditions(latest.data?.id);
  const isLatest = !isEarlier && (list != null || listId === undefined);
  const additions = isLatest ? shownAdditions : NO_ADDITIONS;
  const hasLines = list != null && list.items.length + additions.length > 0;
  const mayTick = useIsAllowed("list:use") && !isReadOnly;
  const mayAdd = useIsAllowed("list:add");
  const canPrintList = useCanPrint(PrintedList.preload);
  const hasOpenLines = list != null && hasOpen(list.items);
  useWakeLock((mayTick && hasOpenLines) || (mayAdd && hasOpen(additions)));
  return (
    <>
      {/* The negative margin moves the list up on phones, as far as its controls permit. */}
      <div className="max-md:-mb-3">
        <PageHeader
          title={
            isEarlier ? (
              <>
                Shopping List of <LocalDate value={list.createdAt} />
              </>
            ) : (
              "Shopping List"
            )
          }
          description={
            isEarlier ? (
              <>
                Made <RelativeTime value={list.createdAt} />
              </>
            ) : (
              <ListAge createdAt={list?.createdAt} />
            )
          }
          actions={
            list && (
              <Button
                asChild
                variant="ghost"
                size="lg"
                className="text-muted-foreground min-w-12 px-3"
              >
                <AppLink href={paths.shoppingLists()}>
                  <History aria-hidden />
                  <span className="sr-only sm:not-sr-only">Earlier lists</span>
                </AppLink>
              </Button>
            )
          }
        />
      </div>
      {isLatest && <AddField additions={additions} lines={list?.items ?? NO_LINES} />}
      {hasLines && isEarlier && (
        <EarlierListNotice isReopened={isReopened} onChange={setReopened} />
      )}
      {hasLines && !isReadOnly && (
        <ListActions list={list} isEarlier={isEarlier} additions={additions} />
      )}
      {hasLines && canPrintList && (
        <Printed>
          <PrintedList list={list} additions={additions} />
        </Printed>
      )}
      <ListView
        view={view}
        isAsked={listId !== undefined}
        isEarlier={isEarlier}
        isReadOnly={isReadOnly}
        additions={additions}
        onShopped={setShoppedListId}
        message={messageToShow(query.error)}
        onRetry={() => void query.refetch()}
      />
      {(isLatest || isEarlier) && list !== undefined && (
        <BelowList
          key={list?.id}
          list={list}
          isEarlier={isEarlier}
          additions={additions}
          isShoppingDone={list !== null && list.id === shoppedListId}
          onPutAway={() => setShoppedListId(null)}
        />
      )}
    </>
  );
}

const hasOpen = (rows: readonly { purchased: boolean }[]) =>
  rows.some(({ purchased }) => !purchased);

interface ListActionsProps {
  list: ShoppingList;
  isEarlier: boolean;
  additions: readonly Addition[];
}

function ListActions({ list, isEarlier, additions }: ListActionsProps) {
  const { id } = list;
  const items = [...list.items, ...additions];
  const mayClear = useIsAllowed("list:clear");
  const mayEmail = useIsAllowed("list:use");
  return (
    <div className="-mt-2 mb-2 flex flex-wrap gap-2 max-md:mt-0 md:mb-5">
      {mayEmail && <EmailList listId={id} isAllBought={isAllBought(items)} />}
      {mayClear && <ClearList list={list} additions={additions} />}
      <ShareList list={list} isEarlier={isEarlier} additions={additions} />
      <PrintButton />
    </div>
  );
}

interface ListViewProps {
  view: ShoppingListView;
  /** Whether the list was requested by its id. */
  isAsked: boolean;
  isEarlier: boolean;
  isReadOnly: boolean;
  additions: readonly Addition[];
  onShopped: (listId: number) => void;
  message: string | undefined;
  onRetry: () => void;
}

function ListView({
  view,
  isAsked,
  isEarlier,
  isReadOnly,
  additions,
  onShopped,
  message,
  onRetry,
}: ListViewProps) {
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
      return (
        <>
          <NoList isAsked={isAsked} />
          {!isAsked && <AdditionsAlone listId={null} additions={additions} />}
        </>
      );
    case "allStocked":
      return (
        <>
          <EmptyList list={view.list} isEarlier={isEarlier} />
          {!isEarlier && <AdditionsAlone listId={view.list.id} additions={additions} />}
        </>
      );
    // These states share one case, so that React keeps the lines mounted when the list becomes ready.
    case "generating":
    case "error":
    case "ready":
      return (
        <>
          <GenerationNotice key={view.list.id} list={view.list} />
          <ShoppingListLines
            key={`lines-${view.list.id}`}
            list={view.list}
            isReadOnly={isReadOnly}
            additions={isEarlier ? null : additions}
            onShopped={() => onShopped(view.list.id)}
          />
        </>
      );
  }
}

interface AdditionsAloneProps {
  /** Null for a household without lists. */
  listId: number | null;
  additions: readonly Addition[];
}

/** Shows the additions of a household whose list has no lines. */
function AdditionsAlone({ listId, additions }: AdditionsAloneProps): ReactNode {
  const putAwayOf = usePutAwayQuantities(listId);
  return (
    <div className="mt-6">
      {additions.length > 0 && <ListProgress lines={additions} />}
      <Additions additions={additions} putAwayOf={putAwayOf} />
    </div>
  );
}
