import { ChevronLeft, ChevronRight } from "lucide-react";
import { CheckProgress } from "@/components/checks/shared/check-progress";
import { ScreenLink } from "@/components/checks/shared/screen-link";
import { Button } from "@/components/ui/button";
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
}

/**
 * Shows the position in the checking sequence and the progress of the check, with links to the previous and the next
 * location.
 */
export function LocationSteps({ data, location, onNext }: LocationStepsProps) {
  const { locations, items } = data;
  const previous = previousLocationScreen(locations, items, location.id);
  return (
    <div className="-mx-2 -mt-3 mb-2 flex items-center gap-1 md:mt-0 md:mb-5 md:gap-3">
      <Button asChild variant="ghost" className="max-md:w-11 max-md:px-0 md:px-2.5">
        <ScreenLink to={previous} title={describeBack(previous, locations).description}>
          <ChevronLeft aria-hidden className="max-md:size-6" />
          {/* On a phone "Go back", which leads to the same screen, has a text. */}
          <span className="max-md:sr-only">Previous location</span>
        </ScreenLink>
      </Button>
      <LocationPosition data={data} location={location} />
      <Button variant="ghost" className="gap-0.5 px-1 md:gap-2 md:px-2.5" onClick={onNext}>
        {/* On a phone, each word is on its own line. */}
        <span className="max-md:w-min max-md:text-left max-md:text-xs max-md:leading-tight max-md:whitespace-normal">
          {isLastLocation(locations, location.id) ? "Finish check" : "Next location"}
        </span>
        <ChevronRight aria-hidden className="max-md:size-6" />
      </Button>
    </div>
  );
}

/** Shows the position of a location in the checking sequence, and the progress of the check. */
export function LocationPosition({ data, location }: Omit<LocationStepsProps, "onNext">) {
  return (
    <CheckProgress isLong data={data}>
      <p>
        Location {data.locations.indexOf(location) + 1} of {data.locations.length}
      </p>
    </CheckProgress>
  );
}
