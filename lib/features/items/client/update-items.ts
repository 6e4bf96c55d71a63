"use client";

import { useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { withUndo } from "@/lib/client/toast";
import { optimisticChange, useApiMutation } from "@/lib/client/use-api-mutation";
import type { Item } from "../model/dto";
import type { ItemChange } from "../model/schema";
import { itemsQuery } from "./queries";

interface Changes {
  changes: readonly ItemChange[];
  /** The values before the change. */
  before: readonly ItemChange[];
}

const { queryKey } = itemsQuery();

const FAILURE = { title: "Error", text: "Failed to update selected items" };

const optimistic = ({ changes }: Pick<Changes, "changes">) => {
  const byId = new Map(changes.map((change) => [change.id, change]));
  return [
    optimisticChange(queryKey, (items) => items.map((item) => ({ ...item, ...byId.get(item.id) }))),
  ];
};

const send = ({ changes }: Pick<Changes, "changes">) =>
  api.post<{ updated: number }>("/api/items/bulk-update", { items: changes });

/**
 * Changes several items, all or none, with an optimistic update. The toast offers to undo it, which restores
 * the values that each item had.
 */
export function useUpdateItems({ onSuccess }: { onSuccess?: () => void }) {
  const queryClient = useQueryClient();
  const undo = useApiMutation({
    mutationFn: send,
    success: { title: "Undone", text: "The items are as before" },
    failure: FAILURE,
    optimistic,
    invalidates: [queryKey],
  });
  const update = useApiMutation({
    mutationFn: send,
    success: ({ updated }, { before }: Changes) => {
      const items = updated === 1 ? "1 item" : `${updated} items`;
      return withUndo({ title: "Success", text: `${items} updated successfully` }, () =>
        undo.mutate({ changes: before }),
      );
    },
    failure: FAILURE,
    optimistic,
    invalidates: [queryKey],
    onSuccess,
  });
  return {
    isPending: update.isPending,
    /** Sets the values for all these items. */
    change: (ids: ReadonlySet<number>, values: Omit<ItemChange, "id">) => {
      const items = queryClient.getQueryData(queryKey)?.filter(({ id }) => ids.has(id)) ?? [];
      update.mutate({
        changes: items.map(({ id }) => ({ id, ...values })),
        before: items.map((item) => valuesBefore(item, values)),
      });
    },
  };
}

/** Returns the present values of the fields that are changed. */
function valuesBefore(item: Item, values: Omit<ItemChange, "id">): ItemChange {
  return {
    id: item.id,
    ...(values.locationId !== undefined && { locationId: item.locationId }),
    ...(values.desiredStock !== undefined && { desiredStock: item.desiredStock }),
    ...(values.unit !== undefined && { unit: item.unit }),
  };
}
