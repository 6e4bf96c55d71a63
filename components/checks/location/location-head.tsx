import type { ReactNode } from "react";
import { ScreenTitle } from "@/components/checks/shared/screen-title";
import { NamedTile } from "@/components/pictograms/named-tile";
import { cn } from "@/components/ui/class-names";
import type { Location } from "@/lib/features/locations/model/dto";

interface LocationHeadProps {
  location: Location;
  /** How much is to count here. */
  toCount?: string | undefined;
  /**
   * Who else is counting. It is in the row of the number, so that the content below does not move when somebody comes
   * or leaves.
   */
  presence?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/**
 * Shows how much is to count in a location, its name, and its photo, or a small tile when there is no photo. The
 * photo is below the texts on phones and beside them in wide windows, so that it does not push the texts down.
 */
export function LocationHead({
  location,
  toCount,
  presence,
  className,
  children,
}: LocationHeadProps) {
  const { photo, name } = location;
  return (
    <header className={cn("mb-4", className)}>
      <div className="flex flex-col gap-3 md:flex-row-reverse md:items-start md:justify-end md:gap-6">
        <div className="flex min-w-0 items-start gap-3">
          {photo === null && (
            <NamedTile of={location} emptyText="" className="mt-1 w-12 rounded-lg md:w-14" />
          )}
          <div className="flex min-w-0 flex-col">
            <div
              className={cn(
                "flex min-h-7 flex-wrap items-center gap-x-2.5 gap-y-1",
                toCount === undefined && "order-last",
              )}
            >
              {toCount !== undefined && (
                <p className="text-base font-semibold tabular-nums">{toCount}</p>
              )}
              {presence}
            </div>
            <ScreenTitle title={name} />
          </div>
        </div>
        {photo !== null && (
          <NamedTile
            of={location}
            size="full"
            isUrgent
            className="aspect-auto h-[22dvh] min-h-32 md:aspect-4/3 md:h-auto md:w-64"
          />
        )}
      </div>
      {children}
    </header>
  );
}

/** Returns the text for a number of pending items. */
export function toCountText(pending: number): string {
  return pending === 0 ? "All counted" : `${pending} to count`;
}
