import { SkeletonEntry } from "@/components/shared/skeleton-entry";
import { Skeleton } from "@/components/ui/skeleton";
import { ROWS, ROWS_FRAME } from "./rows-layout";

const PLACEHOLDERS = 8;

/** Shows placeholders of the search field, a heading and rows, in the sizes of what replaces them. */
export function ItemsSkeleton() {
  return (
    <div role="status" className="-mt-4 md:-mt-1">
      <p className="sr-only">Loading items</p>
      <Skeleton className="h-11 rounded-lg" />
      <div className="mt-1 flex h-11 items-center lg:mt-12">
        <Skeleton className="h-5 w-28" />
      </div>
      <div className={ROWS_FRAME}>
        <div className={ROWS}>
          {Array.from({ length: PLACEHOLDERS }, (_, index) => (
            <SkeletonEntry
              key={index}
              className="min-h-15 gap-2.5 border-b px-2.5"
              picture="size-10"
            />
          ))}
        </div>
      </div>
    </div>
  );
}
