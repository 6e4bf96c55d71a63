import { Skeleton } from "@/components/ui/skeleton";

/** Shows a placeholder of three members. */
export function MembersSkeleton() {
  return (
    <div role="status" className="flex flex-col divide-y">
      <span className="sr-only">Loading users</span>
      {[0, 1, 2].map((index) => (
        <div key={index} className="flex items-center gap-3 py-4">
          <Skeleton className="size-10 rounded-full" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  );
}
