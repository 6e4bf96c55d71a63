"use client";

import { useQuery } from "@tanstack/react-query";
import { useCurrentUser } from "@/lib/features/accounts/client/queries";
import { usePurchases } from "@/lib/features/purchases/client/use-purchases";
import { additionsQuery } from "@/lib/features/shopping-additions/client/queries";
import { useAdditions } from "@/lib/features/shopping-additions/client/use-additions";
import { shoppingListQuery } from "@/lib/features/shopping-lists/client/queries";
import { notOnList, type RunningOut } from "../model/running-out";

/**
 * Returns those of the items running out that still have to go on the latest list (`notOnList`); none while the list,
 * the additions or the purchases load.
 */
export function useNotOnList(running: readonly RunningOut[]): readonly RunningOut[] {
  const { data: list } = useQuery(shoppingListQuery());
  const { data: fetched } = useQuery(additionsQuery());
  const additions = useAdditions(useCurrentUser()?.username ?? "");
  const purchases = usePurchases();
  if (list === undefined || !fetched || !purchases) return [];
  return notOnList(running, { list, additions }, purchases);
}
