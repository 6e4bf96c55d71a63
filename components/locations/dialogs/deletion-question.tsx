"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { RESTORABLE_DAYS } from "@/lib/features/households/model/rules";
import { itemsQuery } from "@/lib/features/items/client/queries";

interface DeletionQuestionProps {
  question: string;
  /** The locations that are deleted when the person confirms. */
  locationIds: readonly number[];
  isBusy: boolean;
}

/**
 * Asks whether to delete locations, with the number of items that are deleted with them, and how long the deletion can
 * be undone.
 */
export function DeletionQuestion({ question, locationIds, isBusy }: DeletionQuestionProps) {
  const { data: items } = useQuery(itemsQuery());
  const count = items?.filter(({ locationId }) => locationIds.includes(locationId)).length;
  // The optimistic deletion removes the items from the cache while the dialog is still open. The dialog
  // continues to show their number before the deletion.
  const [asked, setAsked] = useState(count);
  if (!isBusy && asked !== count) setAsked(count);
  const object = locationIds.length === 1 ? "it" : "them";
  return (
    <>
      <span className="block">{question}</span>
      <span className="text-foreground mt-2 block font-medium">
        {itemsDeletedToo(asked, object)}
      </span>
      <span className="mt-2 block">{`You can restore ${object} for ${RESTORABLE_DAYS} days.`}</span>
    </>
  );
}

/**
 * Returns the sentence about the items that a deletion of locations also deletes. It has no number while the
 * items are not loaded.
 */
function itemsDeletedToo(count: number | undefined, where: "it" | "them"): string {
  if (count === 0) return `There are no items in ${where}.`;
  if (count === undefined) return `The items in ${where} are deleted too.`;
  return count === 1
    ? `1 item in ${where} is deleted too.`
    : `${count} items in ${where} are deleted too.`;
}
