"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronRight, ClipboardCheck, TrendingDown } from "lucide-react";
import { useState } from "react";
import { ForecastAccuracy } from "@/components/forecast/accuracy";
import { AppLink } from "@/components/shared/app-link";
import { BackLink } from "@/components/shared/back-link";
import { CardListSkeleton } from "@/components/shared/card-list-skeleton";
import { EmptyState } from "@/components/shared/empty-state";
import { ErrorPanel } from "@/components/shared/error-panel";
import { LocalDate } from "@/components/shared/local-date";
import { PageHeader } from "@/components/shared/page-header";
import { RelativeTime } from "@/components/shared/relative-time";
import { Button } from "@/components/ui/button";
import { messageToShow } from "@/lib/client/api";
import { paths } from "@/lib/core/paths";
import { completedChecksQuery } from "@/lib/features/checks/client/queries";
import { describeDuration } from "@/lib/features/checks/model/changes";
import type { Check } from "@/lib/features/checks/model/dto";
import { FindingsLine } from "./findings";
import { FindingsChart } from "./findings-chart";

/** The number of checks that are shown at first, and added by each "Show earlier ones". */
const PAGE = 30;

/** Shows the completed checks, newest first, with person, date, duration and findings. */
export function HistoryScreen() {
  const { data: checks, error, refetch } = useQuery(completedChecksQuery());
  const [shown, setShown] = useState(PAGE);
  return (
    <>
      <BackLink href={paths.home()}>Home</BackLink>
      <PageHeader title="Earlier checks" />
      {renderList()}
    </>
  );

  function renderList() {
    if (!checks && error) {
      return (
        <ErrorPanel
          title="The checks could not be loaded"
          text={messageToShow(error)}
          onRetry={() => void refetch()}
        />
      );
    }
    if (!checks) return <CardListSkeleton count={3} label="Loading checks" />;
    if (checks.length === 0) {
      return (
        <EmptyState
          icon={ClipboardCheck}
          title="No completed checks yet"
          text="Each completed inventory check is kept here, with what it found."
          action={
            <Button asChild size="lg">
              <AppLink href={paths.inventoryCheck()}>Go to the inventory check</AppLink>
            </Button>
          }
        />
      );
    }
    return (
      // In wide windows the chart is beside the list, which is the main content.
      <div className="relative xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start xl:gap-x-6 xl:has-[>figure]:grid">
        <FindingsChart checks={checks} className="mb-2 md:mb-4 xl:sticky xl:top-6 xl:col-start-2" />
        {/* In wide windows the link is moved up into the row of the title: 70 px are the title and its margin. The Tab
            order stays correct, because the chart has no tab stop. */}
        <Button
          asChild
          variant="ghost"
          size="lg"
          className="max-md:mb-2 max-md:-ml-3 max-md:px-3 md:absolute md:-top-17.5 md:-right-4"
        >
          <AppLink href={paths.runOuts()}>
            <TrendingDown aria-hidden />
            What runs out most
            <ChevronRight aria-hidden />
          </AppLink>
        </Button>
        <div className="@container min-w-0 xl:col-start-1 xl:row-start-1">
          <ul className="flex flex-col gap-3">
            {checks.slice(0, shown).map((check) => (
              <li key={check.id}>
                <PastCheckCard check={check} />
              </li>
            ))}
          </ul>
          {checks.length > shown && (
            <Button
              variant="outline"
              size="lg"
              className="mt-4 w-full md:w-auto"
              onClick={() => setShown(shown + PAGE)}
            >
              Show earlier ones
            </Button>
          )}
          <ForecastAccuracy />
        </div>
      </div>
    );
  }
}

function PastCheckCard({ check }: { check: Check }) {
  const { id, user, startedAt, completedAt, stockStatus, assumedCount } = check;
  if (!completedAt) return null;
  return (
    <article className="bg-card shadow-raised has-[a:hover]:border-input relative flex flex-col gap-2.5 rounded-2xl border p-4 transition-colors @3xl:flex-row @3xl:items-center @3xl:justify-between @3xl:gap-6 @3xl:py-3 @3xl:pr-12">
      <div className="min-w-0">
        <h2 className="pr-8 text-lg leading-snug font-semibold">
          <AppLink
            href={paths.checkHistory(id)}
            // The click area of the link covers the whole card.
            className="outline-none after:absolute after:inset-0 after:rounded-2xl after:-outline-offset-2 focus-visible:after:outline-2"
          >
            <LocalDate value={completedAt} />
          </AppLink>
        </h2>
        <p className="text-muted-foreground mt-0.5 text-sm leading-snug wrap-anywhere">
          <RelativeTime value={completedAt} className="z-10" /> by {user.username}, took{" "}
          {describeDuration(startedAt, completedAt)}
          {assumedCount ? (
            // On its own line on phones, where a dot would begin the line.
            <span className="whitespace-nowrap max-md:block">
              <span className="max-md:hidden"> · </span>
              {assumedCount} taken as recorded
            </span>
          ) : null}
        </p>
      </div>
      <ChevronRight
        aria-hidden
        className="text-muted-foreground absolute top-4 right-4 size-5 @3xl:top-[calc(50%-0.625rem)]"
      />
      {stockStatus && (
        <div className="shrink-0 md:max-w-md">
          <FindingsLine stockStatus={stockStatus} />
        </div>
      )}
    </article>
  );
}
