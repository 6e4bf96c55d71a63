"use client";

import { useEffect, useId, useRef, useState } from "react";
import { ActionBar } from "@/components/checks/shared/action-bar";
import { useHasEnded } from "@/components/checks/shared/check-end-context";
import { noteEndSeen } from "@/components/checks/shared/end-seen";
import { entrance } from "@/components/checks/shared/entrance";
import { ScreenLink } from "@/components/checks/shared/screen-link";
import { BusyButton } from "@/components/shared/busy-button";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
import { pushAddress } from "@/lib/client/history/address";
import { useIsWide } from "@/lib/client/use-is-wide";
import { paths } from "@/lib/core/paths";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import type { CheckData } from "@/lib/features/checks/client/screens";
import type { Check } from "@/lib/features/checks/model/dto";
import { progressByLocation } from "@/lib/features/checks/model/rules";
import type { Item } from "@/lib/features/items/model/dto";
import { quantityToBuy } from "@/lib/features/items/model/rules";
import { useCompleteCheck } from "@/lib/features/shopping-lists/client/complete-check";
import { AssumedItems } from "./assumed-items";
import { CompleteHead } from "./complete-head";
import { CountedLocation } from "./counted-location";
import { MissingItems } from "./missing-items";
import { ToBuy } from "./to-buy";
import { TwoColumns } from "./two-columns";
import { useAssumable } from "./use-assumable";
import { useFirstMissing } from "./use-first-missing";
import { useWhenSent } from "./use-when-sent";

/** Shows the counts of a check by location, and the button that completes it. */
export function CompleteScreen({ check, data }: { check: Check; data: CheckData }) {
  const warning = useId();
  const mayComplete = useIsAllowed("check:run");
  const hasEnded = useHasEnded();
  const isWide = useIsWide();
  const complete = useCompleteCheck({ onSuccess: () => pushAddress(paths.shoppingList()) });
  const whenSent = useWhenSent(check.id, () => complete.mutate(check.id));
  const progress = progressByLocation(data.locations, data.items, data.counts);
  useEffect(() => noteEndSeen(check.id), [check.id]);
  const missing = progress.flatMap(({ pending }) => pending);
  const isPending = missing.length > 0;
  const first = useFirstMissing(progress, mayComplete && !hasEnded);
  const toBuy = progress.flatMap(({ checked }) =>
    checked.filter((item) => quantityToBuy(item) > 0),
  );
  const explanation = useId();
  const results = useRef<HTMLDivElement>(null);
  // "Take the others as recorded" and its "Undo" replace each other.
  const focusResults = () =>
    results.current?.querySelector<HTMLElement>("button:enabled, a")?.focus();
  const assumable = useAssumable(check.id, missing, data);
  // The locations and items that are counted when the screen opens. What is counted later is not folded, because the
  // rows below it would move.
  const [countedLocations] = useState(
    () =>
      new Set(
        progress.flatMap(({ location, pending }) => (pending.length === 0 ? [location.id] : [])),
      ),
  );
  const [countedItems] = useState(() => new Set(data.counts.map(({ itemId }) => itemId)));
  const isUnfolded = ({ id }: Item) => !isPending || !countedItems.has(id);
  // Explains which items "Take the others as recorded" leaves out.
  const noteOf = ({ id }: Item) =>
    assumable.itemIds.length > 0 && assumable.withoutCount.has(id) ? "No earlier count" : "";
  const completeButton = (
    <BusyButton
      size="lg"
      isBusy={whenSent.isAsked || complete.isPending || complete.isSuccess}
      busyLabel={whenSent.isAsked ? "Waiting for counts..." : "Completing..."}
      disabled={isPending || whenSent.hasRefused}
      aria-describedby={isPending || whenSent.notice ? warning : undefined}
      onClick={whenSent.ask}
      // While it is disabled, the action above it is more prominent.
      className="disabled:inset-ring-border whitespace-normal disabled:bg-transparent"
    >
      Complete & Generate Shopping List
    </BusyButton>
  );
  return (
    <div className={cn("flex flex-col", isPending && "max-w-180 xl:max-w-none")}>
      <CompleteHead
        missing={missing.length}
        total={data.items.length}
        toBuy={toBuy.length}
        notice={whenSent.notice}
        noticeId={warning}
      />
      {(mayComplete || hasEnded) && (
        // While items are missing, the action that is possible is more prominent.
        <ActionBar isFirstSecondary first={first && isWide && completeButton}>
          {first ? (
            <Button asChild size="lg">
              <ScreenLink to={first}>{countMissing(missing.length)}</ScreenLink>
            </Button>
          ) : (
            completeButton
          )}
        </ActionBar>
      )}
      <div ref={results} className={entrance(assumable.isAwaited ? "invisible" : undefined)}>
        <AssumedItems check={check} data={data} onRemoved={focusResults} />
        {isPending && (
          <MissingItems
            updateId={check.id}
            missing={missing.length}
            assumable={assumable}
            warningId={warning}
            explanationId={explanation}
            onTaken={focusResults}
          />
        )}
        {!isPending && toBuy.length > 0 && <ToBuy items={toBuy} data={data} />}
        <TwoColumns
          gap={isPending ? "gap-5" : "gap-7"}
          entries={progress.filter(({ pending, checked }) => pending.length + checked.length > 0)}
          heightOf={({ location, pending, checked }) =>
            isPending && countedLocations.has(location.id)
              ? 1
              : 1 + [...pending, ...checked].filter(isUnfolded).length
          }
          render={(location) => (
            <CountedLocation
              key={location.location.id}
              {...location}
              data={data}
              isFolded={isPending && countedLocations.has(location.location.id)}
              isItemFolded={(item) => !isUnfolded(item)}
              noteOf={noteOf}
            />
          )}
        />
        {first && !isWide && <div className="mt-6 flex flex-col">{completeButton}</div>}
      </div>
    </div>
  );
}

function countMissing(missing: number): string {
  return missing === 1 ? "Count the missing item" : `Count the ${missing} missing items`;
}
