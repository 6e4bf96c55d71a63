import { Skeleton } from "@/components/ui/skeleton";

const LINES = 6;

/** Shows a placeholder of a shopping list: the progress ring and a few lines. */
export function ListSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading shopping list</span>
      <div className="mb-4 flex items-center gap-3">
        <Skeleton className="size-9 rounded-full" />
        <Skeleton className="h-5 w-44" />
      </div>
      <div className="bg-card shadow-raised divide-y rounded-2xl border">
        {Array.from({ length: LINES }, (_, index) => (
          <div key={index} className="flex h-16 items-center gap-4 px-4">
            <Skeleton className="size-6" />
            <Skeleton className="h-5 w-1/2" />
          </div>
        ))}
      </div>
    </div>
  );
}
