import { Skeleton } from "@/components/ui/skeleton";
import { LineSkeletons } from "./line-skeletons";

/** Shows a placeholder of a shopping list: the progress ring and a few lines. */
export function ListSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading shopping list</span>
      <div className="mb-4 flex items-center gap-3">
        <Skeleton className="size-9 rounded-full" />
        <Skeleton className="h-5 w-44" />
      </div>
      <LineSkeletons />
    </div>
  );
}
