import { ActionBar } from "@/components/checks/shared/action-bar";
import { AmountKey } from "@/components/checks/shared/amount-key";
import { Fraction } from "@/components/checks/shared/fraction";
import { ITEM_SCREEN, KEYS_PLACE, QUESTION_ROW } from "@/components/checks/shared/item-place";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { partials } from "@/lib/core/amount";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import { LARGEST_KEY, wholeKeys } from "@/lib/features/checks/model/selection";

/** Shows a placeholder of the item screen, with disabled amount keys. */
export function CountSkeleton({ label }: { label: string }) {
  const mayCount = useIsAllowed("check:run");
  return (
    <div role="status" aria-label="Loading item">
      <Skeleton className="tiny:-mt-4 tiny:mb-0 mx-auto mb-3 h-11 w-3/4 md:mb-6" />
      <div className={ITEM_SCREEN} data-hides-bottom-bar={mayCount || undefined}>
        <div className="tall:flex-1 tall:flex-col tall:mb-3 flex gap-4 lg:flex-col-reverse">
          <Skeleton className="tiny:hidden tall:h-auto tall:w-full tall:flex-1 size-24 rounded-2xl lg:aspect-video lg:h-auto lg:w-full" />
          <div className="tall:flex-none flex flex-1 flex-col gap-2 lg:flex-none">
            <Skeleton className="h-5 w-1/3" />
            <Skeleton className="h-8 w-2/3" />
            <Skeleton className="h-5 w-1/2" />
          </div>
        </div>
        <div className="contents lg:block">
          <div className={KEYS_PLACE}>
            <div className={QUESTION_ROW}>
              <Skeleton className="h-6 w-1/2" />
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
                <AmountKey key={value} isChosen={false} isRound disabled>
                  {sign ? <Fraction sign={sign} /> : "0"}
                </AmountKey>
              ))}
            </div>
            <div className="mt-3 hidden min-h-10 pointer-fine:block" />
          </div>
          <ActionBar isInColumn>
            <Button size="lg" disabled>
              {label}
            </Button>
          </ActionBar>
        </div>
      </div>
    </div>
  );
}
