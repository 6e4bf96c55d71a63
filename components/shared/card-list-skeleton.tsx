import { Skeleton } from "@/components/ui/skeleton";

interface CardListSkeletonProps {
  count: number;
  /** The loading text for screen readers: "Loading locations". */
  label: string;
}

/** Shows placeholder cards with a photo, a name and a second line. */
export function CardListSkeleton({ count, label }: CardListSkeletonProps) {
  return (
    <div role="status" className="flex flex-col gap-3">
      <p className="sr-only">{label}</p>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="bg-card flex items-center gap-4 rounded-2xl border p-3">
          <Skeleton className="size-18 rounded-xl" />
          <div className="flex flex-1 flex-col gap-2.5">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
