"use client";

import { useId, useState } from "react";
import { useOccupiedLocations } from "@/components/checks/shared/others-in-check";
import { PeopleInCheck } from "@/components/checks/shared/room-presence";
import { ScreenLink } from "@/components/checks/shared/screen-link";
import { WayToEnd } from "@/components/checks/shared/way-to-end";
import { LateConfirmDialog } from "@/components/shared/late-confirm-dialog";
import { RelativeTime } from "@/components/shared/relative-time";
import { Button } from "@/components/ui/button";
import { Card, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import { Progress } from "@/components/ui/progress";
import { useCurrentUser, useIsAllowed } from "@/lib/features/accounts/client/queries";
import { useCancelCheck } from "@/lib/features/checks/client/mutations";
import type { CheckData } from "@/lib/features/checks/client/screens";
import type { Check } from "@/lib/features/checks/model/dto";
import {
  isAllChecked,
  progressByLocation,
  progressPercent,
} from "@/lib/features/checks/model/rules";
import { latestLocationOf, locationToContinue } from "@/lib/features/checks/model/screen-sequence";
import { AssumedNote } from "./assumed-note";
import { LocationsToCount } from "./locations-to-count";

/** Shows the progress of a running check, with buttons to continue and to cancel it. */
export function UnfinishedCheck({ check, data }: { check: Check; data: CheckData }) {
  const mayCount = useIsAllowed("check:run");
  const progress = progressByLocation(data.locations, data.items, data.counts);
  const checked = progress.reduce((sum, location) => sum + location.checked.length, 0);
  const all = progress.reduce((sum, { pending }) => sum + pending.length, checked);
  const percent = progressPercent(checked, all);
  const last = latestLocationOf(useCurrentUser()?.username, data);
  const location = locationToContinue(progress, useOccupiedLocations(), last) ?? data.locations[0];
  const mayFinish = mayCount && isAllChecked(data.items, data.counts);
  const isNext = mayCount && checked < all;
  const label = mayCount ? "Continue Inventory Check" : "View Inventory Check";
  const place = useId();
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:items-start lg:gap-6">
      <Card className="gap-5">
        <CardHeader>
          <CardTitle>Inventory check in progress</CardTitle>
          <CardDescription className="break-words">
            Started by {check.user.username} <RelativeTime value={check.startedAt} />
          </CardDescription>
        </CardHeader>
        <div>
          <div className="mb-2 flex justify-between gap-4 text-base font-medium tabular-nums">
            <span>
              {checked} of {all} items checked
            </span>
            <span className="text-muted-foreground">{percent}%</span>
          </div>
          <Progress value={percent} aria-label="Progress of the inventory check" />
          <AssumedNote items={data.items} counts={data.counts} />
        </div>
        <PeopleInCheck locations={data.locations} />
        <div className="flex flex-col gap-2.5 md:max-lg:flex-row md:max-lg:flex-wrap">
          {mayFinish && <WayToEnd updateId={check.id} missing={0} />}
          {location && (
            <Button
              asChild
              size="lg"
              variant={mayFinish ? "outline" : "default"}
              className={isNext ? "min-w-0 flex-col gap-0 py-1 leading-tight" : undefined}
            >
              <ScreenLink
                to={{ name: "locationCheck", locationId: location.id }}
                aria-label={label}
                aria-describedby={isNext ? place : undefined}
              >
                {label}
                {isNext && (
                  <span
                    id={place}
                    className="max-w-full truncate text-xs leading-4 font-medium"
                    title={location.name}
                  >
                    in {location.name}
                  </span>
                )}
              </ScreenLink>
            </Button>
          )}
          {mayCount && !mayFinish && checked > 0 && (
            <WayToEnd updateId={check.id} missing={all - checked} />
          )}
          {mayCount && (
            <div className="md:max-lg:basis-full lg:grid">
              <CancelCheck check={check} />
            </div>
          )}
        </div>
      </Card>
      <LocationsToCount data={data} next={isNext ? (location ?? null) : null} />
    </div>
  );
}

function CancelCheck({ check }: { check: Check }) {
  const [isAsking, setAsking] = useState(false);
  const cancel = useCancelCheck();
  return (
    <>
      <Button
        variant="ghost"
        size="lg"
        className="text-muted-foreground max-md:w-full md:max-lg:-ml-5"
        onClick={() => setAsking(true)}
      >
        Cancel Inventory Check
      </Button>
      <LateConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Cancel Inventory Check"
        description="All progress will be lost."
        cancelLabel="Keep checking"
        confirmLabel="Cancel check"
        busyLabel="Cancelling..."
        isBusy={cancel.isPending}
        onConfirm={() => cancel.mutate(check.id, { onSuccess: () => setAsking(false) })}
      />
    </>
  );
}
