import type { ComponentProps } from "react";
import { late } from "@/components/shared/late";
import { useIsWide } from "@/lib/client/use-is-wide";
import type { CheckData } from "@/lib/features/checks/client/screens";
import type { Location } from "@/lib/features/locations/model/dto";

const LocationsAside = late(async () => (await import("./locations-aside")).LocationsAside, {
  renderFailed: () => null,
});

interface LocationLayoutProps extends Omit<ComponentProps<"div">, "className"> {
  data: CheckData;
  location: Location;
  /** Whether a check is running, whose locations are shown. */
  isRunning?: boolean;
}

/**
 * Lays out a screen of a location. In the widest windows the locations of the check are beside it, in a column whose
 * space is reserved.
 */
export function LocationLayout({
  data,
  location,
  isRunning = true,
  ...screen
}: LocationLayoutProps) {
  const isWide = useIsWide();
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_clamp(15rem,18vw,20rem)] xl:gap-6">
      <div className="flex max-w-180 flex-col xl:max-w-none" {...screen} />
      {isWide && isRunning && (
        // As high as the screen beside it, so that the list stays in view.
        <div className="max-xl:hidden">
          <LocationsAside data={data} current={location} />
        </div>
      )}
    </div>
  );
}
