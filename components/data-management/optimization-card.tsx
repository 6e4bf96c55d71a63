"use client";

import { useQuery } from "@tanstack/react-query";
import { HardDrive } from "lucide-react";
import { BusyButton } from "@/components/shared/busy-button";
import { CardHead } from "@/components/shared/card-head";
import { RelativeTime } from "@/components/shared/relative-time";
import { Card } from "@/components/ui/card";
import { useOptimizeStorage } from "@/lib/features/data-management/client/mutations";
import { optimizationQuery } from "@/lib/features/photos/client/queries";
import type { Optimization } from "@/lib/features/photos/model/dto";
import { StepsDone } from "./steps-done";

/**
 * Starts the storage optimization and shows its progress. The job runs on the server, so it
 * continues after the person leaves the screen.
 */
export function OptimizationCard() {
  const optimize = useOptimizeStorage();
  const { data } = useQuery(optimizationQuery({ isAwaited: optimize.isPending }));
  const isBusy = optimize.isPending || data?.isRunning === true;
  return (
    <Card>
      <CardHead
        icon={HardDrive}
        title="Storage System Optimization"
        text="Makes older photos load faster. Runs in the background for a few minutes."
        action={
          <BusyButton
            variant="outline"
            aria-label={isBusy ? undefined : "Optimize Storage"}
            isBusy={isBusy}
            busyLabel="Optimizing Storage..."
            onClick={() => optimize.mutate()}
          >
            Optimize
          </BusyButton>
        }
      />
      {data && <Status optimization={data} />}
    </Card>
  );
}

function Status({ optimization }: { optimization: Optimization }) {
  const { isRunning, total, migrated, skipped, failed, startedAt, endedAt } = optimization;
  const done = migrated + skipped + failed;
  if (isRunning && startedAt !== null) {
    const label = "Progress of the storage optimization";
    return <StepsDone done={done} total={total} noun="photos" label={label} />;
  }
  if (isRunning || startedAt === null) return null;
  return (
    <p className="text-muted-foreground text-sm">
      {endedAt === null ? (
        `Broken off after ${done} of ${total} photos. Start it again to go on.`
      ) : (
        <>
          Last run <RelativeTime value={endedAt} />: {describeEnd({ done, failed, total })}
        </>
      )}
    </p>
  );
}

function describeEnd({ done, failed, total }: { done: number; failed: number; total: number }) {
  if (total === 0) return "there were no photos.";
  const failures = failed === 0 ? "" : `, ${failed} could not be optimized`;
  return `${done} of ${total} photos looked at${failures}.`;
}
