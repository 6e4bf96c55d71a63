"use client";

import { useQuery } from "@tanstack/react-query";
import { PackageCheck } from "lucide-react";
import type { ReactNode } from "react";
import { ActionBar } from "@/components/checks/shared/action-bar";
import { late } from "@/components/shared/late";
import { useDialog } from "@/components/shared/use-dialog";
import { usePreload } from "@/components/shared/use-preload";
import { Button } from "@/components/ui/button";
import { scrollToTopAfterDialog } from "@/lib/client/history/use-back-closes";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import { activeCheckQuery } from "@/lib/features/checks/client/queries";
import { usePutAway } from "@/lib/features/purchases/client/mutations";
import { usePurchases } from "@/lib/features/purchases/client/use-purchases";
import {
  countWithoutItem,
  type LeftThing,
  type Shopped,
} from "@/lib/features/purchases/model/left";
import { describeThings } from "@/lib/features/purchases/model/shown";
import { isAllBought } from "@/lib/features/shopping-lists/model/rules";
import { PutAwayGroups } from "./put-away-groups";
import { useLeftToPutAway } from "./use-left-to-put-away";

const PutAwayDialog = late(async () => (await import("./put-away-dialog")).PutAwayDialog);

interface PutAwayProps extends Shopped {
  /** Whether the person has ended the shopping. The action is then always visible. */
  isShoppingDone: boolean;
  /** Called when the person puts purchases away. */
  onPutAway: () => void;
}

/**
 * Shows what was put away since the last check, and the action that puts away the ticked lines and additions that are
 * not put away yet. While a check runs, a sentence replaces the actions, because the check counts what was bought.
 */
export function PutAway({ list, additions, isShoppingDone, onPutAway }: PutAwayProps) {
  const purchases = usePurchases();
  const isAllowed = useIsAllowed("stock:put-away");
  const { data: check } = useQuery(activeCheckQuery());
  const { putAway, takeBack } = usePutAway(list?.id ?? null);
  const dialog = useDialog<readonly LeftThing[]>();
  usePreload(PutAwayDialog.preload);
  const left = useLeftToPutAway({ list, additions });
  const isDone = isAllBought([...(list?.items ?? []), ...additions]);
  if (!purchases || purchases.listId !== (list?.id ?? null)) return null;
  return (
    <>
      <PutAwayGroups
        lines={purchases.putAway}
        onTakeBack={isAllowed && !check ? (lines, by) => void takeBack(lines, by) : undefined}
      />
      {isAllowed && check && left.length > 0 && (
        <p className="text-muted-foreground mt-6 text-sm">
          {`${describeThings(left.length)} not put away. Count what you bought in the running check.`}
        </p>
      )}
      {isAllowed && !check && left.length > 0 && (
        <Place isFixed={isShoppingDone || isDone}>
          <Button
            size="lg"
            aria-haspopup="dialog"
            className="whitespace-normal"
            onClick={() => dialog.open(left)}
          >
            <PackageCheck aria-hidden />
            {`Put away ${describeThings(left.length)}`}
          </Button>
        </Place>
      )}
      {dialog.turn > 0 && (
        <PutAwayDialog
          key={dialog.turn}
          dialog={dialog}
          withoutItem={countWithoutItem(additions)}
          onPutAway={(lines) => {
            onPutAway();
            if (isDone) scrollToTopAfterDialog();
            void putAway(lines);
          }}
        />
      )}
    </>
  );
}

/**
 * Places the action below the list until the shopping is done: a fixed bar that appears with the first tick would cover
 * the line to tick next.
 */
function Place({ isFixed, children }: { isFixed: boolean; children: ReactNode }) {
  return isFixed ? (
    <ActionBar>{children}</ActionBar>
  ) : (
    <div className="mt-6 flex flex-col md:items-start">{children}</div>
  );
}
