import { Skeleton } from "@/components/ui/skeleton";

/** Shows a placeholder of the home screen: a title, the card of a check and the overview. */
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
