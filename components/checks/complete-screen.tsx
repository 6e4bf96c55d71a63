"use client";

import { useRouter } from "next/navigation";
import { useId } from "react";
import { BusyButton } from "@/components/shared/busy-button";
import { formatStock } from "@/lib/core/amount";
import { paths } from "@/lib/client/paths";
import { useIsAllowed } from "@/lib/features/accounts/queries";
import { ITEMS_PENDING } from "@/lib/features/checks/copy";
import type { Check, Count } from "@/lib/features/checks/dto";
import { progressByLocation, type LocationProgress } from "@/lib/features/checks/rules";
import type { CheckData } from "@/lib/features/checks/screens";
import type { Item } from "@/lib/features/items/dto";
import type { Location } from "@/lib/features/locations/dto";
import { useCompleteCheck } from "@/lib/features/shopping-lists/mutations";
import { ActionBar } from "./action-bar";
import { CheckItemList, CountStatus } from "./check-item-list";
import { CountedBy } from "./counted-by";
import { Notice } from "./notice";
import { entrance } from "./entrance";
import { ScreenTitle } from "./screen-title";

/** The end of a check: everything that was counted, and the list that is made from it. */
export function CompleteScreen({ check, data }: { check: Check; data: CheckData }) {
  const router = useRouter();
  const warning = useId();
  const mayComplete = useIsAllowed("check:run");
  const complete = useCompleteCheck({ onSuccess: () => router.push(paths.shoppingList()) });
  const counts = new Map(data.counts.map((count) => [count.itemId, count]));
  const progress = progressByLocation(data.locations, data.items, data.counts);
  const isPending = progress.some(({ pending }) => pending.length > 0);
  return (
    <>
      <div className={entrance()}>
        <ScreenTitle title="Inventory Check Complete" className="mb-4 py-1" />
        {isPending && (
          <Notice isGood={false} id={warning} className="mb-6">
            {ITEMS_PENDING}
          </Notice>
        )}
        <div className="flex flex-col gap-7">
          {progress
            .filter(({ pending, checked }) => pending.length + checked.length > 0)
            .map((location) => (
              <CountedLocation key={location.location.id} {...location} counts={counts} />
            ))}
        </div>
      </div>
      {mayComplete && (
        <ActionBar>
          <BusyButton
            size="lg"
            isBusy={complete.isPending || complete.isSuccess}
            busyLabel="Completing..."
            disabled={isPending}
            aria-describedby={isPending ? warning : undefined}
            onClick={() => complete.mutate(check.id)}
            className="whitespace-normal"
          >
            Complete & Generate Shopping List
          </BusyButton>
        </ActionBar>
      )}
    </>
  );
}

interface CountedLocationProps extends LocationProgress<Location, Item> {
  counts: ReadonlyMap<number, Count>;
}

function CountedLocation({ location, checked, pending, counts }: CountedLocationProps) {
  const title = useId();
  const items = [...checked, ...pending].toSorted((a, b) => a.id - b.id);
  return (
    <section>
      <div className="mb-2.5 flex items-baseline justify-between gap-4">
        <h2 id={title} className="min-w-0 text-lg font-semibold break-words">
          {location.name}
        </h2>
        <p className="text-muted-foreground shrink-0 text-sm tabular-nums">
          {checked.length} of {items.length} checked
        </p>
      </div>
      <CheckItemList
        labelledBy={title}
        items={items}
        to={(item) => ({ name: "itemSingleCheck", locationId: location.id, itemId: item.id })}
        status={({ id }) => {
          const count = counts.get(id);
          return (
            <CountStatus counted={count && formatStock(count.newStock, count.partialAmount)} />
          );
        }}
        note={({ id }) => <CountedBy count={counts.get(id)} className="mt-0.5" />}
      />
    </section>
  );
}
