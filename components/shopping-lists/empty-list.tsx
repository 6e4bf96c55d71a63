"use client";

import { useQuery } from "@tanstack/react-query";
import { ListX, PartyPopper, ShoppingBasket } from "lucide-react";
import type { ReactNode } from "react";
import { AppLink } from "@/components/shared/app-link";
import { EmptyState } from "@/components/shared/empty-state";
import { RelativeTime } from "@/components/shared/relative-time";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/core/paths";
import { itemsQuery } from "@/lib/features/items/client/queries";
import { isUncounted, quantityToBuy } from "@/lib/features/items/model/rules";
import type { ShoppingList } from "@/lib/features/shopping-lists/model/dto";
import { NewCheck } from "./new-check";
import { QuietEmptyList } from "./quiet-empty-list";

interface EmptyListProps {
  list: ShoppingList;
  /** Whether a newer list has replaced this one. The text then does not mention the present stock. */
  isEarlier: boolean;
  /** Whether additions are above the text. */
  isBelowLines: boolean;
}

/**
 * Shows a list without lines. The text depends on whether the list was cleared and whether items
 * are to buy.
 */
export function EmptyList({ list, isEarlier, isBelowLines }: EmptyListProps) {
  const { data: items } = useQuery({ ...itemsQuery(), enabled: !isEarlier });
  const counted = items?.filter((item) => !isUncounted(item)) ?? [];
  const short = isEarlier ? 0 : counted.filter((item) => quantityToBuy(item) > 0).length;
  const isKnown = items?.length === counted.length;
  const isStocked =
    isKnown && !isEarlier && !list.clearedAt && !hasRemovedLines(list) && short === 0;
  const icon = list.clearedAt ? ListX : isStocked ? PartyPopper : ShoppingBasket;
  // The button below a shortage says what is next.
  const hasNext = !isEarlier && short === 0;
  const text = describe(list, { isEarlier, isStocked, isBelowLines, hasNext });
  // While the items load, nothing is celebrated that they may refute.
  if (!isEarlier && (isBelowLines || short > 0 || !items)) {
    return (
      <QuietEmptyList shortage={describeShortage(short)} text={text} hasMoreToBuy={isBelowLines} />
    );
  }
  return (
    <EmptyState
      icon={icon}
      title="All Stocked Up!"
      text={text}
      action={
        <div className="flex w-82 max-w-full flex-col">
          {isEarlier ? (
            <Button asChild size="lg" variant="outline">
              <AppLink href={paths.shoppingList()}>Go to the latest list</AppLink>
            </Button>
          ) : (
            <NewCheck label="Start Inventory Check" variant="outline" />
          )}
        </div>
      }
    />
  );
}

interface Known {
  isEarlier: boolean;
  /** Whether the stock of all items is known, and none of them is to buy. */
  isStocked: boolean;
  isBelowLines: boolean;
  /** Whether the text says where the next list comes from. */
  hasNext: boolean;
}

function describe(
  list: ShoppingList,
  { isEarlier, isStocked, isBelowLines, hasNext }: Known,
): ReactNode {
  const next = hasNext && "The next inventory check makes a new list.";
  if (list.clearedAt) {
    return (
      <>
        {/* Without it, the title would contradict what people have added. */}
        {isBelowLines ? "The list of the last check was cleared by" : "Cleared by"} {list.clearedBy}{" "}
        <RelativeTime value={list.clearedAt} />. {next}
      </>
    );
  }
  if (isStocked)
    return `${isBelowLines ? "Nothing else is low." : "There is nothing to buy."} ${next}`;
  return [nothingOn(list, isEarlier), next].filter(Boolean).join(" ");
}

/**
 * Returns the sentence about the items that were low at their last count; undefined when none was.
 * @param short the number of items below their reorder point, which is the desired stock of most items
 */
function describeShortage(short: number): string | undefined {
  if (short === 0) return undefined;
  return `${short === 1 ? "1 item is" : `${short} items are`} below the desired stock`;
}

/**
 * Returns whether lines were removed from the list. `removedCount` is undefined in a list that a device
 * stored before the field existed. The result is then false.
 */
function hasRemovedLines({ removedCount }: ShoppingList): boolean {
  return removedCount > 0;
}

function nothingOn(list: ShoppingList, isEarlier: boolean): string {
  if (hasRemovedLines(list)) return "Every line of this list was removed.";
  return isEarlier ? "Nothing was on this list." : "Nothing is on this list.";
}
