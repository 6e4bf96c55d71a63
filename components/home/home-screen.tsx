"use client";

import { useQuery } from "@tanstack/react-query";
import { usePendingStock } from "@/components/checks/use-pending-stock";
import { useImport } from "@/components/csv/use-import";
import { ErrorPanel } from "@/components/shared/error-panel";
import { late } from "@/components/shared/late";
import { PageHeader } from "@/components/shared/page-header";
import { cn } from "@/components/ui/class-names";
import { messageToShow } from "@/lib/client/api";
import { now } from "@/lib/core/clock";
import { useCurrentUser, useIsAllowed } from "@/lib/features/accounts/client/queries";
import { activeCheckQuery, latestCheckQuery } from "@/lib/features/checks/client/queries";
import { useItems } from "@/lib/features/items/client/use-items";
import { locationsQuery } from "@/lib/features/locations/client/queries";
import { ContinueCheckCard } from "./continue-check-card";
import { FirstCheck, FirstSteps } from "./getting-started";
import { HomeSkeleton } from "./home-skeleton";
import { homeState, nextAction } from "./home-state";
import { LatestCheckCard } from "./latest-check-card";
import { ShortageCard } from "./shortage-card";

const SuggestionsCard = late(
  async () => (await import("@/components/target-suggestions/suggestions-card")).SuggestionsCard,
  { renderFailed: () => null },
);
const UseFirstCard = late(async () => (await import("./use-first-card")).UseFirstCard, {
  renderFailed: () => null,
});
const RunningOutCard = late(
  async () => (await import("@/components/forecast/running-out-card")).RunningOutCard,
  { renderFailed: () => null },
);

/** Shows the home screen: the next step, the checks and the shortages. */
export function HomeScreen() {
  const queries = {
    locations: useQuery(locationsQuery()),
    items: useItems(),
    active: useQuery(activeCheckQuery()),
    latest: useQuery(latestCheckQuery()),
  };
  const user = useCurrentUser();
  const mayCount = useIsAllowed("check:run");
  const mayEdit = useIsAllowed("inventory:edit");
  const items = usePendingStock(queries.items.data);
  const state = homeState({
    locations: queries.locations.data,
    items,
    active: queries.active.data,
    latest: queries.latest.data,
    hasFailed: Object.values(queries).some((query) => query.isError),
  });

  const isNew = state.kind === "noLocations" || state.kind === "noItems";
  const { open: onImport, dialog } = useImport({
    isAllowed: mayEdit && isNew,
  });
  return (
    <>
      {renderContent()}
      {dialog}
    </>
  );

  function renderContent() {
    switch (state.kind) {
      case "loading":
        return <HomeSkeleton />;
      case "failed":
        return (
          <ErrorPanel
            level={1}
            title="Your household could not be loaded"
            text={messageToShow(Object.values(queries).find((query) => query.isError)?.error)}
            onRetry={() =>
              void Promise.all(
                Object.values(queries)
                  .filter((query) => query.isError)
                  .map((query) => query.refetch()),
              )
            }
          />
        );
      case "noLocations":
      case "noItems":
        return <FirstSteps hasLocations={state.kind === "noItems"} onImport={onImport} />;
      case "noChecks":
        return <FirstCheck />;
      case "checks": {
        const next = nextAction(state, { mayCount, moment: now() });
        const latestCheck = state.latest && (
          <LatestCheckCard
            check={state.latest}
            offersNewCheck={!state.active}
            isMain={next === "check"}
          />
        );
        return (
          <>
            <PageHeader title={user?.householdName} />
            <div
              className={cn(
                "grid grid-cols-1 items-start gap-4 lg:gap-6",
                state.active && state.latest && "lg:grid-cols-2",
              )}
            >
              {state.active && (
                <ContinueCheckCard
                  check={state.active}
                  locations={state.locations}
                  items={state.items}
                />
              )}
              {next === "check" && latestCheck}
              {/* The present stock precedes the latest check, whose figures are older, unless a check is due. */}
              <ShortageCard
                items={state.items}
                isMain={next === "list"}
                className={cn("lg:col-span-full", state.active && "lg:order-last")}
              />
              {next !== "check" && latestCheck}
              {/* These cards are last, because they appear later than the others. */}
              {state.items.some(({ bestBefore }) => bestBefore) && (
                <UseFirstCard items={state.items} className="lg:order-last lg:col-span-full" />
              )}
              <RunningOutCard items={state.items} className="lg:order-last lg:col-span-full" />
              {mayEdit && (
                <SuggestionsCard items={state.items} className="lg:order-last lg:col-span-full" />
              )}
            </div>
          </>
        );
      }
    }
  }
}
