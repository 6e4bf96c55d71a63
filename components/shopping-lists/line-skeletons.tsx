import { Skeleton } from "@/components/ui/skeleton";

/** Shows placeholders of the lines of a shopping list. */
export function LineSkeletons({ count = 6 }: { count?: number }) {
  return (
    <div className="bg-card shadow-raised divide-y rounded-2xl border">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex h-16 items-center gap-3 px-2.5 md:px-3">
          <Skeleton className="size-7" />
          <Skeleton className="size-9 rounded-lg" />
          <Skeleton className="h-5 w-1/2" />
        </div>
      ))}
    </div>
  );
}
