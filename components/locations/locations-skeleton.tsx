import { Skeleton } from "@/components/ui/skeleton";
import { LOCATION_GRID } from "./grid-layout";

const PLACEHOLDERS = 5;

/** Shows the loading text and placeholder cards in the size of what replaces them. */
export function LocationsSkeleton() {
  return (
    <div role="status" className={LOCATION_GRID}>
      <p className="text-muted-foreground col-span-full -mt-3 mb-1 text-[0.9375rem]">
        Loading locations
      </p>
      {Array.from({ length: PLACEHOLDERS }, (_, index) => (
        <div key={index} className="bg-card flex items-center gap-3 rounded-2xl border p-2.5">
          <Skeleton className="size-17 rounded-xl" />
          <div className="flex flex-1 flex-col gap-2.5">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
