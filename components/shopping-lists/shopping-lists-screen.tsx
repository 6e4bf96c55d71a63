"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronRight, ShoppingBasket } from "lucide-react";
import { Fragment } from "react";
import { useShownAdditions } from "@/components/additions/use-shown-additions";
import { AppLink } from "@/components/shared/app-link";
import { BackLink } from "@/components/shared/back-link";
import { CardListSkeleton } from "@/components/shared/card-list-skeleton";
import { EmptyState } from "@/components/shared/empty-state";
import { ErrorPanel } from "@/components/shared/error-panel";
import { LocalDate } from "@/components/shared/local-date";
import { PageHeader } from "@/components/shared/page-header";
import { ProgressRing } from "@/components/shared/progress-ring";
import { TimeAgo } from "@/components/shared/relative-time";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/class-names";
import { messageToShow } from "@/lib/client/api";
import { paths } from "@/lib/core/paths";
import type { Addition } from "@/lib/features/shopping-additions/model/dto";
import { shoppingListsQuery } from "@/lib/features/shopping-lists/client/queries";
import type { ShoppingListSummary } from "@/lib/features/shopping-lists/model/dto";
import { describeFirst, FIRST_NAMES, progressOf } from "@/lib/features/shopping-lists/model/rules";

const DAY_MS = 86_400_000;

/** The length up to which a name has space in a line on a phone of 320 pixels. */
const SHORT_NAME = 24;

/** Shows all lists of the household, newest first, each with a link to its own page. */
export function ShoppingListsScreen() {
  const { data: lists, error, refetch } = useQuery(shoppingListsQuery());
  const latestId = lists?.[0]?.id;
  const additions = useShownAdditions(latestId);
  return (
    <>
      <BackLink href={paths.shoppingList()}>Latest list</BackLink>
      <PageHeader title="Shopping Lists" />
      {renderLists()}
    </>
  );

  function renderLists() {
    if (!lists && error) {
      return (
        <ErrorPanel
          title="The shopping lists could not be loaded"
          text={messageToShow(error)}
          onRetry={() => void refetch()}
        />
      );
    }
    if (!lists) return <CardListSkeleton count={3} label="Loading shopping lists" />;
    if (lists.length === 0) {
      return (
        <EmptyState
          icon={ShoppingBasket}
          title="No Shopping List Yet"
          text="Each completed inventory check makes one."
        />
      );
    }
    return (
      <ul className="bg-card shadow-raised divide-y overflow-hidden rounded-2xl border">
        {lists.map((list, index) => (
          <li key={list.id}>
            <ListRow
              list={list}
              additions={list.id === latestId ? additions : []}
              isLatest={index === 0}
              hasTime={isOfSameDay(lists[index - 1], list) || isOfSameDay(list, lists[index + 1])}
            />
          </li>
        ))}
      </ul>
    );
  }
}

function describeEmpty({ clearedAt, clearedBy }: ShoppingListSummary): string {
  return clearedAt ? `Cleared by ${clearedBy}` : "Nothing on it";
}

/** Returns whether a list and the next older one may have been made on the same day in the time zone of the person. */
function isOfSameDay(
  newer: ShoppingListSummary | undefined,
  older: ShoppingListSummary | undefined,
): boolean {
  if (!newer || !older) return false;
  return Date.parse(newer.createdAt) - Date.parse(older.createdAt) < DAY_MS;
}

interface ListRowProps {
  list: ShoppingListSummary;
  /** What people have added. It is on the latest list only. */
  additions: readonly Addition[];
  isLatest: boolean;
  /** Whether the row shows the time, because another list may have been made on the same day. */
  hasTime: boolean;
}

function ListRow({ list, additions, isLatest, hasTime }: ListRowProps) {
  const all = list.itemCount + additions.length;
  const ticked = additions.filter(({ purchased }) => purchased).length;
  const names = [...(list.firstNames ?? []), ...additions.map(({ name }) => name)].slice(
    0,
    FIRST_NAMES,
  );
  const { label, fraction } = progressOf(list.purchasedCount + ticked, all);
  return (
    <AppLink
      href={paths.shoppingList(list.id)}
      className="hover:bg-muted flex min-h-18 items-center gap-3 px-4 py-3 outline-offset-[-3px] transition-colors md:gap-4"
    >
      <span aria-hidden>
        <ProgressRing fraction={fraction} label={label} className="size-6 md:size-8" />
      </span>
      <span className="min-w-0 flex-1 lg:grid lg:grid-cols-[minmax(0,15rem)_minmax(0,11.5rem)_minmax(0,1fr)] lg:items-center lg:gap-x-5">
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="leading-snug font-semibold md:text-lg">
            <LocalDate value={list.createdAt} />
          </span>
          {isLatest && <Badge variant="good">Latest</Badge>}
          {/* On phones the badge takes its place. */}
          <span
            className={cn(
              "text-muted-foreground text-sm lg:basis-full",
              isLatest && "max-sm:hidden",
            )}
          >
            <TimeAgo value={list.createdAt} />
          </span>
        </span>
        <span className="text-muted-foreground block text-sm tabular-nums">
          {hasTime && (
            <>
              <LocalDate value={list.createdAt} form="time" />
              {" · "}
            </>
          )}
          <span>{all > 0 ? label : describeEmpty(list)}</span>
        </span>
        {names.length > 0 && (
          <>
            <FittingNames names={names} />
            <FirstNames names={names} all={all} />
          </>
        )}
      </span>
      <ChevronRight aria-hidden className="text-muted-foreground -mr-1 size-5 shrink-0" />
    </AppLink>
  );
}

/** Shows on phones as many whole names as fit into one line. The progress above states how many things there are. */
function FittingNames({ names }: { names: readonly string[] }) {
  return (
    <span
      className="text-muted-foreground line-clamp-1 text-sm md:hidden"
      title={describeFirst(names, names.length)}
    >
      {names.map((name, index) => (
        <Fragment key={`${index} ${name}`}>
          {index > 0 && " "}
          <span className={cn(name.length <= SHORT_NAME && "whitespace-nowrap")}>
            {name}
            {index < names.length - 1 && ","}
          </span>
        </Fragment>
      ))}
    </span>
  );
}

interface FirstNamesProps {
  names: readonly string[];
  /** The number of all things on the list. */
  all: number;
}

function FirstNames({ names, all }: FirstNamesProps) {
  const text = describeFirst(names, all);
  return (
    <span
      className="text-muted-foreground wrap-name line-clamp-2 text-sm max-md:hidden"
      title={text}
    >
      {text}
    </span>
  );
}
