import { SkeletonEntry } from "@/components/shared/skeleton-entry";
import { LOCATION_GRID } from "./grid-layout";

const PLACEHOLDERS = 5;

/** Shows the loading text and placeholder cards that have the size of the loaded cards. */
export function LocationsSkeleton() {
  return (
    <div role="status" className={LOCATION_GRID}>
      <p className="text-muted-foreground col-span-full -mt-3 mb-1 text-[0.9375rem]">
        Loading locations
      </p>
      {Array.from({ length: PLACEHOLDERS }, (_, index) => (
        <SkeletonEntry
          key={index}
          className="bg-card gap-3 rounded-2xl border p-2.5"
          picture="size-16 rounded-xl"
        />
      ))}
    </div>
  );
}
