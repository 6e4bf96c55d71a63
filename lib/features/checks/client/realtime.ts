import type { QueryClient } from "@tanstack/react-query";
import { currentPath } from "@/lib/client/history/address";
import type { RealtimeContext, RealtimeFeature } from "@/lib/client/realtime-feature";
import { showToast } from "@/lib/client/toast";
import { paths } from "@/lib/core/paths";
import type { RealtimeChange } from "@/lib/core/realtime-change";
import { itemsQuery } from "@/lib/features/items/client/queries";
import type { Check, Count, Presence } from "../model/dto";
import { othersCopy } from "../model/others-copy";
import { describeCount, replaceCount, replaceStock } from "../model/rules";
import {
  activeCheckQuery,
  CHECK_CHANGES_KEY,
  checkEndQuery,
  CHECKS_KEY,
  completedChecksQuery,
  countsQuery,
  latestCheckQuery,
  presencesQuery,
} from "./queries";
import { isInCheck, readScreen } from "./screens";

/**
 * Delay of the toast about an overruled count, in milliseconds. The toast of the person's own count
 * would otherwise replace it.
 */
const OVERRULED_DELAY_MS = 300;

export const checksRealtime: RealtimeFeature = {
  changes: {
    check: applyCheckChange,
    // Earlier checks contain the names and units of their items, and the names of their locations.
    items: (_, { refresh }) => refresh([CHECK_CHANGES_KEY]),
    locations: (_, { refresh }) => refresh([CHECK_CHANGES_KEY]),
    // Checks and their entries contain usernames. They are refetched also in the tab that changed a username,
    // because its mutation does not update them.
    members: (_, { refresh }) => refresh([CHECKS_KEY]),
  },
  polledKeys: (queryClient) => {
    const check = queryClient.getQueryData(activeCheckQuery().queryKey);
    const ofCheck = check ? [countsQuery(check.id), presencesQuery(check.id)] : [];
    return [activeCheckQuery(), ...ofCheck].map(({ queryKey }) => queryKey);
  },
};

function applyCheckChange(change: RealtimeChange<"check">, context: RealtimeContext): void {
  const { detail, ids, by } = change;
  const { isOwn, userId, queryClient, refresh } = context;
  if (detail?.is === "count") {
    if (!isOwn) applyCount(detail.count, context);
    if (detail.overruledId === userId) showOverruled(detail.count, queryClient);
  } else if (isOwn) {
    return;
  } else if (detail?.is === "presence") {
    for (const id of ids) applyPresence(id, detail.presence, queryClient);
  } else if (detail) {
    applyStatus(ids, { status: detail.status, by }, context);
  } else {
    // The realtime change does not contain entries, because many assumed entries were created or deleted at
    // once. The counts are therefore refetched.
    refresh(ids.map((id) => countsQuery(id).queryKey));
  }
}

function applyStatus(
  ids: number[],
  { status, by }: { status: Check["status"]; by: RealtimeChange["by"] },
  { queryClient, userId, refresh, open }: RealtimeContext,
): void {
  const { queryKey } = activeCheckQuery();
  const active = queryClient.getQueryData(queryKey);
  if (status !== "in_progress") {
    // Open screens of the check show how it ended, so the end is stored before the check is removed from the
    // cache below. A refetch may have removed the check already.
    for (const id of ids) {
      const end = checkEndQuery(id).queryKey;
      // A running fetch of this query would overwrite the data below with data that names no person.
      void queryClient.cancelQueries({ queryKey: end });
      queryClient.setQueryData(end, { status, by });
    }
  }
  if (status !== "in_progress" && active && ids.includes(active.id)) {
    // The server may have answered a running fetch before the check ended. That response would put the check
    // back into the cache.
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, null);
    if (status === "completed" && !isInCheck(readScreen(currentPath()))) {
      const person = by && { username: by.username, isSelf: by.userId === userId };
      const openList = () => open(paths.shoppingList());
      showToast(othersCopy.completedBy({ by: person, openList }));
    }
  } else {
    // The entries of the check are refetched too, because a purge may have deleted them.
    refresh([queryKey, ...ids.map((id) => countsQuery(id).queryKey)]);
  }
  refresh([latestCheckQuery().queryKey, itemsQuery().queryKey]);
  refresh([completedChecksQuery().queryKey]);
}

/** Writes the count to the query cache, and refetches the counts in case the cache missed other changes. */
function applyCount(count: Count, { queryClient, refresh }: RealtimeContext): void {
  const { queryKey } = countsQuery(count.updateId);
  queryClient.setQueryData(queryKey, (counts) => counts && replaceCount(counts, count));
  queryClient.setQueryData(
    itemsQuery().queryKey,
    (items) => items && replaceStock(items, { ...count, countedAt: count.updatedAt }),
  );
  refresh([queryKey]);
}

function applyPresence(updateId: number, presence: Presence, queryClient: QueryClient): void {
  queryClient.setQueryData(presencesQuery(updateId).queryKey, (presences) => {
    const others = presences?.filter(({ userId }) => userId !== presence.userId);
    return others && (presence.locationId === null ? others : [...others, presence]);
  });
}

function showOverruled(count: Count, queryClient: QueryClient): void {
  const items = queryClient.getQueryData(itemsQuery().queryKey);
  const item = items?.find(({ id }) => id === count.itemId);
  if (!item) return;
  const amount = describeCount(count, item.unit);
  setTimeout(
    () => showToast(othersCopy.overruled({ by: count.countedBy, item: item.name, amount })),
    OVERRULED_DELAY_MS,
  );
}
