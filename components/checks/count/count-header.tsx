import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { CheckProgress } from "@/components/checks/shared/check-progress";
import { ScreenLink } from "@/components/checks/shared/screen-link";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import type { CheckData } from "@/lib/features/checks/client/screens";
import type { CheckScreen } from "@/lib/features/checks/model/screen-sequence";

interface CountHeaderProps {
  data: CheckData;
  /** The position of the item in its location, from 1. */
  position: number;
  total: number;
  previous: CheckScreen;
  next: CheckScreen;
  /** Whether the next screen is opened without a count of this item. The link says so in a word. */
  isSkip: boolean;
  /** The link to the missing items. It is not beside the confirm button, where people would tap it by mistake. */
  toMissing: ReactNode;
}

/**
 * Shows the position of the item in its location and the progress of the check, with links to the previous and the next
 * screen.
 */
export function CountHeader({
  data,
  position,
  total,
  previous,
  next,
  isSkip,
  toMissing,
}: CountHeaderProps) {
  const isLast = next.name !== "itemCheck" && next.name !== "itemSingleCheck";
  const nextLabel = !isSkip ? "Next item" : isLast ? "Skip last item" : "Skip to the next item";
  // The word keeps its place where it is not shown, so that the bar has one length. The link to the missing items needs
  // that place.
  const hasPlace = !toMissing;
  return (
    <div className="tiny:-mt-4 tiny:mb-0 -mx-2 mb-3 flex items-center gap-1 md:mb-6 md:gap-2">
      <Button asChild variant="ghost" size="icon">
        <ScreenLink to={previous} aria-label="Previous item" title="Previous item">
          <ChevronLeft aria-hidden className="size-6" />
        </ScreenLink>
      </Button>
      <CheckProgress data={data}>
        <p aria-live="polite">
          Item {position} of {total}
        </p>
      </CheckProgress>
      {toMissing}
      <Button
        asChild
        variant="ghost"
        size={hasPlace ? "default" : "icon"}
        className={hasPlace ? "gap-0.5 pr-1 pl-2 text-sm" : undefined}
      >
        <ScreenLink to={next} aria-label={nextLabel} title={nextLabel}>
          {hasPlace && <span className={cn(!isSkip && "invisible")}>Skip</span>}
          <ChevronRight aria-hidden className="size-6" />
        </ScreenLink>
      </Button>
    </div>
  );
}
