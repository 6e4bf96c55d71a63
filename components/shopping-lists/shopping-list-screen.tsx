"use client";

import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { AddField } from "@/components/additions/add-field";
import { Additions } from "@/components/additions/additions";
import { useShownAdditions } from "@/components/additions/use-shown-additions";
import { usePutAwayQuantities } from "@/components/purchases/use-put-away-quantities";
import { ErrorPanel } from "@/components/shared/error-panel";
import { late } from "@/components/shared/late";
import { LocalDate } from "@/components/shared/local-date";
import { PageHeader } from "@/components/shared/page-header";
import { Printed } from "@/components/shared/printed";
import { RelativeTime } from "@/components/shared/relative-time";
import { useWakeLock } from "@/components/shared/use-wake-lock";
import { cn } from "@/components/ui/class-names";
import { messageToShow } from "@/lib/client/api";
import { useIsWide } from "@/lib/client/use-is-wide";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import type { Addition } from "@/lib/features/shopping-additions/model/dto";
import { shoppingListQuery } from "@/lib/features/shopping-lists/client/queries";
import type { Line } from "@/lib/features/shopping-lists/model/dto";
import {
  isEarlierList,
  type ShoppingListView,
  shoppingListView,
} from "@/lib/features/shopping-lists/model/rules";
import { EarlierListNotice } from "./earlier-list-notice";
import { GenerationNotice } from "./generation-notice";
import { ListAge } from "./list-age";
import { ListProgress } from "./list-progress";
import { ListSkeleton } from "./list-skeleton";
import { ShoppingListLines } from "./shopping-list-lines";
import { useShownList } from "./use-shown-list";

const BelowList = late(async () => (await import("./below-list")).BelowList);
const ListActions = late(async () => (await import("./list-actions")).ListActions, {
  renderWaiting: () => null,
});
const EmptyList = late(async () => (await import("./empty-list")).EmptyList, {
  // The line keeps its height, so that the additions below it do not move.
  renderWaiting: ({ isLine }) =>
    isLine ? <div className="my-3 h-5 md:my-4 md:h-6" /> : <ListSkeleton />,
});
const NoList = late(async () => (await import("./no-list")).NoList, {
  renderWaiting: () => <ListSkeleton />,
});
const UnknownList = late(async () => (await import("./no-list")).UnknownList, {
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
  const hasOpenLines = list != null && hasOpen(list.items);
  useWakeLock((mayTick && hasOpenLines) || (mayAdd && hasOpen(additions)));
  const isWide = useIsWide();
  const shared = { isEarlier, isReadOnly, additions };
  return (
    <>
      {/* The negative margin moves the list up on phones, as far as its controls permit. */}
      <div className="max-md:-mb-4.5">
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
              <ListAge createdAt={list?.clearedAt ? undefined : list?.createdAt} />
            )
          }
          isBesideTitle={!isEarlier}
          actions={isWide && list && <ListActions place="title" list={list} {...shared} />}
        />
      </div>
      {/* Without a list, the field is as wide as the text below it. */}
      <div className={cn(view.kind === "empty" && listId === undefined && "max-w-2xl")}>
        {isLatest && <AddField additions={additions} lines={list?.items ?? NO_LINES} />}
        {hasLines && isEarlier && (
          <EarlierListNotice isReopened={isReopened} onChange={setReopened} />
        )}
        {hasLines && (
          <Printed preload={PrintedList.preload}>
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
            {...shared}
            isShoppingDone={list !== null && list.id === shoppedListId}
            onPutAway={() => setShoppedListId(null)}
          />
        )}
      </div>
    </>
  );
}

const hasOpen = (rows: readonly { purchased: boolean }[]) =>
  rows.some(({ purchased }) => !purchased);

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
      return isAsked ? (
        <UnknownList />
      ) : (
        <>
          <AdditionsAlone listId={null} additions={additions} />
          <NoList />
        </>
      );
    case "allStocked": {
      const empty = { list: view.list, isEarlier, hasAdditions: additions.length > 0 };
      return (
        <>
          {!isEarlier && (
            <>
              <EmptyList isLine {...empty} />
              <AdditionsAlone listId={view.list.id} additions={additions} />
            </>
          )}
          <EmptyList {...empty} />
        </>
      );
    }
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

/**
 * Shows the additions of a household whose list has no lines. They are above what is next after the list, because they
 * are what there is to buy.
 */
function AdditionsAlone({ listId, additions }: AdditionsAloneProps): ReactNode {
  const putAwayOf = usePutAwayQuantities(listId);
  return (
    <>
      {additions.length > 0 && (
        <div className="flex">
          <ListProgress lines={additions} />
        </div>
      )}
      <Additions additions={additions} putAwayOf={putAwayOf} />
    </>
  );
}
