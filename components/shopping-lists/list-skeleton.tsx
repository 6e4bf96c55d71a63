import { Skeleton } from "@/components/ui/skeleton";
import { LineSkeletons } from "./line-skeletons";

/** Shows a placeholder of a shopping list: the progress, the buttons above the lines, and a few lines. */
export function ListSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading shopping list</span>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <div className="flex h-7 items-center gap-2.5 max-lg:basis-full lg:h-11 lg:flex-1">
          <Skeleton className="size-6 rounded-full lg:size-8" />
          <Skeleton className="h-5 w-44" />
        </div>
        <Skeleton className="h-11 w-37 rounded-xl" />
        <Skeleton className="h-11 w-35" />
      </div>
      <LineSkeletons />
    </div>
  );
}
