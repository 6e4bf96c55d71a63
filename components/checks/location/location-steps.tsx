import { ChevronLeft, ChevronRight } from "lucide-react";
import { ScreenLink } from "@/components/checks/shared/screen-link";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import type { CheckData } from "@/lib/features/checks/client/screens";
import {
  isLastLocation,
  previousLocationScreen,
} from "@/lib/features/checks/model/screen-sequence";
import type { Location } from "@/lib/features/locations/model/dto";

interface LocationStepsProps {
  data: CheckData;
  location: Location;
  onNext: () => void;
}

/**
 * Shows the position in the checking sequence, with links to the previous and the next location.
 */
export function LocationSteps({ data, location, onNext }: LocationStepsProps) {
  const { locations, items } = data;
  const position = locations.indexOf(location) + 1;
  const label = `Location ${position} of ${locations.length}`;
  return (
    <div className="mb-4 md:mb-6">
      <div className="-mx-3 flex items-center justify-between gap-2 pb-1">
        <Button asChild variant="ghost" className="px-2.5">
          <ScreenLink to={previousLocationScreen(locations, items, location.id)}>
            <ChevronLeft aria-hidden />
            Previous location
          </ScreenLink>
        </Button>
        <Button variant="ghost" className="px-2.5" onClick={onNext}>
          {isLastLocation(locations, location.id) ? "Finish check" : "Next location"}
          <ChevronRight aria-hidden />
        </Button>
      </div>
      <Progress value={(position / locations.length) * 100} aria-label={label} className="h-2" />
    </div>
  );
}
