import { CardListSkeleton } from "@/components/shared/card-list-skeleton";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { partials } from "@/lib/core/amount";
import { LARGEST_KEY, wholeKeys } from "@/lib/features/checks/model/selection";
import { ActionBar } from "./action-bar";
import { AmountKey } from "./amount-key";

/** Shows a placeholder of the item screen, with disabled amount keys. */
export function CountSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label="Loading item">
      <Skeleton className="mx-auto mb-5 h-8 w-3/4" />
      <div className="mx-auto max-w-xl">
        <div className="mb-6 flex gap-4">
          <Skeleton className="size-24 rounded-xl" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-5 w-1/3" />
            <Skeleton className="h-8 w-2/3" />
            <Skeleton className="h-5 w-1/2" />
          </div>
        </div>
        <div className="mb-3 grid grid-cols-4 gap-2">
          {["None", ...wholeKeys, `${LARGEST_KEY + 1}+`].map((key) => (
            <AmountKey key={key} isChosen={false} disabled>
              {key}
            </AmountKey>
          ))}
        </div>
        <div className="grid grid-cols-4 gap-2 pl-13">
          {partials.map(({ value, sign }) => (
            <AmountKey key={value} isChosen={false} disabled className="min-h-12 rounded-full">
              {sign || "0"}
            </AmountKey>
          ))}
        </div>
        <ActionBar>
          <Button size="lg" disabled>
            {label}
          </Button>
        </ActionBar>
      </div>
    </div>
  );
}

/** Shows a placeholder of a screen with a list of items. */
export function ListSkeleton() {
  return (
    <>
      <Skeleton className="mb-6 h-9 w-1/2" />
      <CardListSkeleton count={4} label="Loading inventory check" />
    </>
  );
}
