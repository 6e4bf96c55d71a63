import { ChevronLeft, ChevronRight } from "lucide-react";
import { CheckProgress } from "@/components/checks/shared/check-progress";
import { ScreenLink } from "@/components/checks/shared/screen-link";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import type { CheckData } from "@/lib/features/checks/client/screens";
import {
  isLastLocation,
  previousLocationScreen,
} from "@/lib/features/checks/model/screen-sequence";
import type { Location } from "@/lib/features/locations/model/dto";
import { describeBack } from "./describe-back";

interface LocationStepsProps {
  data: CheckData;
  location: Location;
  onNext: () => void;
  /** Whether all is in one row on a phone too. The arrows have no visible text then, except for the end of the check. */
  isCompact?: boolean;
}

/**
 * Shows the position in the checking sequence and the progress of the check, with links to the previous and the next
 * location. On a phone the links are below the progress.
 */
export function LocationSteps({ data, location, onNext, isCompact = false }: LocationStepsProps) {
  const { locations, items } = data;
  const previous = previousLocationScreen(locations, items, location.id);
  const isLast = isLastLocation(locations, location.id);
  return (
    <div
      className={cn(
        "-mx-2 flex items-center md:mt-0 md:mb-5 md:flex-nowrap md:gap-3",
        isCompact ? "-mt-3 mb-2 gap-1" : "mb-1 flex-wrap justify-between gap-x-1",
      )}
    >
      <Button
        asChild
        variant="ghost"
        className={cn("md:px-2.5", isCompact ? "max-md:w-11 max-md:px-0" : STEP)}
      >
        <ScreenLink to={previous} title={describeBack(previous, locations).description}>
          <ChevronLeft aria-hidden className={isCompact ? "size-6 md:size-4" : undefined} />
          <span className={isCompact ? "max-md:sr-only" : undefined}>Previous location</span>
        </ScreenLink>
      </Button>
      <div
        className={cn(
          "flex min-w-0 flex-1",
          !isCompact && "max-md:order-first max-md:basis-full max-md:px-2",
        )}
      >
        <LocationPosition data={data} location={location} />
      </div>
      <Button
        variant="ghost"
        className={cn(
          "ml-auto md:px-2.5",
          isCompact ? (isLast ? "max-md:gap-0.5 max-md:px-1" : "max-md:w-11 max-md:px-0") : STEP,
        )}
        onClick={onNext}
      >
        <span className={cn(isCompact && (isLast ? TWO_LINES : "max-md:sr-only"))}>
          {isLast ? "Finish check" : "Next location"}
        </span>
        <ChevronRight aria-hidden className={isCompact ? "size-6 md:size-4" : undefined} />
      </Button>
    </div>
  );
}

/** The classes of a step with a visible text on a phone. */
const STEP = "max-md:gap-1 max-md:px-2 max-md:text-sm";

/** The classes of "Finish check" beside the progress of a phone, each word on its own line. */
const TWO_LINES =
  "max-md:w-min max-md:text-left max-md:text-xs max-md:leading-tight max-md:whitespace-normal";

/** Shows the position of a location in the checking sequence, and the progress of the check. */
export function LocationPosition({
  data,
  location,
}: Pick<LocationStepsProps, "data" | "location">) {
  return (
    <CheckProgress isLong data={data}>
      <p>
        Location {data.locations.indexOf(location) + 1} of {data.locations.length}
      </p>
    </CheckProgress>
  );
}
