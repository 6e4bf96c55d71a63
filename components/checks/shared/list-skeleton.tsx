import { CardListSkeleton } from "@/components/shared/card-list-skeleton";
import { Skeleton } from "@/components/ui/skeleton";
import { ScreenTitle } from "./screen-title";

/** Shows a placeholder of a screen with a list of items, below its title if that is known. */
export function ListSkeleton({ title }: { title?: string | undefined }) {
  return (
    <>
      {title === undefined ? (
        <Skeleton className="mb-6 h-9 w-1/2" />
      ) : (
        <ScreenTitle title={title} className="mb-6 py-1" />
      )}
      <CardListSkeleton count={4} label="Loading inventory check" />
    </>
  );
}
