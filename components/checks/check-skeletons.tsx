import { CardListSkeleton } from "@/components/shared/card-list-skeleton";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { partials } from "@/lib/core/amount";
import { wholeKeys } from "@/lib/features/checks/selection";
import { ActionBar } from "./action-bar";
import { AmountKey } from "./amount-key";

/** The screen of an item while it is being loaded: its own shape, with keys that cannot be pressed. */
export function CountSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label="Loading item">
      <Skeleton className="mx-auto mb-4 h-8 w-3/4 md:mb-6" />
      <div className="md:grid md:grid-cols-2 md:items-start md:gap-10">
        <Skeleton className="h-[18dvh] min-h-28 rounded-2xl md:aspect-4/3 md:h-auto" />
        <div>
          <Skeleton className="mt-4 h-5 w-1/3 md:mt-0" />
          <Skeleton className="mt-2 h-8 w-2/3" />
          <Skeleton className="mt-2 mb-6 h-5 w-1/2" />
          <div className="mb-3 grid grid-cols-4 gap-2">
            {["None", ...wholeKeys].map((key) => (
              <AmountKey key={key} isChosen={false} disabled>
                {key}
              </AmountKey>
            ))}
          </div>
          <div className="grid grid-cols-4 gap-2">
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
    </div>
  );
}

/** A screen with a list of items while it is being loaded. */
export function ListSkeleton() {
  return (
    <>
      <Skeleton className="mb-6 h-9 w-1/2" />
      <CardListSkeleton count={4} label="Loading inventory check" />
    </>
  );
}
