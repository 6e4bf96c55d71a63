import { Skeleton } from "@/components/ui/skeleton";

/** The home page before anything is known: a title, a card of a check, and the overview below it. */
export function HomeSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading</span>
      <Skeleton className="mt-1 mb-7 h-9 w-64 max-w-full" />
      <div className="grid gap-4 lg:gap-6">
        <Skeleton className="h-72 rounded-2xl" />
        <Skeleton className="h-80 rounded-2xl" />
      </div>
    </div>
  );
}
