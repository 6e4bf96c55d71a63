"use client";

import { ActionBar } from "@/components/checks/shared/action-bar";
import { PutAway } from "@/components/purchases/put-away";
import { useIsPutAway } from "@/components/purchases/use-is-put-away";
import { useIsAllowed } from "@/lib/features/accounts/client/queries";
import type { Addition } from "@/lib/features/shopping-additions/model/dto";
import type { ShoppingList } from "@/lib/features/shopping-lists/model/dto";
import { BoughtAdditions } from "./bought-additions";
import { ClearList } from "./clear-list";
import { RunningOutOffers } from "./running-out-offers";

interface BelowListProps {
  /** Null for a household without lists. */
  list: ShoppingList | null;
  isEarlier: boolean;
  additions: readonly Addition[];
  /** Whether the person has ended the shopping with this list. */
  isShoppingDone: boolean;
  onPutAway: () => void;
}

/**
 * Shows what follows the lines of a list: what was put away and may run out, and what to do next, or what was bought
 * with an earlier list.
 */
export function BelowList({ list, isEarlier, additions, ...shopping }: BelowListProps) {
  const mayAdd = useIsAllowed("list:add");
  const mayClear = useIsAllowed("list:clear");
  const isPutAway = useIsPutAway({ list, additions });
  if (isEarlier) return list && !list.clearedAt && <BoughtAdditions listId={list.id} />;
  return (
    <>
      <PutAway list={list} additions={additions} {...shopping} />
      {list && isPutAway && mayClear && (
        <ActionBar>
          <ClearList isNext list={list} additions={additions} />
        </ActionBar>
      )}
      {mayAdd && <RunningOutOffers list={list} additions={additions} />}
    </>
  );
}
