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
    <div className="mb-3 md:mb-5">
      <div className="-mx-3 flex flex-wrap items-center justify-between gap-x-2 md:pb-1">
        <Button asChild variant="ghost" className="px-2.5">
          <ScreenLink to={previous} title={describeBack(previous, locations).description}>
            <ChevronLeft aria-hidden />
            Previous location
          </ScreenLink>
        </Button>
        <Button variant="ghost" className="px-2.5" onClick={onNext}>
          {isLastLocation(locations, location.id) ? "Finish check" : "Next location"}
          <ChevronRight aria-hidden />
        </Button>
      </div>
      <LocationPosition data={data} location={location} />
    </div>
  );
}

/** Shows the position of a location in the checking sequence, and the progress of the check. */
export function LocationPosition({ data, location }: Omit<LocationStepsProps, "onNext">) {
  return (
    <CheckProgress data={data}>
      <p>
        Location {data.locations.indexOf(location) + 1} of {data.locations.length}
      </p>
    </CheckProgress>
  );
}
