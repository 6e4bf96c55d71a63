"use client";

import { ClipboardCheck, Clock, History, TrendingDown } from "lucide-react";
import { Findings } from "@/components/checks/history/findings";
import { AppLink } from "@/components/shared/app-link";
import { RelativeTime } from "@/components/shared/relative-time";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { now } from "@/lib/core/clock";
import { paths } from "@/lib/core/paths";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import type { Check, LatestCheck } from "@/lib/features/checks/model/dto";
import { checkAge } from "@/lib/features/checks/model/rules";

const ages = {
  fresh: { look: "bg-accent text-accent-foreground", time: "", words: null },
  yellow: {
    look: "bg-low-soft text-low",
    time: "text-low font-semibold",
    words: "More than 7 days ago",
  },
  red: {
    look: "bg-destructive-soft text-destructive",
    time: "text-destructive font-semibold",
    words: "More than 14 days ago",
  },
} as const;

const LINK = "max-md:px-2 max-md:text-sm md:min-h-12 md:px-5";

interface LatestCheckCardProps {
  check: LatestCheck;
  /** Whether a new check can be started now. */
  offersNewCheck: boolean;
  /** Whether a new check is the main action of the screen. */
  isMain: boolean;
}

/** Shows the latest completed check: person, date and findings. */
export function LatestCheckCard({ check, offersNewCheck, isMain }: LatestCheckCardProps) {
  const canRun = useIsAllowed("check:run");
  return (
    <Card>
      <CompletedBy check={check} />
      {check.stockStatus && (
        <Findings
          stockStatus={check.stockStatus}
          isLinked
          earlier={check.earlier ?? []}
          assumedCount={check.assumedCount}
        />
      )}
      <div className="flex flex-col gap-2 md:flex-row md:flex-wrap">
        {canRun && offersNewCheck && (
          <Button
            asChild
            size="lg"
            variant={isMain ? "default" : "outline"}
            className="whitespace-normal"
          >
            <AppLink href={paths.inventoryCheck()}>
              <ClipboardCheck aria-hidden />
              Start New Inventory Check
            </AppLink>
          </Button>
        )}
        {/* On phones both links share one row below the button. */}
        <div className="flex flex-wrap justify-between gap-x-2 max-md:-mx-2 md:contents">
          <Button asChild variant="ghost" className={LINK}>
            <AppLink href={paths.checkHistory()}>
              <History aria-hidden />
              Earlier checks
            </AppLink>
          </Button>
          <Button asChild variant="ghost" className={LINK}>
            <AppLink href={paths.runOuts()}>
              <TrendingDown aria-hidden />
              What runs out most
            </AppLink>
          </Button>
        </div>
      </div>
    </Card>
  );
}

function CompletedBy({ check: { completedAt, user } }: { check: Check }) {
  if (!completedAt) return null;
  const { look, time, words } = ages[checkAge(completedAt, now())];
  return (
    <div className="flex items-start gap-4">
      <div className={cn("flex size-12 shrink-0 items-center justify-center rounded-full", look)}>
        <Clock
          {...(words ? { role: "img", "aria-label": words } : { "aria-hidden": true })}
          className="size-6"
        />
      </div>
      <div className="flex min-w-0 flex-col gap-1">
        <CardTitle className="text-lg">Latest Inventory Check</CardTitle>
        <p className="text-muted-foreground text-sm wrap-anywhere">
          Completed by {user.username}, <RelativeTime value={completedAt} className={time} />
        </p>
      </div>
    </div>
  );
}
