import type { ReactNode } from "react";
import { Lead } from "@/components/checks/shared/lead";
import { ScreenTitle } from "@/components/checks/shared/screen-title";
import { NamedTile } from "@/components/pictograms/named-tile";
import { cn } from "@/components/ui/class-names";
import type { Location } from "@/lib/features/locations/model/dto";

interface LocationHeadProps {
  location: Location;
  /** The number of items to count, which is shown above the name; undefined to show none. */
  toCount?: number | undefined;
  /**
   * Who else is counting. It is in the row of the number, so that the content below does not move when somebody comes
   * or leaves.
   */
  presence?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/**
 * Shows how much is to count in a location, its name, and its photo, or a small tile when there is no photo. The photo
 * is below the texts on phones and beside them in wide windows, so that it does not push the number down.
 */
export function LocationHead({
  location,
  toCount,
  presence,
  className,
  children,
}: LocationHeadProps) {
  const { photo, name } = location;
  const hasLead = toCount !== undefined;
  return (
    <header className={cn("mb-4", className)}>
      <div className="flex flex-col gap-3 md:flex-row-reverse md:items-start md:justify-end md:gap-6">
        <div className="flex min-w-0 items-start gap-3">
          {photo === null && (
            <NamedTile of={location} emptyText="" className="w-12 rounded-lg md:w-14" />
          )}
          <div className="flex min-w-0 flex-col">
            <div
              className={cn(
                "flex min-h-7 flex-wrap items-center gap-x-2.5 gap-y-1",
                !hasLead && "order-last mt-1",
              )}
            >
              {hasLead && <Lead>{toCount === 0 ? "All counted" : `${toCount} to count`}</Lead>}
              {presence}
            </div>
            <ScreenTitle title={name} isQuiet={hasLead} />
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
