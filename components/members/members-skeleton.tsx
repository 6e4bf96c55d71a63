import { SkeletonEntry } from "@/components/shared/skeleton-entry";

/** Shows a placeholder of three members. */
export function MembersSkeleton() {
  return (
    <div role="status" className="flex flex-col divide-y">
      <span className="sr-only">Loading users</span>
      {[0, 1, 2].map((index) => (
        <SkeletonEntry key={index} className="gap-3 py-4" picture="size-10 rounded-full" />
      ))}
    </div>
  );
}
