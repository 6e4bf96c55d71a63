import type { ReactNode } from "react";
import { PhotoTile } from "@/components/shared/photo-tile";
import type { Location } from "@/lib/features/locations/dto";
import { ScreenTitle } from "./screen-title";

/** A location's photo beside its name, and what is to be said about it. */
export function LocationHead({ location, children }: { location: Location; children?: ReactNode }) {
  return (
    <header className="mb-5 flex flex-col gap-4 md:mb-8 md:flex-row md:items-center md:gap-6">
      <PhotoTile
        photo={location.photo}
        name={location.name}
        size="full"
        isUrgent
        className="aspect-auto h-[20dvh] min-h-32 md:aspect-4/3 md:h-auto md:w-64"
      />
      <div className="min-w-0 flex-1">
        <ScreenTitle title={location.name} />
        {children}
      </div>
    </header>
  );
}
