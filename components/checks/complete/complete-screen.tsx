"use client";

import { useEffect, useId, useRef } from "react";
import { ActionBar } from "@/components/checks/shared/action-bar";
import { useHasEnded } from "@/components/checks/shared/check-end-context";
import { noteEndSeen } from "@/components/checks/shared/end-seen";
import { entrance } from "@/components/checks/shared/entrance";
import { ScreenLink } from "@/components/checks/shared/screen-link";
import { BusyButton } from "@/components/shared/busy-button";
import { Button } from "@/components/ui/button";
import { pushAddress } from "@/lib/client/history/address";
import { paths } from "@/lib/core/paths";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import type { CheckData } from "@/lib/features/checks/client/screens";
import type { Check } from "@/lib/features/checks/model/dto";
import { progressByLocation } from "@/lib/features/checks/model/rules";
import { quantityToBuy } from "@/lib/features/items/model/rules";
import { useCompleteCheck } from "@/lib/features/shopping-lists/client/complete-check";
import { AssumedItems } from "./assumed-items";
import { CompleteHead } from "./complete-head";
import { CountedLocation } from "./counted-location";
import { MissingItems } from "./missing-items";
import { ToBuy } from "./to-buy";
import { useAssumable } from "./use-assumable";
import { useFirstMissing } from "./use-first-missing";
import { useWhenSent } from "./use-when-sent";

/** Shows the counts of a check by location, and the button that completes it. */
export function CompleteScreen({ check, data }: { check: Check; data: CheckData }) {
  const warning = useId();
  const mayComplete = useIsAllowed("check:run");
  const hasEnded = useHasEnded();
  const complete = useCompleteCheck({ onSuccess: () => pushAddress(paths.shoppingList()) });
  const whenSent = useWhenSent(check.id, () => complete.mutate(check.id));
  const progress = progressByLocation(data.locations, data.items, data.counts);
  useEffect(() => noteEndSeen(check.id), [check.id]);
  const missing = progress.flatMap(({ location, pending }) =>
    pending.map((item) => ({ item, location })),
  );
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
  const assumable = useAssumable(
    check.id,
    missing.map(({ item }) => item),
    data,
  );
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
    <div className="flex flex-col">
      <CompleteHead
        missing={missing.length}
        toBuy={toBuy.length}
        notice={whenSent.notice}
        noticeId={warning}
      />
      {(mayComplete || hasEnded) && (
        <ActionBar>
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
            missing={missing}
            data={data}
            assumable={assumable}
            warningId={warning}
            explanationId={explanation}
            onTaken={focusResults}
          >
            {/* The bar has the action that is possible. */}
            {first && completeButton}
          </MissingItems>
        )}
        {!isPending && toBuy.length > 0 && <ToBuy items={toBuy} data={data} />}
        <div className="flex flex-col gap-7">
          {progress
            .filter(({ pending, checked }) => pending.length + checked.length > 0)
            .map((location) => (
              <CountedLocation key={location.location.id} {...location} data={data} />
            ))}
        </div>
      </div>
    </div>
  );
}

function countMissing(missing: number): string {
  return missing === 1 ? "Count the missing item" : `Count the ${missing} missing items`;
}
