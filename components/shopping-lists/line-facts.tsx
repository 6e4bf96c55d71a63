import type { ReactNode } from "react";
import { AssumedMark } from "@/components/shared/assumed-mark";
import { cn } from "@/components/ui/class-names";
import { Skeleton } from "@/components/ui/skeleton";
import { desiredAmount, formatAmount } from "@/lib/core/amount";
import type { Line } from "@/lib/features/shopping-lists/model/dto";
import { shortReason } from "@/lib/features/shopping-lists/model/short-reason";
import { isExplained, type LineColumns } from "./line-columns";

interface Columns {
  /** Whether the amount before the check is known of a line. Without it, its column is empty beside reasons. */
  hasWas: boolean;
  /** Whether the reason of a line is shown. */
  hasReason: boolean;
}

/**
 * Returns the columns of a line in wide windows. Only the widest have space for the reason beside the names. Without any
 * reason the figures share its space.
 */
function columnClasses({ hasWas, hasReason }: Columns): string {
  return cn(
    "lg:grid lg:items-center",
    hasReason &&
      "lg:grid-cols-[minmax(0,1fr)_repeat(3,3.5rem)] xl:grid-cols-[minmax(0,1fr)_repeat(3,3.5rem)_minmax(0,1.15fr)]",
    !hasReason &&
      (hasWas
        ? "lg:grid-cols-[minmax(0,4fr)_repeat(3,minmax(3.5rem,1fr))]"
        : "lg:grid-cols-[minmax(0,3fr)_repeat(2,minmax(3.5rem,1fr))]"),
  );
}

interface LineHeadProps extends Columns {
  /** Whether every line is purchased. */
  isBought: boolean;
  hasEdit: boolean;
}

/** Shows the headings of the columns of lines, in wide windows only. Each figure has its label for screen readers. */
export function LineHead({ isBought, hasEdit, hasWas, hasReason }: LineHeadProps) {
  return (
    <div
      aria-hidden
      className={cn(
        // The padding is as wide as what a line has beside its columns, with its border.
        "text-muted-foreground bg-background sticky top-0 z-10 -mt-3 -mb-4 hidden py-2 text-sm font-semibold",
        hasEdit ? "pr-13.25 pl-25.25" : "pr-4.25 pl-24.25",
        columnClasses({ hasWas, hasReason }),
      )}
    >
      <span>{isBought ? "Bought" : "To buy"}</span>
      {(hasWas || hasReason) && <span className="text-right">{hasWas && "Was"}</span>}
      <span className="text-right">Now</span>
      <span className="text-right">Target</span>
      {hasReason && <span className="pl-8 max-xl:hidden">Reason</span>}
    </div>
  );
}

interface LineFactsProps extends Columns {
  line: Line;
  /** The columns of the lines of the list, also if nothing is known of this line. */
  columns: LineColumns;
  /** The present stock, in 300ths of a unit, if it is shown instead of the stock at the check; otherwise null. */
  stock: number | null;
  children: ReactNode;
}

/** Shows, beside the text of a line, its stock before and at the check, its target and its reason in wide windows. */
export function LineFacts({ line, columns, hasWas, hasReason, stock, children }: LineFactsProps) {
  const { facts, aiRationale } = line;
  // The reason states the stock before the purchase.
  const reason = stock === null ? aiRationale : null;
  const wanted = stock === null ? null : desiredAmount(line.item.desiredStock);
  return (
    <span
      className={cn(
        "flex min-w-0 flex-1",
        columns !== "none" && columnClasses({ hasWas, hasReason }),
        // The figures of a purchased line are as pale as its name.
        line.purchased && "text-muted-foreground",
      )}
    >
      {children}
      {columns === "loading" && !isExplained(line) && <Placeholders />}
      {(isExplained(line) || stock !== null) && (
        <>
          {hasWas ? <Figure label="Was" amount={facts?.previous} /> : hasReason && <span />}
          <Figure
            label="Now"
            amount={stock ?? facts?.stock}
            isAssumed={stock === null && facts?.isAssumed}
          />
          <Figure label="Target" amount={facts ? facts.wanted : wanted} />
          {hasReason && (
            <span
              title={reason ?? undefined}
              className="text-muted-foreground ml-8 line-clamp-2 text-sm leading-4.5 max-xl:hidden"
            >
              {reason && shortReason(reason)}
            </span>
          )}
        </>
      )}
    </span>
  );
}

function Placeholders() {
  return (
    <>
      <Skeleton className="ml-auto h-2.5 w-6 max-lg:hidden" />
      <Skeleton className="ml-auto h-2.5 w-6 max-lg:hidden" />
      <Skeleton className="ml-auto h-2.5 w-6 max-lg:hidden" />
      <Skeleton className="ml-8 h-2.5 w-48 max-xl:hidden" />
    </>
  );
}

interface FigureProps {
  label: string;
  /** In 300ths of a unit; null or undefined if it is unknown. */
  amount: number | null | undefined;
  isAssumed?: boolean | undefined;
}

function Figure({ label, amount, isAssumed = false }: FigureProps) {
  return (
    <span className="text-right tabular-nums max-lg:hidden">
      <span className="sr-only">{label} </span>
      {isAssumed && <AssumedMark />}
      {amount == null ? "–" : formatAmount(amount)}
    </span>
  );
}
