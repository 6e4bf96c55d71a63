import type { ReactNode } from "react";
import { ScreenTitle } from "@/components/checks/shared/screen-title";
import { NamedTile } from "@/components/pictograms/named-tile";
import { cn } from "@/components/ui/class-names";
import type { Location } from "@/lib/features/locations/model/dto";

interface LocationHeadProps {
  location: Location;
  /** What is to do in the location, below its name. */
  lead?: string | undefined;
  /**
   * Who else is counting. It is in the row of `lead`, so that the content below does not move when somebody comes or
   * leaves.
   */
  presence?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** Shows the photo and the name of a location, or a small tile when there is no photo. */
export function LocationHead({ location, lead, presence, className, children }: LocationHeadProps) {
  const { photo, name } = location;
  return (
    <header className={cn("mb-4", className)}>
      <div
        className={cn(
          "flex gap-4",
          photo === null ? "items-center" : "flex-col md:flex-row md:items-center md:gap-6",
        )}
      >
        {photo === null ? (
          <NamedTile of={location} className="w-16 md:w-18" />
        ) : (
          <NamedTile
            of={location}
            size="full"
            isUrgent
            className="aspect-auto h-[22dvh] min-h-32 md:aspect-4/3 md:h-auto md:w-64"
          />
        )}
        <div className="min-w-0">
          <ScreenTitle title={name} />
          <div className="mt-1 flex min-h-7 flex-wrap items-center gap-x-2.5 gap-y-1">
            {lead && <p className="text-lg font-semibold tabular-nums">{lead}</p>}
            {presence}
          </div>
        </div>
      </div>
      {children}
    </header>
  );
}
