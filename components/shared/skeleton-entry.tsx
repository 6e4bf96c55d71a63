import { cn } from "@/components/ui/class-names";
import { Skeleton } from "@/components/ui/skeleton";

interface SkeletonEntryProps {
  className: string;
  /** The classes of the place of the picture. */
  picture: string;
}

/** Shows the placeholder of a card or a row with a picture, a name and a second line. */
export function SkeletonEntry({ className, picture }: SkeletonEntryProps) {
  return (
    <div className={cn("flex items-center", className)}>
      <Skeleton className={picture} />
      <div className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-4.5 w-1/2" />
        <Skeleton className="h-3.5 w-1/3" />
      </div>
    </div>
  );
}
