import { SkeletonEntry } from "./skeleton-entry";

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
        <SkeletonEntry
          key={index}
          className="bg-card gap-4 rounded-2xl border p-3"
          picture="size-18 rounded-xl"
        />
      ))}
    </div>
  );
}
