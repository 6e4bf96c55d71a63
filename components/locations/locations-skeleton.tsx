import { SkeletonEntry } from "@/components/shared/skeleton-entry";
import { LOCATION_GRID } from "./grid-layout";

const PLACEHOLDERS = 5;

/** Shows the loading text and placeholder cards that have the size of the loaded cards. */
export function LocationsSkeleton() {
  return (
    <div role="status" className={LOCATION_GRID}>
      <p className="text-muted-foreground col-span-full -mt-3 mb-1 text-sm">Loading locations</p>
      {Array.from({ length: PLACEHOLDERS }, (_, index) => (
        <SkeletonEntry
          key={index}
          className="bg-card min-h-22.5 gap-1.5 rounded-2xl border p-2.5 max-sm:pl-2 sm:gap-3"
          picture="h-15 w-16 rounded-xl sm:h-16"
        />
      ))}
    </div>
  );
}
