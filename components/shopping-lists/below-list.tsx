"use client";

import type { ReactNode } from "react";
import { ActionBar } from "@/components/checks/shared/action-bar";
import { PutAway } from "@/components/purchases/put-away";
import { useIsPutAway } from "@/components/purchases/use-is-put-away";
import { useIsWide } from "@/lib/client/use-is-wide";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import type { Addition } from "@/lib/features/shopping-additions/model/dto";
import type { ShoppingList } from "@/lib/features/shopping-lists/model/dto";
import { BoughtAdditions } from "./bought-additions";
import { ClearList } from "./clear-list";
import { NewCheck } from "./new-check";
import { RunningOutOffers } from "./running-out-offers";

interface BelowListProps {
  /** Null for a household without lists. */
  list: ShoppingList | null;
  isEarlier: boolean;
  additions: readonly Addition[];
  /** Whether the person has ended the shopping with this list. */
  isShoppingDone: boolean;
  onPutAway: () => void;
  /** The actions of the list where they are below it: on phones and tablets. */
  actions: ReactNode;
}

/**
 * Shows what follows the lines of a list: what may run out, what was put away, what to do next, and the other actions.
 * For an earlier list: its actions and what was bought with it.
 */
export function BelowList({ list, isEarlier, additions, actions, ...shopping }: BelowListProps) {
  const mayAdd = useIsAllowed("list:add");
  const mayClear = useIsAllowed("list:clear");
  const isPutAway = useIsPutAway({ list, additions });
  const newCheck = list?.status === "error" && <NewCheckBelow />;
  if (isEarlier) {
    return (
      <>
        {actions}
        {list && !list.clearedAt && <BoughtAdditions listId={list.id} />}
        {newCheck}
      </>
    );
  }
  const rest = (
    <>
      <PutAway list={list} additions={additions} {...shopping} />
      {list && isPutAway && mayClear && (
        <ActionBar>
          <ClearList isNext list={list} additions={additions} />
        </ActionBar>
      )}
      {actions}
      {newCheck}
    </>
  );
  return (
    // On phones the column moves the spacer of the action bar to the end. On larger screens the bar has to be sticky in
    // the whole screen, which a box around it would prevent.
    <div className="flex flex-col md:contents">
      {mayAdd ? (
        <RunningOutOffers list={list} additions={additions}>
          {rest}
        </RunningOutOffers>
      ) : (
        rest
      )}
    </div>
  );
}

/** Offers a new check after a failed generation. In wide windows the message of the failure has the link. */
function NewCheckBelow() {
  const isWide = useIsWide();
  if (isWide) return null;
  return (
    <div className="mt-2 flex flex-col empty:hidden md:items-start lg:hidden">
      <NewCheck label="Start New Inventory Check" variant="outline" />
    </div>
  );
}
