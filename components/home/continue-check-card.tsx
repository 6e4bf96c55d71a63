"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useOccupiedLocations } from "@/components/checks/shared/others-in-check";
import { PeopleInCheck } from "@/components/checks/shared/room-presence";
import { AssumedNote } from "@/components/checks/start/assumed-note";
import { usePendingCounts } from "@/components/checks/use-pending-counts";
import { AppLink } from "@/components/shared/app-link";
import { RelativeTime } from "@/components/shared/relative-time";
import { Button } from "@/components/ui/button";
import { Card, CardHeader, CardTitle } from "@/components/ui/card";
import { Progress } from "@/components/ui/progress";
import { Skeleton } from "@/components/ui/skeleton";
import { paths } from "@/lib/core/paths";
import { useCurrentUser, useIsAllowed } from "@/lib/features/accounts/client/queries";
import { countsQuery } from "@/lib/features/checks/client/queries";
import type { Check, Count } from "@/lib/features/checks/model/dto";
import {
  assumedItems,
  isAllChecked,
  progressByLocation,
  progressPercent,
} from "@/lib/features/checks/model/rules";
import { latestLocationOf, locationToContinue } from "@/lib/features/checks/model/screen-sequence";
import type { Item } from "@/lib/features/items/model/dto";
import type { Location } from "@/lib/features/locations/model/dto";
import { ProgressByLocation } from "./progress-by-location";

interface ContinueCheckCardProps {
  check: Check;
  locations: readonly Location[];
  items: readonly Item[];
}

/** Shows the progress of the running check and a link to it. */
export function ContinueCheckCard({ check, locations, items }: ContinueCheckCardProps) {
  const canRun = useIsAllowed("check:run");
  const counts = useQuery(countsQuery(check.id));
  const counted = usePendingCounts(check.id, items, counts.data);
  return (
    <Card>
      <CardHeader>
        <CardTitle className="text-lg">
          {canRun ? "Continue Inventory Check" : "Inventory Check in Progress"}
        </CardTitle>
        <p className="text-muted-foreground text-sm wrap-anywhere">
          Started by {check.user.username} <RelativeTime value={check.startedAt} />
        </p>
      </CardHeader>
      {counts.data ? (
        <CheckProgress
          progress={progressByLocation(locations, items, counted.counts)}
          counts={counted.counts}
          finishPath={
            canRun && isAllChecked(items, counted.counts)
              ? paths.inventoryComplete(check.id)
              : undefined
          }
          canRun={canRun}
        />
      ) : counts.isError ? (
        <div className="flex flex-col items-start gap-3">
          <p>The progress could not be loaded.</p>
          <Button variant="outline" onClick={() => void counts.refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <Skeleton className={canRun ? "h-38" : "h-22"} />
      )}
    </Card>
  );
}

interface CheckProgressProps {
  progress: ReturnType<typeof progressByLocation<Location, Item>>;
  counts: readonly Count[];
  /** The path of the completion screen; undefined until every item has an entry. */
  finishPath: string | undefined;
  canRun: boolean;
}

function CheckProgress({ progress, counts, finishPath, canRun }: CheckProgressProps) {
  const checked = progress.reduce((sum, place) => sum + place.checked.length, 0);
  const all = progress.reduce((sum, place) => sum + place.pending.length, checked);
  const percent = progressPercent(checked, all);
  const items = progress.flatMap(({ checked, pending }) => [...checked, ...pending]);
  const last = latestLocationOf(useCurrentUser()?.username, { counts, items });
  const place = locationToContinue(progress, useOccupiedLocations(), last);
  const summary = `${checked} of ${all} items checked`;
  return (
    <>
      <div className="flex flex-col gap-2">
        <Progress value={percent} aria-label={summary} />
        <p className="flex justify-between gap-4 text-base tabular-nums">
          <span>{summary}</span>
          <span aria-hidden className="text-muted-foreground">
            {percent}%
          </span>
        </p>
        <AssumedNote items={progress.flatMap(({ checked }) => checked)} counts={counts} />
      </div>
      <PeopleInCheck locations={progress.map(({ location }) => location)} />
      {finishPath && (
        <Button asChild size="lg" className="md:min-w-56 md:self-start">
          <AppLink href={finishPath}>Finish check</AppLink>
        </Button>
      )}
      {canRun && (
        <Button
          asChild
          size="lg"
          variant={finishPath ? "outline" : "default"}
          className="md:min-w-56 md:self-start"
        >
          <AppLink href={place ? paths.locationCheck(place.id) : paths.inventoryCheck()}>
            Continue
            <ArrowRight aria-hidden />
          </AppLink>
        </Button>
      )}
      <ProgressByLocation progress={progress} assumed={assumedItems(counts)} />
    </>
  );
}
