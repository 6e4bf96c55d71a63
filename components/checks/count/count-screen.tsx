"use client";

import { ActionBar } from "@/components/checks/shared/action-bar";
import { useHasEnded } from "@/components/checks/shared/check-end-context";
import { CountedBy } from "@/components/checks/shared/counted-by";
import { ScreenTitle } from "@/components/checks/shared/screen-title";
import { useMissingCount } from "@/components/checks/shared/use-missing-count";
import { usePrefetch } from "@/components/checks/use-prefetch";
import { useCreatedIds } from "@/lib/client/pending-writes/use-created-ids";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import type { CheckData, CheckView } from "@/lib/features/checks/client/screens";
import { nextGapScreen, previousItemScreen } from "@/lib/features/checks/model/screen-sequence";
import { BackToLocation } from "./back-to-location";
import { CountFacts } from "./count-facts";
import { CountForm } from "./count-form";
import { CountHeader } from "./count-header";
import { ItemLayout } from "./item-layout";
import { TapOnceToggle } from "./tap-once-toggle";
import { ToMissing } from "./to-missing";
import { useFollowing } from "./use-following";

interface CountScreenProps {
  view: Extract<CheckView, { kind: "count" }>;
  data: CheckData;
}

/** Shows one item of a location: its photo, its desired stock and the keys that count it. */
export function CountScreen({ view, data }: CountScreenProps) {
  const { name, check, location, items, item, round } = view;
  const mayCount = useIsAllowed("check:run");
  const hasEnded = useHasEnded();
  const screen = { name, locationId: location.id, itemId: item.id, round };
  const previous = previousItemScreen(screen, items);
  const next = useFollowing(screen, view, data);
  const gap = hasEnded ? null : nextGapScreen(screen, items, data.counts);
  const missing = useMissingCount(data);
  const left = missing ?? 0;
  usePrefetch(data, location.id, item.id);
  // The key does not change when the server accepts an item that was added here, so the entered amount is preserved.
  const itemKey = useCreatedIds().keyOf(item.id);
  const count = data.counts.find(({ itemId }) => itemId === item.id);
  return (
    <>
      <CountHeader
        data={data}
        position={items.indexOf(item) + 1}
        total={items.length}
        previous={previous}
        next={next}
        isSkip={mayCount && !hasEnded && !count && missing === null}
        toMissing={
          mayCount &&
          (gap !== null || left > 0) && <ToMissing updateId={check.id} gap={gap} missing={left} />
        }
      />
      <ItemLayout
        itemKey={itemKey}
        item={item}
        hasKeys={mayCount}
        heading={
          <>
            <div className="@container -mt-2 flex items-center justify-between gap-2">
              <BackToLocation location={location} />
              {mayCount && !hasEnded && <TapOnceToggle />}
            </div>
            <ScreenTitle title={item.name} />
            <CountFacts item={item} count={count} isReadOnly={!mayCount} />
            <CountedBy withAmount count={count} className="mt-1" />
          </>
        }
      >
        {mayCount ? (
          <CountForm
            name={name}
            round={round}
            updateId={check.id}
            item={item}
            itemKey={itemKey}
            count={count}
            refused={data.refused.get(item.id)}
            missing={missing}
            previous={previous}
            next={next}
          />
        ) : (
          hasEnded && <ActionBar />
        )}
      </ItemLayout>
    </>
  );
}
