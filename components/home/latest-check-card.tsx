"use client";

import { CircleCheck, CircleX, ClipboardCheck, Clock, TriangleAlert } from "lucide-react";
import Link from "next/link";
import { RelativeTime } from "@/components/shared/relative-time";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { paths } from "@/lib/client/paths";
import { now } from "@/lib/core/clock";
import { useIsAllowed } from "@/lib/features/accounts/queries";
import type { Check } from "@/lib/features/checks/dto";
import { checkAge } from "@/lib/features/checks/rules";

const ages = {
  fresh: { look: "bg-accent text-accent-foreground", words: null },
  yellow: { look: "bg-low-soft text-low", words: "More than 7 days ago" },
  red: {
    look: "bg-destructive-soft text-destructive",
    words: "More than 14 days ago",
  },
} as const;

const findings = [
  { key: "outOfStock", label: "Out of stock", icon: CircleX, look: "text-destructive" },
  { key: "lowStock", label: "Low stock", icon: TriangleAlert, look: "text-low" },
  { key: "wellStocked", label: "Well stocked", icon: CircleCheck, look: "text-primary" },
] as const;

interface LatestCheckCardProps {
  check: Check;
  /** Whether a new check can be started now. */
  offersNewCheck: boolean;
}

/** The latest completed check: who, when, and what it found. */
export function LatestCheckCard({ check, offersNewCheck }: LatestCheckCardProps) {
  const canRun = useIsAllowed("check:run");
  return (
    <Card className="gap-5">
      <CompletedBy check={check} />
      {check.stockStatus && <Findings stockStatus={check.stockStatus} />}
      {canRun && offersNewCheck && (
        <Button asChild size="lg" className="md:self-start">
          <Link href={paths.inventoryCheck()}>
            <ClipboardCheck aria-hidden />
            Start New Inventory Check
          </Link>
        </Button>
      )}
    </Card>
  );
}

function CompletedBy({ check: { completedAt, user } }: { check: Check }) {
  if (!completedAt) return null;
  const { look, words } = ages[checkAge(completedAt, now())];
  return (
    <div className="flex items-start gap-4">
      <div className={cn("flex size-12 shrink-0 items-center justify-center rounded-full", look)}>
        <Clock aria-hidden className="size-6" />
      </div>
      <div className="flex min-w-0 flex-col gap-1">
        <CardTitle className="text-xl">Latest Inventory Check</CardTitle>
        <p className="text-muted-foreground text-[0.9375rem] wrap-anywhere">
          Completed by {user.username} <RelativeTime value={completedAt} />
        </p>
        {words && <p className="text-[0.9375rem] font-medium">{words}</p>}
      </div>
    </div>
  );
}

function Findings({ stockStatus }: { stockStatus: NonNullable<Check["stockStatus"]> }) {
  return (
    <dl className="grid grid-cols-3 gap-2 sm:gap-3">
      {findings.map(({ key, label, icon: Icon, look }) => (
        <div
          key={key}
          className="bg-muted flex flex-col-reverse justify-end gap-1 rounded-xl p-3 sm:p-4"
        >
          <dt className="text-muted-foreground text-[0.8125rem] leading-tight sm:text-sm">
            {label}
          </dt>
          <dd className="flex items-center gap-1.5 text-2xl font-bold tabular-nums">
            <Icon aria-hidden className={cn("size-5 shrink-0", look)} />
            {stockStatus[key]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
