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
import { useCompleteCheck } from "@/lib/features/shopping-lists/complete-check";
import { ActionBar } from "./action-bar";
import { CountedBy } from "./counted-by";
import { CheckItemList } from "./check-item-list";
import { entrance } from "./entrance";
import { ItemStatus } from "./item-status";
import { Notice } from "./notice";
import { ScreenTitle } from "./screen-title";
import { useWhenSent } from "./use-when-sent";

/** The end of a check: everything that was counted, and the list that is made from it. */
export function CompleteScreen({ check, data }: { check: Check; data: CheckData }) {
  const router = useRouter();
  const warning = useId();
  const mayComplete = useIsAllowed("check:run");
  const complete = useCompleteCheck({ onSuccess: () => router.push(paths.shoppingList()) });
  const whenSent = useWhenSent(check.id, () => complete.mutate(check.id));
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
        {!isPending && whenSent.notice && (
          <Notice isGood={false} id={warning} className="mb-6">
            {whenSent.notice}
          </Notice>
        )}
        <div className="flex flex-col gap-7">
          {progress
            .filter(({ pending, checked }) => pending.length + checked.length > 0)
            .map((location) => (
              <CountedLocation
                key={location.location.id}
                {...location}
                counts={counts}
                data={data}
              />
            ))}
        </div>
      </div>
      {mayComplete && (
        <ActionBar>
          <BusyButton
            size="lg"
            isBusy={whenSent.isAsked || complete.isPending || complete.isSuccess}
            busyLabel={whenSent.isAsked ? "Waiting for counts..." : "Completing..."}
            disabled={isPending || data.refused.size > 0}
            aria-describedby={isPending || whenSent.notice ? warning : undefined}
            onClick={whenSent.ask}
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
  data: CheckData;
  counts: ReadonlyMap<number, Count>;
}

function CountedLocation({ location, checked, pending, counts, data }: CountedLocationProps) {
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
          const counted = count && formatStock(count.newStock, count.partialAmount);
          return <ItemStatus itemId={id} data={data} counted={counted} />;
        }}
        note={({ id }) => <CountedBy count={counts.get(id)} className="mt-0.5" />}
      />
    </section>
  );
}
