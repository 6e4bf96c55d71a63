import type { RealtimeFeature } from "@/lib/client/realtime-feature";
import { LISTS_KEY, shoppingListQuery, shoppingListsQuery } from "./queries";

export const shoppingListsRealtime: RealtimeFeature = {
  changes: {
    // Lists contain the names of items. A mutation of an item does not update the cached lists of
    // its own tab.
    items: (_, { refresh }) => refresh([LISTS_KEY]),
    // A cleared list contains a username.
    members: (_, { refresh }) => refresh([LISTS_KEY]),
    check: ({ detail }, { isOwn, queryClient }) => {
      if (isOwn || detail?.is !== "status" || detail.status !== "completed") return;
      // The screen of the list then shows its loading state, not the previous list. A shown list is refetched by the
      // change of the list.
      queryClient.removeQueries({ ...shoppingListQuery(), type: "inactive" });
    },
    list: ({ ids }, { isOwn, refresh }) => {
      if (isOwn) return;
      const lists = [shoppingListQuery(), ...ids.map((id) => shoppingListQuery(id))];
      refresh(lists.map(({ queryKey }) => queryKey));
      refresh([shoppingListsQuery().queryKey]);
    },
  },
  volatileKeys: () => [shoppingListQuery().queryKey],
};
