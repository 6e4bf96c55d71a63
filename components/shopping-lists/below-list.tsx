"use client";

import { ActionBar } from "@/components/checks/shared/action-bar";
import { PutAway } from "@/components/purchases/put-away";
import { useIsPutAway } from "@/components/purchases/use-is-put-away";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import type { Addition } from "@/lib/features/shopping-additions/model/dto";
import type { ShoppingList } from "@/lib/features/shopping-lists/model/dto";
import { BoughtAdditions } from "./bought-additions";
import { ClearList } from "./clear-list";
import { ListActions } from "./list-actions";
import { RunningOutOffers } from "./running-out-offers";

interface BelowListProps {
  /** Null for a household without lists. */
  list: ShoppingList | null;
  isEarlier: boolean;
  /** Whether the lines cannot be changed. */
  isReadOnly: boolean;
  additions: readonly Addition[];
  /** Whether the person has ended the shopping with this list. */
  isShoppingDone: boolean;
  onPutAway: () => void;
}

/**
 * Shows what follows the lines of a list: what may run out, what was put away, what to do next, and the other actions.
 * For an earlier list: its actions and what was bought with it.
 */
export function BelowList({ list, isEarlier, isReadOnly, additions, ...shopping }: BelowListProps) {
  const mayAdd = useIsAllowed("list:add");
  const mayClear = useIsAllowed("list:clear");
  const isPutAway = useIsPutAway({ list, additions });
  const actions = list && (
    <ListActions
      place="end"
      list={list}
      isEarlier={isEarlier}
      isReadOnly={isReadOnly}
      additions={additions}
    />
  );
  if (isEarlier) {
    return (
      <>
        {actions}
        {list && !list.clearedAt && <BoughtAdditions listId={list.id} />}
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
