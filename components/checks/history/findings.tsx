import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";
import { cn } from "@/components/ui/class-names";
import type { Check } from "@/lib/features/checks/model/dto";

const findings = [
  { key: "outOfStock", label: "Out of stock", icon: CircleX, look: "text-destructive" },
  { key: "lowStock", label: "Low stock", icon: TriangleAlert, look: "text-low" },
  { key: "wellStocked", label: "Well stocked", icon: CircleCheck, look: "text-primary" },
] as const;

/** Shows how many items a completed check found out of stock, low and well stocked. */
export function Findings({ stockStatus }: { stockStatus: NonNullable<Check["stockStatus"]> }) {
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

/** Shows how many items a check found out of stock, low and well stocked, on one line for a row in a list. */
export function FindingsLine({ stockStatus }: { stockStatus: NonNullable<Check["stockStatus"]> }) {
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1 text-[0.9375rem]">
      {findings.map(({ key, label, icon: Icon, look }) => (
        <div key={key} className="flex items-center gap-1.5">
          <Icon aria-hidden className={cn("size-4 shrink-0", look)} />
          <dt className="text-muted-foreground order-last">{label.toLowerCase()}</dt>
          <dd className="font-semibold tabular-nums">{stockStatus[key]}</dd>
        </div>
      ))}
    </dl>
  );
}
