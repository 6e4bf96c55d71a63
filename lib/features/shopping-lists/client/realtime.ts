import type { RealtimeFeature } from "@/lib/client/realtime-feature";
import { LISTS_KEY, shoppingListQuery, shoppingListsQuery } from "./queries";

export const shoppingListsRealtime: RealtimeFeature = {
  changes: {
    // Lists contain the names of items. They are refetched also in the tab that changed an item, because its
    // mutation does not update them.
    items: (_, { refresh }) => refresh([LISTS_KEY]),
    // A cleared list contains the username of the person who cleared it.
    members: (_, { refresh }) => refresh([LISTS_KEY]),
    check: ({ detail }, { isOwn, queryClient }) => {
      if (isOwn || detail?.is !== "status" || detail.status !== "completed") return;
      // The completed check makes a new list. The screen of the latest list would otherwise open with the previous list
      // from the cache. A list that is open now is refetched by the realtime change `list`.
      queryClient.removeQueries({ ...shoppingListQuery(), type: "inactive" });
    },
    list: ({ ids }, { isOwn, refresh }) => {
      if (isOwn) return;
      const lists = [shoppingListQuery(), ...ids.map((id) => shoppingListQuery(id))];
      refresh(lists.map(({ queryKey }) => queryKey));
      refresh([shoppingListsQuery().queryKey]);
    },
  },
  polledKeys: () => [shoppingListQuery().queryKey],
};
